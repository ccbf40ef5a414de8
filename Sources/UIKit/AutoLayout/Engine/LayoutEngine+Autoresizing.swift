import Cassowary
import Foundation

/// The constraints that stand for a frame and an autoresizing mask (facts 1.24, 1.26).
struct AutoresizingRows {
  /// One equation: `variable - share * superview's size == constant`.
  struct Equation: Equatable {
    var share: Double
    var constant: Double
  }

  /// The equations of minX, minY, width and height, in this order; empty without the flag.
  var equations: [Equation] = []
  var handles: [Cassowary.Constraint] = []
  var use: SlotUse?
}

extension LayoutEngine {
  /// Tells that the view's frame was set by code.
  static func frameDidChange(_ view: UIView) {
    let item = view.layoutItem
    if view.superview == nil, !item.isInSomeEngine { return }
    guard let engine = item.engine else { return }
    if view.translatesAutoresizingMaskIntoConstraints {
      engine.refreshAutoresizing(item)
    } else if let superview = view.superview {
      // The layout takes the frame back in its next pass.
      if let slot = engine.slots[item.slot] { superview.node.appendMoved(slot.place) }
    }
  }

  /// Tells that the view's mask, or its flag for translating it, has changed.
  static func autoresizingDidChange(_ view: UIView) {
    let item = view.layoutItem
    guard let engine = item.engine else { return }
    engine.removeAutoresizing(item.slot)
    engine.addAutoresizing(item.slot)
    engine.enterContentSize(item.slot)
    engine.markRestructured()
  }

  /// Adds the constraints of a view whose mask is translated.
  func addAutoresizing(_ index: Int) {
    guard let slot = slots[index], let equations = autoresizing(of: slot.item) else { return }
    var rows = AutoresizingRows(equations: equations)
    var superslot: LayoutSlot?
    if equations.contains(where: { $0.share != 0 }), let superview = slot.item.view?.superview {
      let place = self.slot(of: superview.layoutItem)
      let use = SlotUse(slot: place, part: .item)
      rows.use = use
      retain(use)
      superslot = slots[place]
    }
    let variables = [slot.minX, slot.minY, slot.width, slot.height]
    let sizes = [superslot?.width, superslot?.height, superslot?.width, superslot?.height]
    for (number, equation) in equations.enumerated() {
      var terms = [Term(variables[number])]
      if equation.share != 0, let size = sizes[number] {
        terms.append(Term(size, times: -equation.share))
      }
      rows.handles.append(
        add(terms, .equal, equation.constant, priority: .required, for: nil))
    }
    slots[index]?.autoresizing = rows
    ownersOfRows = nil
  }

  func removeAutoresizing(_ index: Int) {
    guard let rows = slots[index]?.autoresizing else { return }
    for handle in rows.handles { solver.remove(handle) }
    if let use = rows.use { abandon(use) }
    slots[index]?.autoresizing = AutoresizingRows()
    ownersOfRows = nil
  }

  /// Reads the frame anew: mostly constants change, seldom the shares of the superview's growth.
  func refreshAutoresizing(_ item: LayoutItemState) {
    guard let old = slots[item.slot]?.autoresizing, let new = autoresizing(of: item),
      new != old.equations
    else { return }
    guard new.map(\.share) == old.equations.map(\.share) else {
      removeAutoresizing(item.slot)
      addAutoresizing(item.slot)
      markRestructured()
      return
    }
    for (handle, (old, new)) in zip(old.handles, zip(old.equations, new))
    where old.constant != new.constant {
      setConstant(new.constant, of: handle)
    }
    slots[item.slot]?.autoresizing.equations = new
    markRestructured()
  }

  /// The equations of an item; nil when nothing is translated for it.
  private func autoresizing(of item: LayoutItemState) -> [AutoresizingRows.Equation]? {
    guard case .view = item.kind, let view = item.view,
      view.translatesAutoresizingMaskIntoConstraints, !(isFitting && view === root)
    else { return nil }
    let frame = view.alignmentRect(forFrame: view.layer.geometry.untransformedFrame)
    guard let superview = view.superview, view !== root else {
      return [(0, 0), (0, 0), (0, frame.width), (0, frame.height)].map {
        AutoresizingRows.Equation(share: $0.0, constant: Double($0.1))
      }
    }
    let mask = view.autoresizingMask
    // The superview's unknowns are those of its alignment rectangle.
    let outer = superview.bounds.inset(by: superview.layoutInsets).size
    let horizontal = AutoresizingAxis(
      minimum: frame.minX, size: frame.width, outer: outer.width,
      isFlexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = AutoresizingAxis(
      minimum: frame.minY, size: frame.height, outer: outer.height,
      isFlexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return [
      horizontal.minimumEquation, vertical.minimumEquation, horizontal.sizeEquation,
      vertical.sizeEquation,
    ]
  }
}

/// How a frame follows its superview's size along one axis: flexible parts share the growth in
/// proportion to what they are (fact 8.3).
struct AutoresizingAxis {
  var minimum: CGFloat
  var size: CGFloat
  /// The superview's size now.
  var outer: CGFloat
  /// The near margin, the size, the far margin.
  var isFlexible: (Bool, Bool, Bool)

  var minimumEquation: AutoresizingRows.Equation {
    equation(minimum, share: shares.minimum)
  }

  var sizeEquation: AutoresizingRows.Equation {
    equation(size, share: shares.size)
  }

  private func equation(_ value: CGFloat, share: Double) -> AutoresizingRows.Equation {
    AutoresizingRows.Equation(share: share, constant: Double(value) - share * Double(outer))
  }

  private var shares: (minimum: Double, size: Double) {
    let parts = [minimum, size, outer - minimum - size].map(Double.init)
    let flexible = [isFlexible.0, isFlexible.1, isFlexible.2]
    let count = flexible.count { $0 }
    guard count > 0 else { return (0, 0) }
    let sum = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let shares = zip(parts, flexible).map { part, isFlexible in
      guard isFlexible else { return 0.0 }
      guard count > 1 else { return 1.0 }
      return sum == 0 ? 1 / Double(count) : part / sum
    }
    return (shares[0], shares[1])
  }
}
