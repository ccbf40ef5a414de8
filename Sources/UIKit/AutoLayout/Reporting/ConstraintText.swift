import Foundation

/// Writes constraints as UIKit's console does (facts 1.43 to 1.45).
@MainActor
struct ConstraintText {
  let naming: LayoutNaming

  /// With addresses: `<NSLayoutConstraint:0x… 'identifier' V:|-(0)-[UIView:0x…]   (active, names:
  /// '|':UIView:0x… )>`. Without: `imageView.top == view.top`, with `@750` for an optional one.
  func describe(_ constraint: NSLayoutConstraint) -> String {
    guard naming == .addresses else { return stable(constraint) }
    let address = LayoutNaming.address(of: constraint)
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    var state = constraint.isActive ? "active" : "inactive"
    let body: String
    if let visual = visualBody(constraint) {
      body = visual.text
      if let superview = visual.superview { state += ", names: '|':\(superview) " }
    } else {
      body = linearBody(constraint)
    }
    return "<\(type(of: constraint)):\(address) \(identifier)\(body)   (\(state))>"
  }

  /// One equation of a translated frame (fact 1.45).
  func describe(_ frame: ConflictingFrame) -> String {
    let view = frame.item.view
    let parts = ["minX", "minY", "width", "height"]
    let name = naming.name(of: frame.item)
    let value = frame.item.engine?.autoresizingConstant(of: frame) ?? 0
    let number = LayoutNaming.text(of: CGFloat(value))
    let superview = naming.name(of: view?.superview?.layoutItem)
    let isRelative = frame.item.engine?.isRelative(frame) ?? false
    let sum = value == 0 ? "" : " + \(number)"
    let term = isRelative ? "\(superview).\(parts[frame.part])\(sum)" : number
    guard naming == .addresses else { return "\(name).\(parts[frame.part]) == \(term)" }
    let mask = view?.autoresizingMask.maskPrefix ?? ""
    let names = frame.part < 2 ? ", names: '|':\(superview) " : ""
    return "<NSAutoresizingMaskLayoutConstraint:\(LayoutNaming.address(of: frame.item)) \(mask) "
      + "\(name).\(parts[frame.part]) == \(term)   (active\(names))>"
  }

  private func stable(_ constraint: NSLayoutConstraint) -> String {
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    return identifier + linearBody(constraint)
  }

  // MARK: Linear

  private func linearBody(_ constraint: NSLayoutConstraint) -> String {
    guard constraint.first != nil || constraint.second != nil else { return "(no items)" }
    let left = side(constraint.first, constraint.firstTerm)
    var text = "\(left) \(constraint.relation.symbol) "
    if constraint.secondAttribute == .notAnAttribute {
      text += LayoutNaming.text(of: constraint.constant)
    } else {
      if constraint.multiplier != 1 {
        text += LayoutNaming.text(of: constraint.multiplier) + "*"
      }
      text += side(constraint.second, constraint.secondTerm)
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += LayoutNaming.text(of: abs(constraint.constant))
      }
    }
    return text + prioritySuffix(constraint, separator: " ")
  }

  private func side(_ item: LayoutItemState?, _ term: ConstraintTerm) -> String {
    switch term {
    case .attribute(let attribute):
      return "\(naming.name(of: item)).\(attribute.name)"
    case .distance(let attribute, let end):
      let from = "\(naming.name(of: item)).\(attribute.name)"
      return "(\(naming.name(of: end.item)).\(end.attribute.name) - \(from))"
    }
  }

  private func prioritySuffix(_ constraint: NSLayoutConstraint, separator: String) -> String {
    guard constraint.priority != .required else { return "" }
    return "\(separator)@\(LayoutNaming.text(of: CGFloat(constraint.priority.rawValue)))"
  }

  // MARK: Visual format

  /// A gap between siblings or to a superview in the visual format (fact 1.44); nil for others.
  private func visualBody(
    _ constraint: NSLayoutConstraint
  ) -> (text: String, superview: String?)? {
    guard constraint.multiplier == 1, let first = constraint.first,
      let second = constraint.second, let firstView = first.view, let secondView = second.view,
      first.guide == nil, second.guide == nil,
      case .attribute(let firstEdge) = constraint.firstTerm,
      case .attribute(let secondEdge) = constraint.secondTerm,
      let axis = firstEdge.axis, let one = VisualEdge(firstEdge),
      let other = VisualEdge(secondEdge)
    else { return nil }
    let prefix = axis == .horizontal ? "H" : "V"
    let suffix = firstEdge.sidedness == .absolute ? "   (LTR)" : ""
    let (firstBox, secondBox) = ("[\(naming.name(of: first))]", "[\(naming.name(of: second))]")
    let (constant, relation) = (constraint.constant, constraint.relation)
    switch (one, other) {
    case (.near, .far) where firstView.superview === secondView.superview:
      let gap = gap(constant, relation, constraint)
      return ("\(prefix):\(secondBox)-\(gap)-\(firstBox)\(suffix)", nil)
    case (.far, .near) where firstView.superview === secondView.superview:
      let gap = gap(-constant, relation.mirrored, constraint)
      return ("\(prefix):\(firstBox)-\(gap)-\(secondBox)\(suffix)", nil)
    case (.near, .near) where firstView.superview === secondView:
      let gap = gap(constant, relation, constraint)
      return ("\(prefix):|-\(gap)-\(firstBox)\(suffix)", naming.name(of: second))
    case (.near, .near) where secondView.superview === firstView:
      let gap = gap(-constant, relation.mirrored, constraint)
      return ("\(prefix):|-\(gap)-\(secondBox)\(suffix)", naming.name(of: first))
    case (.far, .far) where firstView.superview === secondView:
      let gap = gap(-constant, relation.mirrored, constraint)
      return ("\(prefix):\(firstBox)-\(gap)-|\(suffix)", naming.name(of: second))
    case (.far, .far) where secondView.superview === firstView:
      let gap = gap(constant, relation, constraint)
      return ("\(prefix):\(secondBox)-\(gap)-|\(suffix)", naming.name(of: first))
    case (.near, _), (.far, _): return nil
    }
  }

  private func gap(
    _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation,
    _ constraint: NSLayoutConstraint
  ) -> String {
    let symbol = relation == .equal ? "" : relation.symbol
    // Minus zero is zero.
    let number = LayoutNaming.text(of: constant == 0 ? 0 : constant)
    return "(\(symbol)\(number)\(prioritySuffix(constraint, separator: "")))"
  }
}

/// An edge that the visual format can write.
private enum VisualEdge {
  case near, far

  init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .leading, .top: self = .near
    case .right, .trailing, .bottom: self = .far
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      return nil
    }
  }
}

extension UIView.AutoresizingMask {
  /// `h=--& v=--&`: fixed and flexible parts (fact 1.26); no flexible part means the far margin.
  var maskPrefix: String {
    func part(_ flags: [UIView.AutoresizingMask]) -> String {
      let isAnyFlexible = flags.contains { contains($0) }
      guard isAnyFlexible else { return "--&" }
      return flags.map { contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(part([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
      + "v=\(part([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }
}

extension LayoutEngine {
  fileprivate func autoresizingConstant(of frame: ConflictingFrame) -> Double? {
    equation(of: frame)?.constant
  }

  fileprivate func isRelative(_ frame: ConflictingFrame) -> Bool {
    (equation(of: frame)?.share ?? 0) != 0
  }

  private func equation(of frame: ConflictingFrame) -> AutoresizingRows.Equation? {
    guard let equations = slots[frame.item.slot]?.autoresizing.equations,
      equations.indices.contains(frame.part)
    else { return nil }
    return equations[frame.part]
  }
}
