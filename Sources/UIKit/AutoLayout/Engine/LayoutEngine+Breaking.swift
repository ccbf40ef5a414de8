import Cassowary

/// Whose a row of the solver is.
enum RowOwner {
  case constraint(NSLayoutConstraint)
  /// One of minX, minY, width, height of a view whose mask is translated.
  case autoresizing(LayoutItemState, part: Int)
  case contentSize(LayoutItemState, NSLayoutConstraint.Axis)
  /// How far a view's content is scrolled.
  case offset
  /// Of a measuring engine only.
  case fitting
}

/// What happens when required constraints cannot hold together: one of them gives way, is told,
/// and goes on pulling below all required and above all optional ones (facts 0.2, 12.2).
extension LayoutEngine {
  /// What brought a conflict about.
  enum Cause { case adding, moving }

  /// Adds a row. A required one that the others exclude is let in after one of the conflicting
  /// set, perhaps itself, has been broken.
  ///
  /// - Parameter owner: The constraint that the row is of; nil for UIKit's own.
  func add(
    _ terms: some Collection<Term>, _ relation: NSLayoutConstraint.Relation, _ constant: Double,
    priority: Priority, for owner: NSLayoutConstraint?
  ) -> Cassowary.Constraint {
    var priority = priority
    while true {
      do throws(Unsatisfiable) {
        return try solver.add(
          terms, relation.forSolver, Self.limited(constant), priority: priority)
      } catch {
        guard priority == .required else { preconditionFailure("an optional row always fits") }
        let set = members(of: error, adding: owner)
        guard let weakest = set.weakest(after: .adding), weakest.constraint !== owner else {
          // The new row itself; UIKit's own rows give way without a word.
          if let owner { noteBroken(owner, of: set) }
          priority = .broken
          continue
        }
        relax(weakest, of: set)
      }
    }
  }

  /// Solves; where moved constants exclude each other, constraints are broken until they do not.
  func solveBreaking() {
    while true {
      do throws(Unsatisfiable) {
        try solver.solve()
        return
      } catch {
        let set = members(of: error, adding: nil)
        if let weakest = set.weakest(after: .moving) {
          relax(weakest, of: set)
        } else if let handle = lastButOffsets(error.constraints) {
          solver.setPriority(.broken, of: handle)
        } else {
          preconditionFailure("bounds alone cannot exclude each other")
        }
      }
    }
  }

  /// The row added last, of those that may give way: where content is scrolled to is a fact.
  private func lastButOffsets(_ rows: [Cassowary.Constraint]) -> Cassowary.Constraint? {
    let owners = ownersByRow()
    return rows.last {
      if case .offset? = owners[$0] { return false }
      return true
    }
  }

  private func relax(_ member: ConflictMember, of set: Conflict) {
    guard let row = member.constraint.row else {
      preconditionFailure("a member of a conflict stands in the solver")
    }
    solver.setPriority(.broken, of: row.handle)
    noteBroken(member.constraint, of: set)
  }

  private func noteBroken(_ constraint: NSLayoutConstraint, of set: Conflict) {
    guard !isFitting, constraint.breakage == nil else { return }
    let stable = ConstraintText(naming: .host)
    constraint.breakage = Breakage(
      constraint: stable.describe(constraint), conflict: set.texts(stable))
    if constraint.row != nil { broken.append(constraint) }
    newBreaks.append((constraint, set.log(breaking: constraint)))
  }

  /// Tells of the conflicts that were met since the last solve.
  func tellOfBreaks() {
    let breaks = newBreaks
    newBreaks.removeAll()
    for (constraint, message) in breaks {
      Self.log(message)
      guard let breakage = constraint.breakage else { continue }
      let violation = constraint.row.map { solver.violation(of: $0.handle) } ?? 0
      ApplicationHost.observer?.constraintsConflicted(
        broken: breakage.constraint, conflict: breakage.conflict, violation: violation)
    }
  }

  /// Tells, once, that the solver's numbers did not suffice for the constraints; frames are then the
  /// best that was found.
  func tellOfStall() {
    toldStall = solver.stall
    guard !isFitting, let stall = solver.stall else { return }
    let reason =
      switch stall.cause {
      case .endless: "the search for a layout did not end"
      case .imprecise: "rounding errors grew too large"
      }
    Self.log(
      """
      [LayoutConstraints] Unable to solve the constraints with the precision of a Double: \(reason). \
      Constraints of priority \(stall.priority.rawValue) and below may not be satisfied as well as \
      they could be. Look for multipliers or constants that are very large or very small.
      """)
  }

  /// UIKit writes to the console.
  static func log(_ message: String) {
    ApplicationHost.observer?.logged(message)
  }

  // MARK: Whose a row is

  private func members(of error: Unsatisfiable, adding new: NSLayoutConstraint?) -> Conflict {
    let owners = ownersByRow()
    var conflict = Conflict()
    for handle in error.constraints {
      switch owners[handle] {
      case .constraint(let constraint): conflict.constraints.append(ConflictMember(constraint))
      case .autoresizing(let item, let part):
        conflict.autoresizing.append(ConflictingFrame(item: item, part: part))
      case .contentSize, .offset, .fitting: break
      case nil:
        // What is just being added does not stand in the solver yet.
        if let new { conflict.constraints.append(ConflictMember(new)) }
      }
    }
    conflict.constraints.sort { $0.constraint.serial < $1.constraint.serial }
    return conflict
  }

  /// The owners of all rows that may be part of a conflict or unsatisfied.
  ///
  /// - Complexity: O(constraints) after a change of their number; else O(1)
  func ownersByRow() -> [Cassowary.Constraint: RowOwner] {
    if let ownersOfRows { return ownersOfRows }
    var owners: [Cassowary.Constraint: RowOwner] = [:]
    for case let slot? in slots {
      for constraint in slot.item.mentions {
        guard let row = constraint.row, row.engine === self else { continue }
        owners[row.handle] = .constraint(constraint)
      }
      for (part, handle) in slot.autoresizing.handles.enumerated() {
        owners[handle] = .autoresizing(slot.item, part: part)
      }
      for case let row? in [slot.place.pointee.offsetX, slot.place.pointee.offsetY] {
        owners[row] = .offset
      }
      for axis in NSLayoutConstraint.Axis.both {
        let rows = slot.contentSize
        for case let handle? in [rows.hugging[axis], rows.resistance[axis]] {
          owners[handle] = .contentSize(slot.item, axis)
        }
      }
    }
    for case let slot? in slots {
      for guide in slot.item.systemGuides {
        for constraint in guide.layoutItem.mentions {
          guard let row = constraint.row, row.engine === self else { continue }
          owners[row.handle] = .constraint(constraint)
        }
      }
    }
    for handle in fittingRows { owners[handle] = .fitting }
    ownersOfRows = owners
    return owners
  }
}
