public import Foundation

/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light ground, as the appearance asks.
  case `default` = 0
  /// Light, for dark ground.
  case lightContent = 1
  /// Dark, for light ground.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By its opacity.
  case fade
  /// Up out of the screen.
  case slide
}
