import Foundation

/// A constraint of UIKit's own, as `constraintsAffectingLayout(for:)` lists it beside the app's: what
/// stands for a translated frame or for a content size.
///
/// The engine keeps rows in its place; this is how they look to an app. It can be read, not changed:
/// that is refused, where on a phone it would be undone by the next layout.
class SystemConstraint: NSLayoutConstraint {
  /// Which of an item's own rows it stands for.
  enum Kind: Equatable {
    /// One of minX, minY, width and height of a view whose mask is translated.
    case autoresizing(part: Int)
    case contentSize(NSLayoutConstraint.Axis)
  }

  let kind: Kind
  private let item: LayoutItemState

  init(_ kind: Kind, of item: LayoutItemState) {
    self.kind = kind
    self.item = item
    super.init()
  }

  /// The item, unless its view is gone.
  final var ownItem: LayoutItemState? { Optional(item).unlessRetired }

  /// What tells it from others of its item, in order.
  final var rank: Int {
    switch kind {
    case .autoresizing(let part): part
    case .contentSize(let axis): 4 + axis.rawValue
    }
  }

  override var firstItem: AnyObject? { ownItem?.object }
  override var secondItem: AnyObject? { nil }
  override var secondAttribute: Attribute { .notAnAttribute }
  override var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(ownItem, .attribute(firstAttribute))
  }

  override var constant: CGFloat {
    get { 0 }
    set { refuse("constant") }
  }

  override var priority: UILayoutPriority {
    get { .required }
    set { refuse("priority") }
  }

  override var isActive: Bool {
    get { false }
    set { if newValue != isActive { refuse("isActive") } }
  }

  private func refuse(_ property: String) -> Never {
    Unsupported.call(
      "\(type(of: self)).\(property)",
      advice: "This constraint is UIKit's own: set the view's frame, its content or its "
        + "priorities, or translatesAutoresizingMaskIntoConstraints = false.")
  }
}

extension LayoutItemState {
  /// What stands for rows of the item's own, made when first asked for, then the same.
  func standIn(_ kind: SystemConstraint.Kind) -> SystemConstraint {
    if let made = standIns.first(where: { $0.kind == kind }) { return made }
    let constraint: SystemConstraint =
      switch kind {
      case .autoresizing(let part): NSAutoresizingMaskLayoutConstraint(part: part, of: self)
      case .contentSize(let axis): NSContentSizeLayoutConstraint(axis, of: self)
      }
    standIns.append(constraint)
    return constraint
  }
}
