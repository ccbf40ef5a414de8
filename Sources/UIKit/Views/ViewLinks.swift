/// Those that hold a view, directly or not, as the view knows them.
///
/// A view does not keep them alive. Unlike a weak reference a link costs a load and no more, and the
/// object that it leads to needs no side table, with which each retain of it would be slow. Instead
/// whoever goes clears the links to itself:
/// - a view those of its subviews, its layer, its layout item and its recognizers (`clearLinks()`),
/// - a window those of all views in it,
/// - a controller that of its root view.
///
/// A view whose `window` is set is below that window, and one whose `controller` is set is the root
/// view that this controller holds. Whoever changes the one changes the other before any code of the
/// app runs. All of them are in the view's node, as the link to the superview is.
struct ViewLinks {
  unowned(unsafe) var window: UIWindow?
  /// The controller whose root view this is.
  unowned(unsafe) var controller: UIViewController?
}

extension UIView {
  /// The view that holds this one, whatever an override says.
  final var superviewLink: UIView? { node.pointee.superview?.pointee.view }

  /// Who holds the view besides its superview.
  nonisolated final var links: ViewLinks {
    get { node.pointee.links }
    set { node.pointee.links = newValue }
  }

  /// The controller whose root view this is.
  final var controller: UIViewController? { node.pointee.links.controller }

  /// What the layout engine knows of the view.
  final var layoutItem: LayoutItemState {
    if let madeLayoutItem { return madeLayoutItem }
    let item = LayoutItemState(view: self)
    madeLayoutItem = item
    return item
  }

  /// The view has come to be.
  final func begin() {
    node.pointee.view = self
    node.pointee.overrides = .of(self)
    layer.owner = self
    if !node.pointee.overrides.isDisjoint(with: .safeArea) { watchSafeArea() }
    if node.pointee.overrides.contains(.draw) { layer.beginDisplay() }
  }

  /// The view goes, on whatever thread the last reference to it was let go of.
  nonisolated final func clearLinks() {
    for subview in subviewList { node.abandon(subview.node) }
    for recognizer in recognizers { recognizer.forgetView() }
    layer.owner = nil
    madeLayoutItem?.retire()
    node.pointee.item?.pointee.node = nil
    node.forgetMoved()
    if node.pointee.isFrameChanged { FrameChanges.strike(node) }
    node.deinitialize(count: 1)
    node.deallocate()
  }
}

extension UIWindow {
  /// The window goes.
  nonisolated final func clearWindowLinks(below view: UIView) {
    if view.links.window === self { view.links.window = nil }
    for subview in view.subviewList { clearWindowLinks(below: subview) }
  }
}
