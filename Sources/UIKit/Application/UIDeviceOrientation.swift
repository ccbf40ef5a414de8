public import Foundation

/// How the phone is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left: its bottom is on the right.
  case landscapeLeft = 3
  /// Turned to the right: its bottom is on the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
  /// How the phone is held: as the interface is turned, which has the same number.
  public var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: UIScreen.main.orientation.rawValue) ?? .unknown
  }
}
