import Foundation

/// The status bar: what the app asks for, and how far it has come.
@MainActor package final class StatusBarState {
  /// What the app asks for; it changes at once.
  package internal(set) var isHidden = false

  /// The look that the app asks for.
  package internal(set) var style = UIStatusBarStyle.default

  /// The bar's height while it is shown, in points.
  package var height: Double { ApplicationHost.screen.phone.statusBarHeight }

  /// How far it is slid up out of the screen now, 0...height.
  package var slid: Double { 0 }

  /// How opaque it is now, 0...1.
  package var alpha: Double { isHidden ? 0 : 1 }

  var frame: CGRect {
    CGRect(
      x: 0, y: 0, width: ApplicationHost.screen.bounds.width, height: isHidden ? 0 : height)
  }
}
