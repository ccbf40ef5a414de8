import Foundation

/// What an app says that it has done to the data of a list: with deletions, reloads and the origins
/// of moves by the indices before the update, insertions and the ends of moves by those after it.
struct ListUpdate {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// Which section or item each one of after the update was before it.
  ///
  /// Raises UIKit's exceptions where the counts do not agree with what was said.
  ///
  /// - Parameters:
  ///   - old: The number of items of each section before.
  ///   - new: The same after.
  /// - Complexity: O(items)
  @MainActor func mapping(from old: [Int], to new: [Int], wording: ListWording) -> ListMapping {
    let check = ListUpdateCheck(update: self, old: old, new: new, wording: wording)
    check.checkPlaces()
    check.checkSections()
    let sections = sectionOrigins(from: old, to: new)
    var items: [[IndexPath?]] = []
    for (section, origin) in sections.enumerated() {
      guard let origin, !reloadedSections.contains(origin) else {
        items.append(Array(repeating: nil, count: new[section]))
        continue
      }
      check.checkItems(of: section, from: origin)
      items.append(
        itemOrigins(of: section, from: origin, old: old[origin], new: new[section]))
    }
    return ListMapping(sections: sections, items: items)
  }

  private func sectionOrigins(from old: [Int], to new: [Int]) -> [Int?] {
    let leaving = deletedSections.union(IndexSet(movedSections.map(\.from)))
    let arriving = insertedSections.union(IndexSet(movedSections.map(\.to)))
    var origins = [Int?](repeating: nil, count: new.count)
    var survivors = old.indices.filter { !leaving.contains($0) }[...]
    for section in new.indices where !arriving.contains(section) {
      origins[section] = survivors.popFirst()
    }
    for move in movedSections { origins[move.to] = move.from }
    return origins
  }

  private func itemOrigins(of section: Int, from origin: Int, old: Int, new: Int) -> [IndexPath?] {
    let leaving = IndexSet(
      (deletedItems + movedItems.map(\.from)).filter { $0.section == origin }.map(\.item))
    let arriving = IndexSet(
      (insertedItems + movedItems.map(\.to)).filter { $0.section == section }.map(\.item))
    var origins = [IndexPath?](repeating: nil, count: new)
    var survivor = 0
    for item in 0..<new where !arriving.contains(item) {
      while leaving.contains(survivor) { survivor += 1 }
      origins[item] = IndexPath(item: survivor, section: origin)
      survivor += 1
    }
    for move in movedItems where move.to.section == section { origins[move.to.item] = move.from }
    return origins
  }
}

/// Where the sections and items of after an update were before it; nil for those that are new.
struct ListMapping {
  var sections: [Int?]
  var items: [[IndexPath?]]

  /// Where each item of before the update is now; those that are gone are missing.
  var places: [IndexPath: IndexPath] {
    var places: [IndexPath: IndexPath] = [:]
    for (section, origins) in items.enumerated() {
      for (item, origin) in origins.enumerated() {
        if let origin { places[origin] = IndexPath(item: item, section: section) }
      }
    }
    return places
  }
}
