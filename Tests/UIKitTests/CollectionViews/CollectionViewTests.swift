import Foundation
import OnePhone
import Testing

@testable import UIKit

@Suite(.onePhone) @MainActor struct CollectionViewTests {
  private func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 115, height: 100)
    return layout
  }

  @Test func `only the items in sight have cells, and cells are given out again`() {
    NumberCell.made = 0
    let stage = CollectionStage([3_000], layout: grid())
    #expect(stage.view.visibleCells.count == 24)
    for y in stride(from: 0, through: 4_000, by: 40) { stage.scroll(to: CGPoint(x: 0, y: y)) }
    #expect(NumberCell.made <= 27)
    #expect(stage.texts.first == "0.108")
    #expect(stage.view.subviews.count { $0 is NumberCell } == stage.view.visibleCells.count)
    let cells = stage.view.visibleCells.compactMap { $0 as? NumberCell }
    #expect(cells.allSatisfy { $0.reuses > 0 })
  }

  @Test func `items that do not cross an edge cost nothing`() {
    let stage = CollectionStage([10_000], layout: grid())
    stage.scroll(to: CGPoint(x: 0, y: 1_001))
    let (asked, cells) = (stage.source.asked, stage.view.visibleCells)
    for step in 2..<40 { stage.scroll(to: CGPoint(x: 0, y: 1_000 + CGFloat(step))) }
    #expect(stage.source.asked == asked)
    #expect(stage.view.visibleCells == cells)
  }

  @Test func `the layout answers where items are, in sight or not`() {
    let stage = CollectionStage([3_000], layout: grid())
    #expect(stage.view.layoutAttributesForItem(at: [0, 2_999])?.frame.maxY == 109_990)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 374, y: 99)) == [0, 2])
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 374, y: 105)) == nil)
    #expect(stage.view.cellForItem(at: [0, 2_999]) == nil)
    stage.view.scrollToItem(at: [0, 300], at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 11_000)
    stage.view.scrollToItem(at: [0, 300], at: .centeredVertically, animated: false)
    #expect(stage.view.contentOffset.y == 10_644)
    stage.view.scrollToItem(at: [0, 2_999], at: .bottom, animated: true)
    stage.pass(frames: 30)
    #expect(stage.view.contentOffset.y == 109_178)
    #expect(stage.texts.last == "0.2999")
  }

  @Test func `items come, go and move with their cells`() {
    let stage = CollectionStage([3], layout: grid())
    let kept = stage.view.cellForItem(at: [0, 2])
    stage.source.items = [["0.2", "new", "0.0"]]
    var isFinished: Bool?
    stage.view.performBatchUpdates({
      stage.view.deleteItems(at: [[0, 1]])
      stage.view.insertItems(at: [[0, 1]])
      stage.view.moveItem(at: [0, 2], to: [0, 0])
    }) { isFinished = $0 }
    #expect(stage.texts == ["0.2", "new", "0.0"])
    #expect(stage.view.cellForItem(at: [0, 0]) === kept)
    #expect(kept?.frame.minX == 0)
    stage.pass(frames: 20)
    #expect(isFinished == true)
    #expect(stage.view.subviews.count { $0 is NumberCell } == 3)
    stage.source.items = [["x"], ["y"]]
    stage.view.reloadData()
    stage.pass()
    #expect(stage.texts == ["x", "y"])
  }

  @Test func `taps select what the delegate allows`() {
    let stage = CollectionStage([9], layout: grid())
    stage.tap(CGPoint(x: 10, y: 10))
    stage.tap(CGPoint(x: 190, y: 10))
    stage.tap(CGPoint(x: 370, y: 10))
    stage.tap(CGPoint(x: 122, y: 10))
    #expect(stage.source.diary == ["selected 0", "deselected 0", "selected 1"])
    #expect(stage.view.indexPathsForSelectedItems == [[0, 1]])
    #expect(stage.view.visibleCells.map(\.isSelected).prefix(3) == [false, true, false])
  }

  /// Items on a circle, whose layout is another one for each offset.
  private final class Circle: UICollectionViewLayout {
    var prepared = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 2_000) }

    override func prepare() {
      super.prepare()
      prepared += 1
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard let collectionView else { return nil }
      let angle = CGFloat(indexPath.item) / 4 * .pi
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.size = CGSize(width: 40, height: 40)
      attributes.center = CGPoint(
        x: 187.5 + 100 * cos(angle), y: collectionView.bounds.midY + 100 * sin(angle))
      attributes.alpha = 0.5
      attributes.zIndex = indexPath.item
      return attributes
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).compactMap { layoutAttributesForItem(at: [0, $0]) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  @Test func `a layout of the app's own is asked anew when it says so`() {
    let circle = Circle()
    let stage = CollectionStage([8], layout: circle)
    let cell = stage.view.cellForItem(at: [0, 0])
    #expect(cell?.center == CGPoint(x: 287.5, y: 406))
    #expect(cell?.alpha == 0.5)
    #expect(stage.view.cellForItem(at: [0, 5])?.layer.zPosition == 5)
    let prepared = circle.prepared
    stage.scroll(to: CGPoint(x: 0, y: 300))
    #expect(circle.prepared == prepared + 1)
    #expect(stage.view.cellForItem(at: [0, 0]) === cell)
    #expect(cell?.center == CGPoint(x: 287.5, y: 706))
  }

  /// A flow layout whose first item grows by as much as the content is pulled.
  private final class Stretchy: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      let pull = max(0, -(collectionView?.contentOffset.y ?? 0))
      for attributes in all ?? []
      where attributes.representedElementKind == UICollectionView.elementKindSectionHeader {
        attributes.frame.origin.y -= pull
        attributes.frame.size.height += pull
      }
      return all
    }
  }

  @Test func `a header that stretches above a collection view covers the pull`() {
    let layout = Stretchy()
    layout.itemSize = CGSize(width: 375, height: 100)
    layout.headerReferenceSize = CGSize(width: 375, height: 200)
    let stage = CollectionStage([30], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = stage.view.supplementaryView(forElementKind: kind, at: [0, 0])
    stage.scroll(to: CGPoint(x: 0, y: -90))
    #expect(header?.frame == CGRect(x: 0, y: -90, width: 375, height: 290))
    stage.scroll(to: CGPoint(x: 0, y: 50))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 375, height: 200))
  }

  @Test func `a layout can be replaced`() {
    let stage = CollectionStage([6], layout: grid())
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 375, height: 50)
    let cell = stage.view.cellForItem(at: [0, 1])
    stage.view.setCollectionViewLayout(other, animated: false)
    #expect(stage.view.collectionViewLayout === other)
    #expect(stage.view.cellForItem(at: [0, 1]) === cell)
    #expect(cell?.frame == CGRect(x: 0, y: 60, width: 375, height: 50))
  }

  /// A controller with cells of its own.
  private final class Controller: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 375, height: 70) }
  }

  @Test func `a controller is its view's data source, delegate and giver of sizes`() {
    let phone = Phone()
    let controller = Controller(collectionViewLayout: UICollectionViewFlowLayout())
    phone.show(controller)
    #expect(controller.collectionView.visibleCells.map(\.frame.minY) == [0, 80, 160, 240])
    #expect(controller.view !== controller.collectionView)
  }

  private static let refusals:
    [(words: String, call: @Sendable @MainActor (UICollectionView) -> Void)] = [
      (
        "raised NSInternalInconsistencyException: could not dequeue a view of kind: "
          + "UICollectionElementKindCell with identifier nobody - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard\n",
        { _ = $0.dequeueReusableCell(withReuseIdentifier: "nobody", for: [0, 0]) }
      ),
      (
        "raised NSInvalidArgumentException: UICollectionView must be initialized with a non-nil "
          + "layout parameter\n",
        { _ in _ = UICollectionView(frame: .zero) }
      ),
      (
        "raised NSInternalInconsistencyException: Attempted to scroll the collection view to an "
          + "out-of-bounds item (9) when there are only 2 items in section 0. Collection view: ",
        { $0.scrollToItem(at: [0, 9], at: .top, animated: false) }
      ),
      (
        "raised NSInternalInconsistencyException: Invalid update: invalid number of items in section "
          + "0.  The number of items contained in an existing section after the update (2) must be "
          + "equal to the number of items contained in that section before the update (2), plus or "
          + "minus the number of items inserted or deleted from that section (0 inserted, 1 deleted)",
        { $0.deleteItems(at: [[0, 0]]) }
      ),
    ]

  @Test func `wrong calls are told in UIKit's words`() async {
    for index in Self.refusals.indices {
      let result = await #expect(
        processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
      ) { [index = index as Int] in
        await MainActor.run {
          let phone = Phone()
          let source = CollectionSource()
          source.items = [["a", "b"]]
          let view = UICollectionView(
            frame: phone.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
          view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
          view.dataSource = source
          phone.show(view)
          Self.refusals[index].call(view)
          phone.write("unreached")
        }
      }
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.hasPrefix(Self.refusals[index].words), "\(words)")
    }
  }
}
