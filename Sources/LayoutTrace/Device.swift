/// A model of phone or tablet.
package struct Device: Codable, Hashable, Sendable {
  package enum Idiom: String, Codable, Hashable, Sendable { case phone, pad }

  /// As the course and the command line name it: `iPhone X`.
  package var name: String
  package var idiom: Idiom
  /// The screen in portrait, in points.
  package var size: Size
  /// Pixels a point.
  package var scale: Double
  /// The safe area in portrait with the status bar shown.
  package var portraitSafeArea: Insets
  package var landscapeSafeArea: Insets
  /// The height of the status bar in portrait.
  package var statusBarHeight: Double
  /// The radius of the display's corners, in points.
  package var cornerRadius: Double
  /// The system: it decides where iOS behaved otherwise before.
  package var systemVersion: Int

  package init(
    name: String, idiom: Idiom, size: Size, scale: Double, portraitSafeArea: Insets,
    landscapeSafeArea: Insets, statusBarHeight: Double, cornerRadius: Double, systemVersion: Int
  ) {
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.statusBarHeight = statusBarHeight
    self.cornerRadius = cornerRadius
    self.systemVersion = systemVersion
  }
}
