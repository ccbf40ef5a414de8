import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Cells of a compositional layout that say how large they are, and what becomes of their sizes.
@Suite(.onePhone) @MainActor struct CompositionalSizeTests {
  /// A cell as large as its text.
  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: CollectionSource {
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.label.text = items[indexPath.section][indexPath.item]
      return cell
    }
  }

  private let long = String(repeating: "words that need more than a line ", count: 4)

  private func stage(_ texts: [String], _ section: NSCollectionLayoutSection) -> CollectionStage {
    let source = Source()
    let layout = UICollectionViewCompositionalLayout(section: section)
    let stage = CollectionStage([], layout: layout, source: source) {
      $0.register(TextCell.self, forCellWithReuseIdentifier: "text")
    }
    source.items = [texts]
    stage.view.reloadData()
    stage.window.layoutPass()
    return stage
  }

  private var rows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return NSCollectionLayoutSection(group: group)
  }

  /// Heights and the like in whole pixels, as sums of thirds of a point are off by rounding errors.
  private func pixels(_ lengths: [CGFloat]) -> [Int] { lengths.map { Int(($0 * 3).rounded()) } }

  private func height(_ text: String, in width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + 20
  }

  @Test func `a height that is estimated is that of the content at the width that is not`() {
    let stage = stage(["one", long, "three"], rows)
    let heights = [height("one", in: 375), height(long, in: 375), height("three", in: 375)]
    #expect(stage.frames.map(\.width) == [375, 375, 375])
    #expect(pixels(stage.frames.map(\.height)) == pixels(heights))
    #expect(heights[1] > heights[0] + 20)
    #expect(pixels([stage.view.contentSize.height]) == pixels([heights.reduce(0, +)]))
  }

  @Test func `in another width cells are asked again`() {
    let stage = stage([long], rows)
    stage.view.frame.size.width = 700
    stage.window.layoutPass()
    #expect(stage.frames == [CGRect(x: 0, y: 0, width: 700, height: height(long, in: 700))])
    #expect(height(long, in: 700) < height(long, in: 375))
  }

  @Test func `widths that are estimated flow: as many a line as fit`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .estimated(60), heightDimension: .absolute(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [item])
    group.interItemSpacing = .fixed(8)
    let stage = stage(
      ["short", "a somewhat longer tag", "another tag of words", "end"],
      NSCollectionLayoutSection(group: group))
    let widths = stage.view.visibleCells.map { cell in
      (cell as? TextCell)?.label.intrinsicContentSize.width ?? 0
    }
    #expect(pixels(stage.frames.map(\.width)) == pixels(widths))
    #expect(stage.frames.map(\.minY) == [0, 0, 30, 30])
    #expect(pixels([stage.frames[1].minX]) == pixels([stage.frames[0].maxX + 8]))
    #expect(stage.frames.map(\.height) == [30, 30, 30, 30])
  }

  @Test func `the tallest of a line says how high it is, and to all that are to be as high`() {
    for isUniform in [true, false] {
      let height: NSCollectionLayoutDimension =
        isUniform ? .uniformAcrossSiblings(estimate: 44) : .estimated(44)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.5), heightDimension: height))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        subitems: [item])
      let stage = stage(["a", long, "b"], NSCollectionLayoutSection(group: group))
      let (small, large) = (self.height("a", in: 187), self.height(long, in: 187.333))
      #expect(pixels([stage.frames[1].height, stage.frames[2].minY]) == pixels([large, large]))
      #expect(pixels([stage.frames[0].height]) == pixels([isUniform ? large : small]))
    }
  }

  @Test func `cells keep their sizes while others come and go`() {
    let stage = stage([long, "b"], rows)
    let (large, small) = (height(long, in: 375), height("b", in: 375))
    stage.source.items[0].insert("new", at: 0)
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.pass(frames: 30)
    #expect(
      pixels(stage.frames.map(\.height)) == pixels([height("new", in: 375), large, small]))
    stage.source.items[0].remove(at: 1)
    stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    stage.pass(frames: 30)
    #expect(pixels(stage.frames.map(\.height)) == pixels([height("new", in: 375), small]))
  }

  @Test func `a cell without constraints keeps the estimate`() {
    let layout = UICollectionViewCompositionalLayout(section: rows)
    let stage = CollectionStage([2], layout: layout)
    #expect(stage.frames.map(\.height) == [44, 44])
  }
}
