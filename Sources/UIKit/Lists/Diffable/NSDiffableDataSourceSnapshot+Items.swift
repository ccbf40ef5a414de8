import Foundation

/// Items that come, go and move.
extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section: of the last one, if none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last?.identifier else {
      Self.fail(
        "There are currently no sections in the data source. Please add a section first.")
    }
    let index = place(of: section)
    takeOut(identifiers)
    put(identifiers, at: IndexPath(item: sections[index].items.count, section: index))
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 0, from: beforeIdentifier)
  }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 1, from: afterIdentifier)
  }

  /// Takes items out; those that are not there do not matter.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
  }

  /// Takes all sections and their items out.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Puts an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Puts an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Has items shown in new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      guard homes[item] != nil else {
        Self.fail(
          "Attempted to reload item identifier that does not exist in the snapshot: \(item)")
      }
      if !reloadedItems.contains(item) { reloadedItems.append(item) }
    }
  }

  /// Has the cells of items filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      guard homes[item] != nil else {
        Self.fail(
          "Attempted to reconfigure item identifier that does not exist in the snapshot: \(item)")
      }
      if !reconfiguredItems.contains(item) { reconfiguredItems.append(item) }
    }
  }

  // MARK: Steps

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at offset: Int, from neighbour: ItemIdentifierType
  ) {
    guard !identifiers.contains(neighbour) else {
      Self.fail("An item cannot be inserted beside itself: \(neighbour)")
    }
    _ = presentPath(of: neighbour)
    takeOut(identifiers)
    var path = presentPath(of: neighbour)
    path.item += offset
    put(identifiers, at: path)
  }

  private mutating func move(
    _ item: ItemIdentifierType, to neighbour: ItemIdentifierType, offset: Int
  ) {
    _ = presentPath(of: item)
    guard item != neighbour else { return }
    insert([item], at: offset, from: neighbour)
  }

  /// Makes room for items that are there already and are to be elsewhere.
  private mutating func takeOut(_ items: [ItemIdentifierType]) {
    let wanted = Set(items)
    guard wanted.count == items.count else {
      let twice = items.indices.filter { items[..<$0].contains(items[$0]) }.map { items[$0] }
      Self.fail("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(twice)")
    }
    guard items.contains(where: { homes[$0] != nil }) else { return }
    let reloaded = (reloadedItems, reconfiguredItems)
    remove(wanted)
    (reloadedItems, reconfiguredItems) = reloaded
  }

  private mutating func remove(_ items: Set<ItemIdentifierType>) {
    for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    for item in items { homes[item] = nil }
    reloadedItems.removeAll { items.contains($0) }
    reconfiguredItems.removeAll { items.contains($0) }
  }

  private mutating func put(_ items: [ItemIdentifierType], at path: IndexPath) {
    sections[path.section].items.insert(contentsOf: items, at: path.item)
    for item in items { homes[item] = sections[path.section].identifier }
  }
}
