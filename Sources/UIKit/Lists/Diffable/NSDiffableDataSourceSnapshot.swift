public import Foundation

/// What a list shows at one moment: sections and their items, each told by an identifier of its own.
///
/// A snapshot is a value: it is filled anew, or taken from the data source and changed, and then given
/// to `apply(_:animatingDifferences:)`, which finds out what has come, gone and moved.
///
/// Identifiers that are there twice, and those that are not there where one is needed, raise
/// NSInternalInconsistencyException. An item that is added although it is there is moved, as from
/// iOS 14 on.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// A section and its items, in order.
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The section of each item; never iterated over.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// What is to be shown anew, in the order of being said.
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []
  var reloadedSections: [SectionIdentifierType] = []

  /// A snapshot of nothing.
  public init() {}

  // MARK: What there is

  /// How many items all sections have.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The items that are to have new cells.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }

  /// The items whose cells are to be filled anew.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// The sections that are to be shown anew.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  /// The section that has an item; nil if none has.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// The place of an item among all items; nil if it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return sections[..<path.section].reduce(0) { $0 + $1.items.count } + path.item
  }

  /// The place of a section; nil if it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  /// Where an item is; nil if it is not there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[item], let section = indexOfSection(home),
      let index = sections[section].items.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  /// The item at a place; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  // MARK: What has to be there

  func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      Self.fail("Section identifier was not found in the snapshot: \(section)")
    }
    return index
  }

  func presentPath(of item: ItemIdentifierType) -> IndexPath {
    guard let path = path(of: item) else {
      Self.fail("Item identifier was not found in the snapshot: \(item)")
    }
    return path
  }

  static func fail(_ reason: String) -> Never {
    Exception.raiseAnywhere(.internalInconsistency, reason)
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
