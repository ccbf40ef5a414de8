public import Foundation

/// Items of a compositional layout that lie in a row, in a column or as an app says; as a pattern that
/// is repeated until all items of the section have a place.
///
/// Items made by `subitems:` are taken in turn, from the first again after the last, as long as they
/// fit; where the group's length is estimated, once. A group that comes last and has items left for a
/// part of it only keeps its size.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the items lie.
  enum Arrangement {
    /// As many as fit, in turn.
    case filled(ScrollAxis)
    /// So many, each of its own size.
    case repeated(ScrollAxis, Int)
    /// So many, which share the length evenly.
    case divided(ScrollAxis, Int)
    /// As an app says.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  /// The patterns of the items.
  public final let subitems: [NSCollectionLayoutItem]
  /// Room between two items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// Made by the factories below.
  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Items side by side, in turn, as many as fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    check(!subitems.isEmpty, "a group needs at least one subitem")
    return NSCollectionLayoutGroup(layoutSize, .filled(.horizontal), subitems)
  }

  /// Items one below the other, in turn, as many as fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    check(!subitems.isEmpty, "a group needs at least one subitem")
    return NSCollectionLayoutGroup(layoutSize, .filled(.vertical), subitems)
  }

  /// A number of items side by side, as wide as each says.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    check(count > 0, "the count of a group must be greater than zero")
    return NSCollectionLayoutGroup(layoutSize, .repeated(.horizontal, count), [subitem])
  }

  /// A number of items one below the other, as high as each says.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    check(count > 0, "the count of a group must be greater than zero")
    return NSCollectionLayoutGroup(layoutSize, .repeated(.vertical, count), [subitem])
  }

  /// A number of items side by side that share the width evenly; what they say of it does not count.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    check(count > 0, "the count of a group must be greater than zero")
    return NSCollectionLayoutGroup(layoutSize, .divided(.horizontal, count), [subitem])
  }

  /// A number of items one below the other that share the height evenly; what they say of it does not
  /// count.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    check(count > 0, "the count of a group must be greater than zero")
    return NSCollectionLayoutGroup(layoutSize, .divided(.vertical, count), [subitem])
  }

  /// Items at places that an app computes, each time that the layout is.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }

  /// What the group would look like, in words: for reading while an app is written.
  open func visualDescription() -> String {
    let names = subitems.map { $0 is NSCollectionLayoutGroup ? "group" : "item" }
    return "<\(Swift.type(of: self)) \(arrangement.name) [\(names.joined(separator: ", "))]>"
  }

  private static func check(_ isTrue: Bool, _ reason: String) {
    if !isTrue { Exception.raise(.invalidArgument, "NSCollectionLayoutGroup: \(reason)") }
  }
}

extension NSCollectionLayoutGroup.Arrangement {
  fileprivate var name: String {
    switch self {
    case .filled(let axis): "\(axis), as many as fit"
    case .repeated(let axis, let count), .divided(let axis, let count): "\(axis), \(count)"
    case .custom: "custom"
    }
  }
}

/// Says where the items of a custom group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In the group's coordinates.
  public final let frame: CGRect
  /// Which items lie in front: those with the larger number.
  public final let zIndex: Int

  /// A place in the group's coordinates.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// A place in the group's coordinates, and in the order from back to front.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}
