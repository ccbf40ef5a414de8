import Cassowary

/// Which constraints of a hierarchy do not hold, for whoever records the app.
package struct LayoutReport: Equatable, Sendable {
  /// A required constraint that gives way.
  package struct Broken: Equatable, Sendable {
    /// The constraint, without addresses.
    package var constraint: String
    /// The members of the conflicting set, as they were when it broke, in a fixed order.
    package var conflict: [String]
    /// By how much it is violated, in points; more than nothing.
    package var violation: Double
  }

  /// An optional constraint of the app that does not hold.
  package struct Unsatisfied: Equatable, Sendable {
    /// The constraint, without addresses.
    package var constraint: String
    /// Above 0, below 1000.
    package var priority: Double
    /// By how much it is violated, in points.
    package var violation: Double
  }

  /// In order of breaking.
  package var broken: [Broken] = []
  /// Strongest first.
  package var unsatisfied: [Unsatisfied] = []

  /// Violations up to this many points are rounding.
  static let tolerance = 1e-6

  /// What does not hold in the hierarchy of a view, as last solved. UIKit's own constraints, such
  /// as content sizes, are left out.
  @MainActor
  package init(of view: UIView) {
    guard let engine = view.rootView.layoutItem.ownEngine else { return }
    for constraint in engine.broken {
      guard let breakage = constraint.breakage else { continue }
      let violation = engine.violation(of: constraint)
      guard violation > Self.tolerance else { continue }
      broken.append(
        Broken(
          constraint: breakage.constraint, conflict: breakage.conflict, violation: violation))
    }
    let handles = engine.solver.unsatisfied()
    guard !handles.isEmpty else { return }
    let text = ConstraintText(naming: .host)
    let owners = engine.ownersByRow()
    for handle in handles {
      guard case .constraint(let constraint)? = owners[handle], constraint.breakage == nil else {
        continue
      }
      let violation = engine.solver.violation(of: handle)
      guard violation > Self.tolerance else { continue }
      unsatisfied.append(
        Unsatisfied(
          constraint: text.describe(constraint),
          priority: Double(constraint.priority.rawValue), violation: violation))
    }
  }
}

extension LayoutEngine {
  /// By how much a constraint is violated as last solved, in points; 0 for one not taken up here.
  func violation(of constraint: NSLayoutConstraint) -> Double {
    guard let row = constraint.row, row.engine === self else { return 0 }
    return solver.violation(of: row.handle)
  }
}
