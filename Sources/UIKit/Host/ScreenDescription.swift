import Foundation

/// The phone that the app finds itself on.
package struct ScreenDescription: Hashable, Sendable {
  package enum Idiom: Hashable, Sendable { case phone, pad }

  /// Distances from the four edges of the screen inwards, in points.
  package struct Insets: Hashable, Sendable {
    package var top, left, bottom, right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The marketing name: `iPhone X`.
  package var name: String
  package var idiom: Idiom
  /// The screen in portrait, in points.
  package var width: Double
  package var height: Double
  /// Pixels a point.
  package var scale: Double
  /// The safe area in portrait with the status bar shown.
  package var portraitSafeArea: Insets
  /// The safe area in landscape; on phones the status bar is hidden there.
  package var landscapeSafeArea: Insets
  /// The height of the status bar in portrait, in points.
  package var statusBarHeight: Double
  /// The radius of the display's corners, in points.
  package var cornerRadius: Double
  /// The system's version, such as 11.
  package var systemVersion: Int

  package init(
    name: String, idiom: Idiom, width: Double, height: Double, scale: Double,
    portraitSafeArea: Insets, landscapeSafeArea: Insets, statusBarHeight: Double,
    cornerRadius: Double, systemVersion: Int
  ) {
    self.name = name
    self.idiom = idiom
    self.width = width
    self.height = height
    self.scale = scale
    self.portraitSafeArea = portraitSafeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.statusBarHeight = statusBarHeight
    self.cornerRadius = cornerRadius
    self.systemVersion = systemVersion
  }

  /// The phone of the tutorial's recordings: an iPhone X with iOS 11.
  package static let iPhoneX = ScreenDescription(
    name: "iPhone X", idiom: .phone, width: 375, height: 812, scale: 3,
    portraitSafeArea: Insets(top: 44, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: Insets(top: 0, left: 44, bottom: 21, right: 44),
    statusBarHeight: 44, cornerRadius: 39, systemVersion: 11)
}
