public import Foundation

/// A rectangle that takes part in the layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Which of UIKit's own guides this is; nil for an app's.
  let system: SystemGuide?
  /// The view that it is on; the view clears it when it goes.
  nonisolated(unsafe) unowned(unsafe) final var owner: UIView?
  nonisolated(unsafe) private final var madeLayoutItem: LayoutItemState?

  /// A guide that no view owns yet.
  public override init() {
    system = nil
    super.init()
  }

  /// A guide that this UIKit does not read from archives.
  public required init?(coder: NSCoder) {
    system = nil
    super.init()
  }

  init(_ system: SystemGuide, of view: UIView) {
    self.system = system
    super.init()
    owner = view
    identifier = system.identifier
  }

  deinit { madeLayoutItem?.retire() }

  /// What the layout engine knows of the guide.
  final var layoutItem: LayoutItemState {
    if let madeLayoutItem { return madeLayoutItem }
    let item = LayoutItemState(guide: self)
    madeLayoutItem = item
    return item
  }

  /// The view in whose coordinates the guide lies; setting it adds the guide there.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      owner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// A name that descriptions show.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owner else { return .zero }
    guard let system else { return LayoutEngine.rect(of: layoutItem) }
    return system.frame(in: view)
  }

  /// The left edge, or the right one where text runs from the right.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .leading) }
  /// The right edge, or the left one where text runs from the right.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutItem, .height) }
  /// The horizontal middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutItem, .centerX) }
  /// The vertical middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutItem, .centerY) }

  /// Whether another place or size would do as well, as a view's; never for UIKit's own guides.
  open var hasAmbiguousLayout: Bool { LayoutEngine.isAmbiguous(layoutItem) }

  /// The active constraints that bear on the guide along the axis, as a view's; for one of UIKit's
  /// own those that bear on its view too.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    LayoutEngine.constraintsAffecting(layoutItem, along: axis)
  }

  /// UIKit's description, with the layout frame.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let name = identifier.isEmpty ? "" : "'\(identifier)' "
      let address = LayoutNaming.address(of: self)
      let owner = LayoutNaming.addresses.name(of: owner?.layoutItem)
      return "<\(type(of: self)): \(address) - \(name)layoutFrame = "
        + "\(LayoutNaming.text(of: layoutFrame)), owningView = <\(owner)>>"
    }
  }
}
