import Foundation

/// The root view of a controller that puts bars around others' views.
@MainActor final class ContainerView: UIView {
  /// Places bars and content; whoever sets it does not keep the view alive by it.
  var place: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    place?()
  }
}

extension UIViewController {
  /// Makes the root view of a container.
  func loadContainerView(place: @escaping @MainActor () -> Void) {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.place = place
    setView(view)
  }

  /// Gives a child's view its place between bars.
  ///
  /// It lies under a bar that is translucent, or when it wants to lie under opaque ones, unless its
  /// `edgesForExtendedLayout` leaves that edge out; what the bar covers then is safe area (fact 3.6).
  /// Otherwise it ends at the bar.
  ///
  /// - Parameters:
  ///   - room: where it lies without bars, in the superview's coordinates.
  ///   - bars: what the bars cover at each end of the room, beyond the safe area that is there
  ///     anyway; the ends of opaque ones are told beside them.
  func fit(_ view: UIView, into room: CGRect, between bars: BarCover) {
    var frame = room
    var insets = UIEdgeInsets.zero
    let liesUnderOpaque = extendedLayoutIncludesOpaqueBars
    if bars.top > 0 {
      if edgesForExtendedLayout.contains(.top), bars.isTopTranslucent || liesUnderOpaque {
        insets.top = bars.top
      } else {
        let edge = bars.top + bars.safeArea.top
        frame.origin.y += edge
        frame.size.height -= edge
      }
    }
    if bars.bottom > 0 {
      if edgesForExtendedLayout.contains(.bottom), bars.isBottomTranslucent || liesUnderOpaque {
        insets.bottom = bars.bottom
      } else {
        frame.size.height -= bars.bottom + bars.safeArea.bottom
      }
    }
    barInsets = insets
    view.frame = frame
  }
}

/// What bars cover of a container's view.
struct BarCover {
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var isTopTranslucent = true
  var isBottomTranslucent = true
  /// That of the container's view, which the bars lie on.
  var safeArea: UIEdgeInsets
}
