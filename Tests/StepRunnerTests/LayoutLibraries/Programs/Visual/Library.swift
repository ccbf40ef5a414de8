import UIKit

// The style of Stevia: a row is written as it looks, with bars for the edges of the superview, and a
// column is a list of views and gaps from top to bottom.

prefix operator |-
postfix operator -|
infix operator ~ : HeightPrecedence
precedencegroup HeightPrecedence {
  lowerThan: AdditionPrecedence
}

/// A view, and the distance that is to follow it.
struct Gap {
  let view: UIView
  let width: CGFloat
}

@MainActor private func activate(_ constraints: NSLayoutConstraint?...) {
  for case let constraint? in constraints { constraint.isActive = true }
}

@MainActor @discardableResult prefix func |- (view: UIView) -> UIView {
  (|-CGFloat(0)) - view
}

struct Start { let gap: CGFloat }

prefix func |- (gap: CGFloat) -> Start { Start(gap: gap) }

@MainActor @discardableResult func - (start: Start, view: UIView) -> UIView {
  view.translatesAutoresizingMaskIntoConstraints = false
  if let outer = view.superview {
    let edge = view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: start.gap)
    edge.identifier = "start"
    activate(edge)
  }
  return view
}

@MainActor func - (view: UIView, gap: CGFloat) -> Gap { Gap(view: view, width: gap) }

@MainActor @discardableResult func - (gap: Gap, view: UIView) -> UIView {
  view.translatesAutoresizingMaskIntoConstraints = false
  activate(view.leadingAnchor.constraint(equalTo: gap.view.trailingAnchor, constant: gap.width))
  return view
}

@MainActor @discardableResult postfix func -| (view: UIView) -> UIView {
  view - CGFloat(0)-|
}

/// The distance to the trailing edge.
struct End { let gap: CGFloat }

postfix func -| (gap: CGFloat) -> End { End(gap: gap) }

@MainActor @discardableResult func - (view: UIView, end: End) -> UIView {
  if let outer = view.superview {
    let edge = outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: end.gap)
    edge.identifier = "end"
    activate(edge)
  }
  return view
}

@MainActor @discardableResult func ~ (view: UIView, height: CGFloat) -> UIView {
  view.height(height)
}

extension UIView {
  @discardableResult func height(_ points: CGFloat) -> UIView { sized(heightAnchor, points) }
  @discardableResult func width(_ points: CGFloat) -> UIView { sized(widthAnchor, points) }
  @discardableResult func size(_ points: CGFloat) -> UIView { width(points).height(points) }

  @discardableResult func centerInContainer() -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    activate(
      superview.map { centerXAnchor.constraint(equalTo: $0.centerXAnchor) },
      superview.map { centerYAnchor.constraint(equalTo: $0.centerYAnchor) })
    return self
  }

  private func sized(_ anchor: NSLayoutDimension, _ points: CGFloat) -> UIView {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = anchor.constraint(equalToConstant: points)
    constraint.identifier = "size"
    constraint.isActive = true
    return self
  }

  /// The constraints of a name that the view or its superview holds for it.
  func named(_ name: String) -> [NSLayoutConstraint] {
    ((superview?.constraints ?? []) + constraints).filter {
      $0.identifier == name && ($0.firstItem === self || $0.secondItem === self)
    }
  }

  /// Places views and gaps from top to bottom, within the safe area.
  @discardableResult func layout(_ parts: Any...) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var gap: CGFloat?
    var last: NSLayoutYAxisAnchor? = safeAreaLayoutGuide.topAnchor
    for part in parts {
      switch part {
      case let number as Int: gap = CGFloat(number)
      case let number as Double: gap = CGFloat(number)
      case let view as UIView:
        if let gap, let last {
          constraints.append(view.topAnchor.constraint(equalTo: last, constant: gap))
        }
        last = view.bottomAnchor
        gap = nil
      case is String:
        last = nil
        gap = nil
      default: preconditionFailure("\(part) cannot be laid out")
      }
    }
    if let gap, let last {
      constraints.append(
        safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: last, constant: gap))
    }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

@MainActor func equal(_ anchor: KeyPath<UIView, NSLayoutDimension>, _ views: UIView...) {
  for (one, other) in zip(views, views.dropFirst()) {
    one[keyPath: anchor].constraint(equalTo: other[keyPath: anchor]).isActive = true
  }
}

@MainActor func alignTops(_ one: UIView, _ other: UIView) {
  one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
}
