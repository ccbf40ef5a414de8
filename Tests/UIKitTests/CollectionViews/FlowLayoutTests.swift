import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct FlowLayoutTests {
  private func layout(
    item: CGSize = CGSize(width: 100, height: 80),
    _ set: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = item
    set(layout)
    return layout
  }

  @Test func `a full line is spread over its length, and the last one stands below it`() {
    let stage = CollectionStage([5], layout: layout())
    #expect(
      stage.frames == [
        CGRect(x: 0, y: 0, width: 100, height: 80),
        CGRect(x: 137 + 2.0 / 3, y: 0, width: 100, height: 80),
        CGRect(x: 275, y: 0, width: 100, height: 80),
        CGRect(x: 0, y: 90, width: 100, height: 80),
        CGRect(x: 137 + 2.0 / 3, y: 90, width: 100, height: 80),
      ])
    #expect(stage.view.contentSize == CGSize(width: 375, height: 170))
  }

  @Test func `insets and spacings are the least room`() {
    let stage = CollectionStage(
      [4],
      layout: layout(item: CGSize(width: 100, height: 50)) {
        $0.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 25)
        $0.minimumLineSpacing = 5
        $0.minimumInteritemSpacing = 15
      })
    #expect(stage.frames.map(\.minX) == [20, 135, 250, 20])
    #expect(stage.frames.map(\.minY) == [10, 10, 10, 65])
    #expect(stage.view.contentSize.height == 145)
  }

  @Test func `one column lies in the middle`() {
    let stage = CollectionStage([2], layout: layout(item: CGSize(width: 301, height: 50)))
    #expect(stage.frames.map(\.minX) == [37, 37])
  }

  /// Items of sizes of their own.
  private final class Sizes: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sizes: [CGSize] = []

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sizes.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 44) }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  @Test func `items of different sizes are centred in their line, the last line keeps left`() {
    let source = Sizes()
    source.sizes = [
      CGSize(width: 200, height: 40), CGSize(width: 100, height: 60),
      CGSize(width: 150, height: 30), CGSize(width: 50, height: 30),
    ]
    let stage = CollectionStage([0]) {
      $0.dataSource = source
      $0.delegate = source
    }
    #expect(
      stage.frames == [
        CGRect(x: 0, y: 54, width: 200, height: 40),
        CGRect(x: 275, y: 44, width: 100, height: 60),
        CGRect(x: 0, y: 114, width: 150, height: 30),
        CGRect(x: 160, y: 114, width: 50, height: 30),
      ])
    let headers = stage.view.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 44)])
  }

  @Test func `headers and footers lie around their sections`() {
    let stage = CollectionStage(
      [3, 3],
      layout: layout {
        $0.headerReferenceSize = CGSize(width: 1, height: 30)
        $0.footerReferenceSize = CGSize(width: 1, height: 20)
      })
    func tops(_ kind: String) -> [CGFloat] {
      stage.view.visibleSupplementaryViews(ofKind: kind).map(\.frame.minY)
    }
    #expect(tops(UICollectionView.elementKindSectionHeader) == [0, 130])
    #expect(tops(UICollectionView.elementKindSectionFooter) == [110, 240])
    #expect(stage.view.contentSize.height == 260)
  }

  @Test func `headers stay in sight where that is asked for`() {
    let stage = CollectionStage(
      [60, 60],
      layout: layout {
        $0.headerReferenceSize = CGSize(width: 1, height: 30)
        $0.sectionHeadersPinToVisibleBounds = true
      })
    let kind = UICollectionView.elementKindSectionHeader
    stage.scroll(to: CGPoint(x: 0, y: 400))
    #expect(stage.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 400)
    stage.scroll(to: CGPoint(x: 0, y: 1_810))
    #expect(stage.view.supplementaryView(forElementKind: kind, at: [0, 0])?.frame.minY == 1_790)
    let loose = CollectionStage(
      [60], layout: layout { $0.headerReferenceSize = CGSize(width: 1, height: 30) })
    loose.scroll(to: CGPoint(x: 0, y: 400))
    #expect(loose.view.supplementaryView(forElementKind: kind, at: [0, 0]) == nil)
  }

  @Test func `a horizontal layout fills columns`() {
    let stage = CollectionStage(
      [5], layout: layout(item: CGSize(width: 50, height: 250)) { $0.scrollDirection = .horizontal }
    )
    #expect(stage.frames.map(\.minX) == [0, 0, 0, 60, 60])
    #expect(stage.frames.map(\.minY) == [0, 281, 562, 0, 281])
    #expect(stage.view.contentSize == CGSize(width: 110, height: 812))
  }

  @Test func `another width breaks the lines anew`() {
    let stage = CollectionStage([4], layout: layout())
    stage.view.frame.size.width = 220
    stage.pass()
    #expect(stage.frames.map(\.minX) == [0, 120, 0, 120])
    #expect(stage.view.contentSize == CGSize(width: 220, height: 170))
  }

  @Test func `an item that is wider than its line is told`() {
    let phone = Phone()
    let source = CollectionSource()
    source.items = [["a"]]
    let view = UICollectionView(
      frame: phone.window.bounds,
      collectionViewLayout: layout(item: CGSize(width: 400, height: 50)))
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = source
    phone.show(view)
    #expect(
      phone.diary.count {
        $0.hasPrefix("log The behavior of the UICollectionViewFlowLayout is not defined because:")
      } == 1)
  }

  /// A cell as wide as its text and 30 points high, by constraints.
  private final class Tag: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.widthAnchor.constraint(equalToConstant: 120),
        view.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `cells that find out their size are as large as their constraints`() {
    let own = layout { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    let stage = CollectionStage([5], layout: own) {
      $0.register(Tag.self, forCellWithReuseIdentifier: "number")
    }
    #expect(stage.frames.map(\.size) == Array(repeating: CGSize(width: 120, height: 30), count: 5))
    #expect(stage.frames.map(\.minY) == [0, 0, 40, 40, 80])
    #expect(stage.frames.map(\.minX) == [0, 255, 0, 255, 0])
    #expect(stage.view.contentSize.height == 110)
    let fixed = CollectionStage([2], layout: layout()) {
      $0.register(Tag.self, forCellWithReuseIdentifier: "number")
    }
    #expect(fixed.frames.map(\.size) == Array(repeating: CGSize(width: 100, height: 80), count: 2))
  }
}
