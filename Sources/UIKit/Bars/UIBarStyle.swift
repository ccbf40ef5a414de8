/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
  /// Dark and translucent; the older name.
  case blackTranslucent = 2
}

/// For which bars a picture is meant.
public enum UIBarMetrics: Int, Sendable {
  /// For all.
  case `default` = 0
  /// For low ones.
  case compact = 1
  /// For those with a prompt.
  case defaultPrompt = 101
  /// For low ones with a prompt.
  case compactPrompt = 102
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, with the status bar.
  case topAttached = 3
}
