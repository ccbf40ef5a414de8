internal import UIKit

/// The relation between two sides, in SnapKit's words.
enum ConstraintRelation {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual

  var layoutRelation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
