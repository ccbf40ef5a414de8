import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Sections of groups of items; sizes that Apple does not document are the library's own.
@Suite(.onePhone) @MainActor struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  private func stage(
    _ counts: [Int], _ group: NSCollectionLayoutGroup,
    _ set: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CollectionStage {
    let section = NSCollectionLayoutSection(group: group)
    set(section)
    return CollectionStage(counts, layout: UICollectionViewCompositionalLayout(section: section))
  }

  // MARK: Groups

  @Test func `items that say a part of the width fill a group, and the next one begins below`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)),
      subitems: [item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))])
    let stage = stage([4], group)
    #expect(
      stage.frames == [
        CGRect(x: 0, y: 0, width: 125, height: 75), CGRect(x: 125, y: 0, width: 125, height: 75),
        CGRect(x: 250, y: 0, width: 125, height: 75), CGRect(x: 0, y: 75, width: 125, height: 75),
      ])
    #expect(stage.view.contentSize == CGSize(width: 375, height: 150))
  }

  @Test func `an item that no longer fits beside its spacing begins the next group`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    #expect(stage([2], group).frames.map(\.minY) == [0, 0])
    group.interItemSpacing = .fixed(10)
    #expect(stage([2], group).frames.map(\.minY) == [0, 50])
  }

  @Test func `a count shares the width, whatever the item says of it`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.absolute(10), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(15)
    let frames = stage([3], group).frames
    #expect(frames.map(\.minX) == [0, 130, 260] && frames.map(\.width) == [115, 115, 115])
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(10), .fractionalHeight(1)), count: 3)
    #expect(stage([4], repeated).frames.map(\.minX) == [0, 10, 20, 0])
  }

  @Test func `insets are taken from the cell, the section's from the room of its groups`() {
    let inner = item(.fractionalWidth(0.5), .fractionalHeight(1))
    inner.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [inner])
    let stage = stage([3], group) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 25, bottom: 20, trailing: 50)
      $0.interGroupSpacing = 7
    }
    #expect(
      stage.frames == [
        CGRect(x: 27, y: 11, width: 144, height: 56),
        CGRect(x: 177, y: 11, width: 144, height: 56),
        CGRect(x: 27, y: 78, width: 144, height: 56),
      ])
    #expect(stage.view.contentSize.height == 157)
  }

  @Test func `groups lie in groups: a large item, and two small ones beside it`() {
    let large = item(.fractionalWidth(0.6), .fractionalHeight(1))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(0.1)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    #expect(
      stage([5], group).frames == [
        CGRect(x: 0, y: 0, width: 225, height: 100), CGRect(x: 225, y: 0, width: 150, height: 50),
        CGRect(x: 225, y: 50, width: 150, height: 50),
        CGRect(x: 0, y: 100, width: 225, height: 100),
        CGRect(x: 225, y: 100, width: 150, height: 50),
      ])
  }

  @Test func `what is flexible shares the room that is left`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(75), .absolute(20)), count: 3)
    group.interItemSpacing = .flexible(5)
    #expect(stage([3], group).frames.map(\.minX) == [0, 150, 300])
    let centred = item(.absolute(75), .absolute(20))
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let single = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: centred, count: 1)
    #expect(stage([1], single).frames == [CGRect(x: 150, y: 15, width: 75, height: 20)])
    centred.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(12), top: .fixed(8), trailing: nil, bottom: nil)
    let fixed = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: centred, count: 2)
    #expect(stage([2], fixed).frames.map(\.origin) == [CGPoint(x: 12, y: 8), CGPoint(x: 99, y: 8)])
  }

  @Test func `a custom group lies as the app says`() {
    var rooms: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(90))
    ) { environment in
      rooms.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 70, height: 80)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 60, y: 0, width: 30, height: 30), zIndex: 4),
      ]
    }
    let stage = stage([3], group)
    #expect(
      stage.frames == [
        CGRect(x: 5, y: 6, width: 70, height: 80), CGRect(x: 60, y: 0, width: 30, height: 30),
        CGRect(x: 5, y: 96, width: 70, height: 80),
      ])
    #expect(stage.view.visibleCells.map(\.layer.zPosition) == [0, 4, 0])
    #expect(rooms.first == CGSize(width: 375, height: 90))
  }

  @Test func `a layout that scrolls sideways lays its groups one beside the other`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 30
    // Else the status bar's room is kept clear, as the safe area at the sides is.
    configuration.contentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let stage = CollectionStage([3, 1], layout: layout)
    #expect(
      stage.frames == [
        CGRect(x: 0, y: 0, width: 100, height: 406), CGRect(x: 0, y: 406, width: 100, height: 406),
        CGRect(x: 100, y: 0, width: 100, height: 406),
        CGRect(x: 230, y: 0, width: 100, height: 406),
      ])
    #expect(stage.view.contentSize == CGSize(width: 330, height: 812))
  }

  @Test func `where text runs from the right, so do items`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(75), .fractionalHeight(1)), count: 2)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let stage = CollectionStage([2], layout: layout) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(stage.frames.map(\.minX) == [300, 225])
  }

  // MARK: Sections

  @Test func `each section has the pattern that the provider gives for its room`() {
    var asked: [String] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let room = environment.container.effectiveContentSize
      asked.append("\(section) \(room.width) \(environment.traitCollection.horizontalSizeClass)")
      let columns = room.width > 600 ? 4 : section + 1
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        subitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    let stage = CollectionStage([1, 2], layout: layout)
    #expect(stage.frames.map(\.width) == [375, 187.667, 187.333].map { ($0 * 3).rounded() / 3 })
    #expect(asked == ["0 375.0 compact", "1 375.0 compact"])
    stage.view.frame.size.width = 800
    stage.window.layoutPass()
    #expect(stage.frames.map(\.width) == [200, 200, 200])
    stage.scroll(to: CGPoint(x: 0, y: 1))
    #expect(asked.count == 4)
  }

  @Test func `no pattern for a section is an error of the app`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let phone = Phone()
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 100, height: 100),
          collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
        let source = CollectionSource()
        source.items = [["a"]]
        view.dataSource = source
        phone.show(view)
      }
    }
  }

  @Test func `the safe area at the sides is kept clear unless the app says otherwise`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let phone = Phone()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = CollectionSource()
    source.items = [["a"]]
    phone.show(controller)
    controller.collectionView.register(
      NumberCell.self, forCellWithReuseIdentifier: "number")
    controller.collectionView.dataSource = source
    phone.application.layoutPass()
    #expect(controller.collectionView.visibleCells.map(\.frame.width) == [375])
    phone.application.rotate(to: .landscapeLeft)
    phone.pass(0.5)
    let frame = controller.collectionView.visibleCells.first?.frame
    #expect(frame?.minX == 44 && frame?.width == 724)
    section.contentInsetsReference = .none
    layout.invalidateLayout()
    phone.application.layoutPass()
    let wide = controller.collectionView.visibleCells.first?.frame
    #expect(wide?.minX == 0 && wide?.width == 812)
  }

  // MARK: Headers, footers, badges and backgrounds

  private func header(
    _ kind: String, _ alignment: NSRectAlignment, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
  }

  private let headerKind = UICollectionView.elementKindSectionHeader
  private let footerKind = UICollectionView.elementKindSectionFooter

  private var lines: NSCollectionLayoutGroup {
    .vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
  }

  private func edges(_ stage: CollectionStage, _ kind: String) -> [CGRect] {
    stage.view.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }

  @Test func `headers lie before the insets of their section, footers behind them`() {
    let stage = stage([1, 1], lines) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 15)
      $0.boundarySupplementaryItems = [
        header(headerKind, .top, .absolute(40)), header(footerKind, .bottom, .absolute(20)),
      ]
    }
    #expect(
      edges(stage, headerKind) == [
        CGRect(x: 10, y: 0, width: 350, height: 40), CGRect(x: 10, y: 171, width: 350, height: 40),
      ])
    #expect(stage.frames.map(\.minY) == [45, 216] && stage.frames[0].width == 350)
    #expect(edges(stage, footerKind).map(\.minY) == [151, 322])
    #expect(stage.view.contentSize.height == 342)
  }

  @Test func `one that does not extend the section lies over it, and may leave the insets`() {
    let stage = stage([1], lines) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 15)
      $0.supplementariesFollowContentInsets = false
      let over = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: headerKind,
        alignment: .top, absoluteOffset: CGPoint(x: 3, y: 4))
      over.extendsBoundary = false
      $0.boundarySupplementaryItems = [over]
    }
    #expect(edges(stage, headerKind) == [CGRect(x: 3, y: 4, width: 375, height: 30)])
    #expect(stage.frames.map(\.minY) == [0] && stage.view.contentSize.height == 100)
  }

  @Test func `a pinned header stays in sight until its section leaves`() {
    for (isPinned, place) in [(true, 50), (false, 0)] as [(Bool, CGFloat)] {
      let stage = stage([10, 10], lines) {
        let top = header(headerKind, .top, .absolute(40))
        top.pinToVisibleBounds = isPinned
        $0.boundarySupplementaryItems = [top]
      }
      stage.scroll(to: CGPoint(x: 0, y: 50))
      #expect(
        stage.view.layoutAttributesForSupplementaryElement(
          ofKind: headerKind, at: IndexPath(item: 0, section: 0))?.frame.minY == place)
      #expect(edges(stage, headerKind).map(\.minY) == (isPinned ? [50] : []))
      // The first section ends at 1040.
      stage.scroll(to: CGPoint(x: 0, y: 1020))
      #expect(
        edges(stage, headerKind).map(\.minY) == (isPinned ? [1000, 1040] : [1040]))
      #expect(
        stage.view.visibleSupplementaryViews(ofKind: headerKind).first?.layer.zPosition
          == (isPinned ? 10 : 1))
    }
  }

  @Test func `a header of the whole layout has a path of one index`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header(headerKind, .top, .absolute(70))]
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: lines), configuration: configuration)
    let stage = CollectionStage([1, 1], layout: layout)
    #expect(edges(stage, headerKind) == [CGRect(x: 0, y: 0, width: 375, height: 70)])
    #expect(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: headerKind)
        == [IndexPath(index: 0)])
    #expect(stage.frames.map(\.minY) == [70, 170] && stage.view.contentSize.height == 270)
  }

  @Test func `a badge lies at a corner of its cell, moved by a part of its size`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: headerKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let badged = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)), repeatingSubitem: badged, count: 2)
    let stage = stage([2], group) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
    }
    #expect(
      edges(stage, headerKind).map(\.origin) == [CGPoint(x: 90, y: 20), CGPoint(x: 190, y: 20)])
    #expect(
      stage.view.indexPathsForVisibleSupplementaryElements(ofKind: headerKind).map(\.item)
        == [0, 1])
  }

  private final class Ground: UICollectionReusableView {}

  @Test func `a background lies behind its section, header and all`() {
    let section = NSCollectionLayoutSection(group: lines)
    section.boundarySupplementaryItems = [header(headerKind, .top, .absolute(40))]
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let stage = CollectionStage([2], layout: layout)
    let view = stage.view.subviews.first { $0 is Ground }
    #expect(view?.frame == CGRect(x: 8, y: 8, width: 359, height: 224))
    #expect(view?.layer.zPosition == -1)
  }
}
