import Foundation

/// The constraint as the engine takes it: the app's own, but for what is altered from outside.
extension NSLayoutConstraint {
  /// Whether the engine leaves it out.
  final var isRemoved: Bool {
    guard let alteration else { return false }
    switch alteration {
    case .removed: return true
    case .constant, .relation, .priority: return false
    }
  }

  final var effectiveConstant: CGFloat {
    guard let alteration else { return constant }
    switch alteration {
    case .constant(let more): return constant + CGFloat(more)
    case .removed, .relation, .priority: return constant
    }
  }

  final var effectiveRelation: Relation {
    guard let alteration else { return relation }
    switch alteration {
    case .relation(let relation): return relation
    case .removed, .constant, .priority: return relation
    }
  }

  final var effectivePriority: UILayoutPriority {
    guard let alteration else { return priority }
    switch alteration {
    case .priority(let priority): return UILayoutPriority(priority)
    case .removed, .constant, .relation: return priority
    }
  }
}
