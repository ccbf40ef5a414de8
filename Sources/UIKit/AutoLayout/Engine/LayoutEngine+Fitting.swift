import Cassowary
import Foundation

/// Measuring a view by its own constraints alone (fact 1.30).
extension LayoutEngine {
  /// The size that the constraints held in the view's subtree give it when it is pulled towards
  /// `target` at the given priorities. No frame changes.
  ///
  /// - Complexity: O(subtree), for the solve is made anew.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsNow()
    let borrowed = BorrowedSubtree(of: view)
    defer { borrowed.giveBack() }
    let engine = LayoutEngine(root: view, isFitting: true)
    let item = view.layoutItem
    let index = engine.slot(of: item)
    for (axis, priority) in [
      (NSLayoutConstraint.Axis.horizontal, horizontal), (.vertical, vertical),
    ] {
      guard let size = engine.slots[index]?.variable(axis).size else { continue }
      let row = engine.add(
        [Term(size)], .equal, fittingTarget(target.extent(axis)),
        priority: Priority(priority.rawValue), for: nil)
      engine.fittingRows.append(row)
    }
    engine.markRestructured()
    engine.solve()
    let rect = engine.rect(of: item)
    let frame = view.frame(forAlignmentRect: rect)
    return CGSize(width: frame.width, height: frame.height)
  }
}

extension LayoutEngine {
  /// Infinity asks for as much as there is; what is no number asks for nothing.
  fileprivate static func fittingTarget(_ extent: CGFloat) -> Double {
    extent.isNaN ? 0 : limited(Double(extent))
  }
}

/// A subtree that is taken out of its engine for a while, so that another one can solve it.
@MainActor
private struct BorrowedSubtree {
  private var places: [(item: LayoutItemState, place: LayoutItemState.Place)] = []
  private var rows: [(constraint: NSLayoutConstraint, row: LayoutRow?)] = []

  init(of view: UIView) {
    borrow(view)
  }

  private mutating func borrow(_ view: UIView) {
    let state = view.layoutItem
    places.append((state, state.lend()))
    for guide in state.guides {
      places.append((guide.layoutItem, guide.layoutItem.lend()))
    }
    for constraint in state.constraints {
      rows.append((constraint, constraint.row))
      constraint.row = nil
    }
    for subview in view.subviewList { borrow(subview) }
  }

  /// Puts everything back as it was.
  func giveBack() {
    for (item, place) in places { item.putBack(place) }
    for (constraint, row) in rows { constraint.row = row }
    // Labels were told the widths of the measurement; they are wrapped again in the next solve.
    for (item, _) in places {
      guard let view = item.view, item.guide == nil, view.needsDoubleUpdateConstraintsPass else {
        continue
      }
      let wrapped = item.engine?.slots[item.slot]?.contentSize.wrappedWidth
      view.layoutWidthDidResolve(CGFloat(wrapped ?? 0))
    }
  }
}
