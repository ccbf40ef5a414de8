import LayoutTrace
import UIKit

extension ConstraintAlteration {
  /// What UIKit is to do for a mutation.
  init(_ mutation: ConstraintMutation) {
    let change: Change =
      switch mutation.change {
      case .removed: .removed
      case .constant(let more): .constant(plus: more)
      case .relation(.lessOrEqual): .relation(.lessThanOrEqual)
      case .relation(.equal): .relation(.equal)
      case .relation(.greaterOrEqual): .relation(.greaterThanOrEqual)
      case .priority(let priority): .priority(Float(priority))
      }
    self.init(number: mutation.constraint, change: change)
  }
}
