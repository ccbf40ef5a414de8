import Foundation

/// Whether an update agrees with the numbers of sections and items before and after it: if not,
/// UIKit's exception is raised, in its words.
@MainActor struct ListUpdateCheck {
  let update: ListUpdate
  let old: [Int]
  let new: [Int]
  let wording: ListWording

  /// Everything that is named is there.
  func checkPlaces() {
    checkSectionPlaces()
    for path in update.deletedItems + update.reloadedItems + update.movedItems.map(\.from) {
      checkOld(path)
    }
    for path in update.insertedItems + update.movedItems.map(\.to) { checkNew(path) }
    let deleted = Set(update.deletedItems)
    for path in update.reloadedItems where deleted.contains(path) {
      raise("attempt to delete and reload the same index path (\(path.words))")
    }
    for move in update.movedItems where deleted.contains(move.from) {
      raise("attempt to perform a delete and a move from the same index path (\(move.from.words))")
    }
    let inserted = Set(update.insertedItems)
    for move in update.movedItems where inserted.contains(move.to) {
      raise("attempt to perform an insert and a move to the same index path (\(move.to.words))")
    }
  }

  private func checkSectionPlaces() {
    for section in update.deletedSections where section >= old.count {
      raise(
        "attempt to delete section \(section), but there are only \(old.count) sections before "
          + "the update"
      )
    }
    for section in update.reloadedSections where section >= old.count {
      raise(
        "attempt to reload section \(section), but there are only \(old.count) sections before "
          + "the update"
      )
    }
    for section in update.insertedSections where section >= new.count {
      raise(
        "attempt to insert section \(section) but there are only \(new.count) sections after "
          + "the update"
      )
    }
    for move in update.movedSections {
      guard old.indices.contains(move.from) else {
        raise(
          "attempt to move section \(move.from), but there are only \(old.count) sections "
            + "before the update"
        )
      }
      guard new.indices.contains(move.to) else {
        raise(
          "attempt to move section \(move.from) to section \(move.to), but there are only "
            + "\(new.count) sections after the update"
        )
      }
    }
  }

  private func checkOld(_ path: IndexPath) {
    let (one, many) = (wording.one, wording.many)
    guard old.indices.contains(path.section) else {
      raise(
        "attempt to delete \(one) \(path.item) from section \(path.section), but there are only "
          + "\(old.count) sections before the update")
    }
    guard (0..<old[path.section]).contains(path.item) else {
      raise(
        "attempt to delete \(one) \(path.item) from section \(path.section) which only contains "
          + "\(old[path.section]) \(many) before the update")
    }
  }

  private func checkNew(_ path: IndexPath) {
    let (one, many) = (wording.one, wording.many)
    guard new.indices.contains(path.section) else {
      raise(
        "attempt to insert \(one) \(path.item) into section \(path.section), but there are only "
          + "\(new.count) sections after the update")
    }
    guard (0..<new[path.section]).contains(path.item) else {
      raise(
        "attempt to insert \(one) \(path.item) into section \(path.section), but there are only "
          + "\(new[path.section]) \(many) in section \(path.section) after the update")
    }
  }

  /// The number of sections is what it was, with those that came and without those that went.
  func checkSections() {
    let (came, went) = (update.insertedSections.count, update.deletedSections.count)
    guard old.count + came - went != new.count else { return }
    raise(
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(wording.list) after the update (\(new.count)) must be equal to the number of sections "
        + "contained in the \(wording.list) before the update (\(old.count)), plus or minus the "
        + "number of sections inserted or deleted (\(came) inserted, \(went) deleted).")
  }

  /// The same for the items of a section that was there before.
  func checkItems(of section: Int, from origin: Int) {
    let inserted = update.insertedItems.count { $0.section == section }
    let deleted = update.deletedItems.count { $0.section == origin }
    let movedIn = update.movedItems.count { $0.to.section == section }
    let movedOut = update.movedItems.count { $0.from.section == origin }
    guard old[origin] + inserted - deleted + movedIn - movedOut != new[section] else { return }
    let many = wording.many
    raise(
      "Invalid update: invalid number of \(many) in section \(section).  The number of \(many) "
        + "contained in an existing section after the update (\(new[section])) must be equal to "
        + "the number of \(many) contained in that section before the update (\(old[origin])), "
        + "plus or minus the number of \(many) inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(many) "
        + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).")
  }

  private func raise(_ reason: String) -> Never {
    Exception.raise(.internalInconsistency, reason)
  }
}
