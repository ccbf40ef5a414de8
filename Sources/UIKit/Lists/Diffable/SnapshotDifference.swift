import Foundation

/// What has to be done to a list so that it shows one snapshot after another.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let old: Snapshot
  private let new: Snapshot

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
  }

  /// The update, with as few moves as there can be: of what is in both, the longest part that is in
  /// the same order stays where it is.
  ///
  /// An item that comes from a section that goes, or goes to one that comes, comes and goes with it.
  ///
  /// - Complexity: O(items x log items)
  var update: ListUpdate {
    var update = ListUpdate()
    let oldSections = places(old.sectionIdentifiers)
    let newSections = places(new.sectionIdentifiers)
    addSections(oldSections, newSections, to: &update)
    let oldPaths = paths(of: old)
    let newPaths = paths(of: new)
    for item in old.itemIdentifiers {
      guard let path = oldPaths[item], survives(path, in: old, newSections) else { continue }
      if newPaths[item].map({ survives($0, in: new, oldSections) }) != true {
        update.deletedItems.append(path)
      }
    }
    for (index, section) in new.sections.enumerated() where oldSections[section.identifier] != nil {
      addItems(of: section, at: index, oldPaths, newSections, to: &update)
    }
    addReloads(oldPaths, oldSections, newPaths, to: &update)
    return update
  }

  private func addSections(
    _ oldPlaces: [Section: Int], _ newPlaces: [Section: Int], to update: inout ListUpdate
  ) {
    for (index, section) in old.sections.enumerated() where newPlaces[section.identifier] == nil {
      update.deletedSections.insert(index)
    }
    var kept: [(from: Int, to: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let from = oldPlaces[section.identifier] {
        kept.append((from, index))
      } else {
        update.insertedSections.insert(index)
      }
    }
    let staying = Set(longestIncreasingRun(of: kept.map(\.from)))
    for (index, move) in kept.enumerated() where !staying.contains(index) {
      update.movedSections.append(move)
    }
  }

  /// What comes into a section that was there before, or moves within it.
  private func addItems(
    of section: Snapshot.Section, at index: Int, _ oldPaths: [Item: IndexPath],
    _ newSections: [Section: Int], to update: inout ListUpdate
  ) {
    var own: [(from: IndexPath, to: IndexPath)] = []
    for (place, item) in section.items.enumerated() {
      let path = IndexPath(item: place, section: index)
      guard let from = oldPaths[item], survives(from, in: old, newSections) else {
        update.insertedItems.append(path)
        continue
      }
      if old.sections[from.section].identifier == section.identifier {
        own.append((from, path))
      } else {
        update.movedItems.append((from, path))
      }
    }
    let staying = Set(longestIncreasingRun(of: own.map(\.from.item)))
    for (place, move) in own.enumerated() where !staying.contains(place) {
      update.movedItems.append(move)
    }
  }

  private func addReloads(
    _ oldPaths: [Item: IndexPath], _ oldSections: [Section: Int], _ newPaths: [Item: IndexPath],
    to update: inout ListUpdate
  ) {
    let gone = Set(update.deletedItems)
    for item in new.reloadedItems where newPaths[item] != nil {
      guard let path = oldPaths[item], !gone.contains(path),
        !update.deletedSections.contains(path.section)
      else { continue }
      update.reloadedItems.append(path)
    }
    for section in new.reloadedSections {
      if let index = oldSections[section] { update.reloadedSections.insert(index) }
    }
  }

  /// Whether the section at a path is in the other snapshot too.
  private func survives(
    _ path: IndexPath, in snapshot: Snapshot, _ others: [Section: Int]
  ) -> Bool {
    others[snapshot.sections[path.section].identifier] != nil
  }

  private func places(_ sections: [Section]) -> [Section: Int] {
    Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
  }

  private func paths(of snapshot: Snapshot) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (place, item) in content.items.enumerated() {
        paths[item] = IndexPath(item: place, section: section)
      }
    }
    return paths
  }

  /// The indices of a longest part of the numbers that goes up.
  private func longestIncreasingRun(of numbers: [Int]) -> [Int] {
    // For each length the index of the least number with which a run of it ends.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [Int] = []
    var next = ends.last
    while let index = next {
      run.append(index)
      next = before[index]
    }
    return run.reversed()
  }
}
