import Foundation

/// A guide that UIKit gives to a view: its rectangle follows from the view's bounds and insets.
///
/// UIKit ties them with constraints of its own; here the engine reads them directly as the view's
/// bounds less the insets, so they never appear in a conflict.
enum SystemGuide: Equatable {
  case safeArea
  case layoutMargins
  case readableContent
  /// A scroll view's content area.
  case content
  /// A scroll view's visible part.
  case frame

  /// The widest line of text that is easily read, in points: UIKit's 672 at the usual text size. At
  /// other sizes UIKit's is not documented; ours is in proportion to body text, to whole points.
  static func readableWidth(at category: UIContentSizeCategory) -> CGFloat {
    let usual = DynamicType.size(of: .body, at: .large)
    return (672 * DynamicType.size(of: .body, at: category) / usual).rounded()
  }

  /// UIKit's identifier of the guide.
  var identifier: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .content: "UIScrollView-contentLayoutGuide"
    case .frame: "UIScrollView-frameLayoutGuide"
    }
  }

  /// Whether its place depends on the safe area.
  var followsSafeArea: Bool {
    switch self {
    case .safeArea, .layoutMargins, .readableContent: true
    case .content, .frame: false
    }
  }

  /// How far the guide's edges lie inside of the view's bounds; zero for the content area, which
  /// has an extent of its own.
  @MainActor
  func insets(in view: UIView) -> UIEdgeInsets {
    switch self {
    case .safeArea: return view.safeAreaInsets
    case .layoutMargins: return view.layoutMargins
    case .content, .frame: return .zero
    case .readableContent:
      var insets = view.layoutMargins
      let readable = Self.readableWidth(at: view.traitCollection.preferredContentSizeCategory)
      let surplus = view.bounds.width - insets.left - insets.right - readable
      if surplus > 0 {
        insets.left += surplus / 2
        insets.right += surplus / 2
      }
      return insets
    }
  }

  /// The guide's rectangle in the view's coordinates.
  @MainActor
  func frame(in view: UIView) -> CGRect {
    if self == .content, let scrollView = view as? UIScrollView {
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    return view.bounds.inset(by: insets(in: view))
  }
}

extension LayoutItemState {
  /// The view's guide of that kind, made when first asked for.
  func systemGuide(_ system: SystemGuide, of view: UIView) -> UILayoutGuide {
    if let made = systemGuides.first(where: { $0.system == system }) { return made }
    if system.followsSafeArea { view.watchSafeArea() }
    let guide = UILayoutGuide(system, of: view)
    systemGuides.append(guide)
    return guide
  }
}
