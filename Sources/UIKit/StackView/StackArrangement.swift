import Foundation

/// The constraints of a stack view as it is now: along the axis a chain from edge to edge, across
/// it an alignment of each view.
@MainActor
struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let views: [UIView]
  private let visible: [UIView]
  /// What the views lie within: the stack, or its layout margins.
  private let canvas: LayoutItemState
  private let along: AxisAttributes
  private let across: AxisAttributes

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    canvas =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
    let isRow = stack.axis == .horizontal
    along = isRow ? .horizontal : .vertical
    across = isRow ? .vertical : .horizontal
  }

  func constraints() -> [NSLayoutConstraint] {
    guard !views.isEmpty else { return [] }
    return chain() + distribution() + alignment() + hiding()
  }

  // MARK: Along the axis

  /// Edge to first view, view to view, last view to edge.
  private func chain() -> [NSLayoutConstraint] {
    guard let first = visible.first, let last = visible.last else { return [] }
    var made = [edge(along.near, of: first, .first, constant: -stack.usualSpacing)]
    for (view, next) in zip(visible, visible.dropFirst()) {
      made.append(
        make(
          "UISV-spacing", next.layoutItem, gapEnd, gapRelation, view.layoutItem, gapStart,
          constant: stack.spacing(after: view)))
    }
    made.append(edge(along.far, of: last, .last, constant: stack.usualSpacing))
    return made
  }

  /// A view at an end of the chain: edge to edge, or between baselines the spacing from the edge to
  /// the nearest baseline of its text.
  private func edge(
    _ attribute: Attribute, of view: UIView, _ baseline: LocationOnAxis.Baseline, constant: CGFloat
  ) -> NSLayoutConstraint {
    guard isBetweenBaselines, view.baselineView(baseline) is any BaselineText else {
      return make(
        "UISV-canvas-connection", canvas, attribute, .equal, view.layoutItem, attribute)
    }
    return make(
      "UISV-canvas-connection", canvas, attribute, .equal, view.layoutItem,
      baseline == .first ? .firstBaseline : .lastBaseline, constant: constant)
  }

  /// Equal gaps and middles may grow beyond the spacing.
  private var gapRelation: NSLayoutConstraint.Relation {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: .equal
    case .equalSpacing, .equalCentering: .greaterThanOrEqual
    }
  }

  private var isBetweenBaselines: Bool {
    stack.isBaselineRelativeArrangement && stack.axis == .vertical
  }

  private var gapStart: Attribute { isBetweenBaselines ? .lastBaseline : along.far }
  private var gapEnd: Attribute { isBetweenBaselines ? .firstBaseline : along.near }

  private func distribution() -> [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: sizes("UISV-fill-equally") { _ in 1 }
    case .fillProportionally:
      sizes("UISV-fill-proportionally") { $0.intrinsicContentSize.extent(stack.axis) }
    case .equalSpacing:
      distances("UISV-distributing", from: gapStart, to: gapEnd, priority: .required)
    case .equalCentering:
      // Gives way to the content's own sizes, as UIKit's.
      distances(
        "UISV-distributing", from: along.center, to: along.center,
        priority: UILayoutPriority(149))
    }
  }

  /// Sizes in proportion to a measure; views without one stay out of it.
  private func sizes(
    _ identifier: String, _ measure: (UIView) -> CGFloat
  ) -> [NSLayoutConstraint] {
    let measured = visible.map { ($0, measure($0)) }.filter { $0.1 > 0 }
    guard let (first, unit) = measured.first else { return [] }
    return measured.dropFirst().map { view, size in
      make(
        identifier, view.layoutItem, along.size, .equal, first.layoutItem, along.size,
        multiplier: size / unit)
    }
  }

  /// Each distance between neighbours equals the first one.
  private func distances(
    _ identifier: String, from start: Attribute, to end: Attribute, priority: UILayoutPriority
  ) -> [NSLayoutConstraint] {
    let terms = zip(visible, visible.dropFirst()).map { view, next in
      (view.layoutItem, ConstraintTerm.distance(start, to: DistanceEnd(next.layoutItem, end)))
    }
    guard let first = terms.first else { return [] }
    return terms.dropFirst().map { item, term in
      let constraint = NSLayoutConstraint()
      constraint.set(item, term, .equal, first.0, first.1, multiplier: 1, constant: 0)
      constraint.identifier = identifier
      constraint.priority = priority
      return constraint
    }
  }

  /// Hidden views have no size and no gap; they wait where the view before them ends.
  private func hiding() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in views {
      guard view.isHidden else {
        previous = view
        continue
      }
      made.append(
        make("UISV-hiding", view.layoutItem, along.size, .equal, nil, .notAnAttribute))
      if let previous {
        made.append(
          make(
            "UISV-hiding", view.layoutItem, along.near, .equal, previous.layoutItem, along.far))
      } else {
        made.append(
          make("UISV-hiding", view.layoutItem, along.near, .equal, canvas, along.near))
      }
    }
    return made
  }

  // MARK: Across the axis

  private func alignment() -> [NSLayoutConstraint] {
    switch effectiveAlignment {
    case .fill: aligned([across.near, across.far])
    case .leading: aligned([across.near]) + fitting([across.far])
    case .trailing: aligned([across.far]) + fitting([across.near])
    case .center: aligned([across.center]) + fitting([across.near, across.far])
    case .firstBaseline: onBaseline(.firstBaseline)
    case .lastBaseline: onBaseline(.lastBaseline)
    }
  }

  /// A column has no common baseline: its views are aligned at the leading edge.
  private var effectiveAlignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: stack.axis == .horizontal ? stack.alignment : .leading
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  /// The first view to the canvas, the others to the first.
  private func aligned(_ attributes: [Attribute]) -> [NSLayoutConstraint] {
    guard let first = views.first?.layoutItem else { return [] }
    return attributes.flatMap { attribute in
      [make("UISV-canvas-connection", canvas, attribute, .equal, first, attribute)]
        + views.dropFirst().map {
          make("UISV-alignment", first, attribute, .equal, $0.layoutItem, attribute)
        }
    }
  }

  /// No view reaches beyond the canvas, and the canvas is no larger than it need be.
  private func fitting(_ attributes: [Attribute]) -> [NSLayoutConstraint] {
    let boundaries = attributes.flatMap { attribute in
      views.map {
        make(
          "UISV-spanning-boundary", canvas, attribute,
          attribute == across.near ? .lessThanOrEqual : .greaterThanOrEqual, $0.layoutItem,
          attribute)
      }
    }
    let fit = make("UISV-canvas-fit", canvas, across.size, .equal, nil, .notAnAttribute)
    fit.priority = UILayoutPriority(49)
    return boundaries + [fit]
  }

  private func onBaseline(_ baseline: Attribute) -> [NSLayoutConstraint] {
    guard let first = views.first?.layoutItem else { return [] }
    return views.dropFirst().map {
      make("UISV-alignment", first, baseline, .equal, $0.layoutItem, baseline)
    } + fitting([across.near, across.far])
  }

  private func make(
    _ identifier: String, _ first: LayoutItemState, _ firstAttribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: LayoutItemState?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.set(
      first, .attribute(firstAttribute), relation, second, .attribute(secondAttribute),
      multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    return constraint
  }
}

/// The attributes that measure along one axis.
private struct AxisAttributes {
  let near, far, center, size: NSLayoutConstraint.Attribute

  static let horizontal = AxisAttributes(
    near: .leading, far: .trailing, center: .centerX, size: .width)
  static let vertical = AxisAttributes(near: .top, far: .bottom, center: .centerY, size: .height)
}
