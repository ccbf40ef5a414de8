public import Foundation

/// How a presented controller's view lies over the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system chooses.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Over the whole screen; what is below leaves the window.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// Over the presenter's content.
  case currentContext = 3
  /// As the app draws it.
  case custom = 4
  /// Over the whole screen; what is below stays.
  case overFullScreen = 5
  /// Over the presenter's content, which stays.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
}

/// How a presented controller's view comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// By turning the screen.
  case flipHorizontal = 1
  /// By its opacity.
  case crossDissolve = 2
  /// By a curling page.
  case partialCurl = 3
}
