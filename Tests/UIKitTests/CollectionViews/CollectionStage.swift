import Foundation
import UIKit

/// A collection view of a width, a finger, and data of a number a section.
@MainActor final class CollectionStage {
  let window: UIWindow
  let view: UICollectionView
  let finger: Finger
  let source: CollectionSource

  init(
    _ counts: [Int], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    source: CollectionSource = CollectionSource(), set: (UICollectionView) -> Void = { _ in }
  ) {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    finger = Finger(clock: UIApplication.shared.clock)
    self.source = source
    source.items = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "edge")
    }
    view.dataSource = source
    view.delegate = source
    set(view)
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutPass()
  }

  func pass(frames: Int = 1) {
    for _ in 0..<frames {
      UIApplication.shared.clock.advance(by: 1.0 / 60)
      window.layoutPass()
    }
  }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    window.layoutPass()
  }

  func tap(_ point: CGPoint) {
    finger.down(on: window, at: point)
    pass()
    finger.lift()
    pass()
  }

  /// Where the cells in sight lie.
  var frames: [CGRect] { view.visibleCells.map(\.frame) }

  var texts: [String] { view.visibleCells.compactMap { ($0 as? NumberCell)?.text } }
}

@MainActor class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var items: [[String]] = []
  var diary: [String] = []
  var asked = 0

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.text = items[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { items[indexPath.section][indexPath.item] != "0.2" }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    diary.append("selected \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    diary.append("deselected \(indexPath.item)")
  }
}

/// A cell that counts how often one is made and given out again.
@MainActor final class NumberCell: UICollectionViewCell {
  static var made = 0
  var text = ""
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    NumberCell.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
