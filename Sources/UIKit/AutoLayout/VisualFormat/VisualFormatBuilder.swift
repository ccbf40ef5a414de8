import Foundation

/// Makes the constraints of a parsed visual format.
@MainActor
struct VisualFormatBuilder {
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var items: [LayoutItemState] = []
    for item in format.items { items.append(try self.item(item.name, at: item.position)) }
    var made: [NSLayoutConstraint] = []
    if let leading = format.leading, let first = items.first, let start = format.items.first {
      let superview = try superview(of: first, start)
      made += try leadingConstraints(leading, from: superview, to: first)
    }
    for (index, item) in format.items.enumerated() {
      for size in item.sizes { made.append(try sizeConstraint(size, of: items[index])) }
      if index < format.gaps.count {
        made += try gapConstraints(
          format.gaps[index], from: items[index], to: items[index + 1])
      }
    }
    if let trailing = format.trailing, let last = items.last, let end = format.items.last {
      let superview = try superview(of: last, end)
      made += try trailingConstraints(trailing, from: last, to: superview)
    }
    for attribute in options.alignments {
      for (one, next) in zip(items, items.dropFirst()) {
        made.append(make(one, attribute, .equal, next, attribute, 0))
      }
    }
    return made
  }

  // MARK: Parts

  private func leadingConstraints(
    _ written: VisualFormat.Gap, from superview: LayoutItemState, to item: LayoutItemState
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch written {
    case .none: return [make(item, near, .equal, superview, near, 0)]
    case .standard: return [make(item, near, .equal, superview, nearMargin, 0)]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        made.append(
          try prioritised(
            gap(item, near, predicate.relation, superview, near, try number(predicate)),
            predicate))
      }
      return made
    }
  }

  private func trailingConstraints(
    _ written: VisualFormat.Gap, from item: LayoutItemState, to superview: LayoutItemState
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch written {
    case .none: return [make(superview, far, .equal, item, far, 0)]
    case .standard: return [make(superview, farMargin, .equal, item, far, 0)]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        made.append(
          try prioritised(
            gap(superview, far, predicate.relation, item, far, try number(predicate)),
            predicate))
      }
      return made
    }
  }

  private func gapConstraints(
    _ written: VisualFormat.Gap, from item: LayoutItemState, to next: LayoutItemState
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let isBetweenBaselines =
      format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let (end, start): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isBetweenBaselines ? (.lastBaseline, .firstBaseline) : (far, near)
    switch written {
    case .none: return [make(next, start, .equal, item, end, 0)]
    case .standard: return [gap(next, start, .equal, item, end, SystemSpacing.standard)]
    case .predicates(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        made.append(
          try prioritised(
            gap(next, start, predicate.relation, item, end, try number(predicate)), predicate))
      }
      return made
    }
  }

  private func sizeConstraint(
    _ size: VisualFormat.Predicate, of item: LayoutItemState
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute =
      format.axis == .horizontal ? .width : .height
    if case .name(let name) = size.object, let other = views[name] {
      return try prioritised(
        make(item, attribute, size.relation, LayoutItemState.of(other), attribute, 0), size)
    }
    return try prioritised(
      make(item, attribute, size.relation, nil, .notAnAttribute, try number(size)), size)
  }

  // MARK: Names

  private func item(
    _ name: String, at position: Int
  ) throws(VisualFormatError) -> LayoutItemState {
    guard let view = views[name] else {
      throw VisualFormatError(
        message: "\(name) is not a key in the views dictionary.",
        position: position + name.count)
    }
    return LayoutItemState.of(view)
  }

  private func superview(
    of item: LayoutItemState, _ parsed: VisualFormat.Item
  ) throws(VisualFormatError) -> LayoutItemState {
    let superview = item.guide == nil ? item.view?.superview : item.view
    guard let superview else {
      throw VisualFormatError(
        message: "Unable to interpret '|' character, because the related view doesn't have a "
          + "superview.", position: parsed.position)
    }
    return superview.layoutItem
  }

  private func number(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> CGFloat {
    try number(predicate.object, at: predicate.position)
  }

  private func number(
    _ object: VisualFormat.Predicate.Object, at position: Int
  ) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name].flatMap(Metric.init) else {
        throw VisualFormatError(
          message: "\(name) is not a key in the metrics dictionary.",
          position: position + name.count)
      }
      return metric.value
    }
  }

  private func prioritised(
    _ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    if let priority = predicate.priority {
      let number = try number(priority, at: predicate.position)
      constraint.priority = UILayoutPriority(Float(number))
    }
    return constraint
  }

  /// A distance in the direction of the format: from right to left it is measured leftwards.
  private func gap(
    _ first: LayoutItemState, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: LayoutItemState,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    guard isRightToLeft, format.axis == .horizontal else {
      return make(first, firstAttribute, relation, second, secondAttribute, constant)
    }
    return make(first, firstAttribute, relation.mirrored, second, secondAttribute, -constant)
  }

  private func make(
    _ first: LayoutItemState, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: LayoutItemState?,
    _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.set(
      first, .attribute(firstAttribute), relation, second, .attribute(secondAttribute),
      multiplier: 1, constant: constant)
    return constraint
  }

  // MARK: Direction

  private var isLeftToRight: Bool { options.contains(.directionLeftToRight) }
  private var isRightToLeft: Bool { options.contains(.directionRightToLeft) }

  private var near: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .top }
    return isLeftToRight ? .left : isRightToLeft ? .right : .leading
  }

  private var far: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .bottom }
    return isLeftToRight ? .right : isRightToLeft ? .left : .trailing
  }

  private var nearMargin: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .topMargin }
    return isLeftToRight ? .leftMargin : isRightToLeft ? .rightMargin : .leadingMargin
  }

  private var farMargin: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .bottomMargin }
    return isLeftToRight ? .rightMargin : isRightToLeft ? .leftMargin : .trailingMargin
  }
}

/// A number that a metrics dictionary may hold: whatever Swift bridges to NSNumber on a phone.
private struct Metric {
  let value: CGFloat

  init?(_ number: Any) {
    switch number {
    case let number as CGFloat: value = number
    case let number as any BinaryFloatingPoint: value = Metric.value(of: number)
    case let number as any BinaryInteger: value = CGFloat(Int(clamping: number))
    case let number as NSNumber: value = CGFloat(number.doubleValue)
    default: return nil
    }
  }

  private static func value(of number: some BinaryFloatingPoint) -> CGFloat { CGFloat(number) }
}
