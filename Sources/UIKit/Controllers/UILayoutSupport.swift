public import Foundation

/// What the bars leave free at the top and at the bottom of a controller's view, as it was said
/// before there were safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How much of the view the bars cover at this end, in points.
  var length: CGFloat { get }

  /// The upper edge of what is covered.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The lower edge of what is covered.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The height of what is covered.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind `topLayoutGuide` and `bottomLayoutGuide`: the part of a view that lies outside
/// of its safe area, at one end.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  /// The end of the view at which it lies.
  enum End { case top, bottom }

  private let end: End

  init(at end: End, of view: UIView) {
    self.end = end
    super.init()
    identifier = end == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
    view.addLayoutGuide(self)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: end == .top ? view.topAnchor : safe.bottomAnchor),
      bottomAnchor.constraint(equalTo: end == .top ? safe.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    Unsupported.call("UILayoutSupport.init(coder:)", advice: "Guides are not read from archives.")
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return end == .top ? insets.top : insets.bottom
  }
}
