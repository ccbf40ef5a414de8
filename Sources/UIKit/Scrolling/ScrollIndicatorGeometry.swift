import Foundation

/// Where a scroll indicator lies along its axis (facts 2.30 and 12.5).
///
/// Lengths are in points, along the axis, from the scroll view's own edge.
struct ScrollIndicatorGeometry {
  /// The length of the scroll view.
  var viewLength: CGFloat
  /// The length of the content with its insets.
  var contentLength: CGFloat
  /// The legal offsets.
  var range: ClosedRange<CGFloat>
  /// What the indicator keeps clear of at both ends.
  var insets: (start: CGFloat, end: CGFloat)

  /// What it keeps clear of besides, at both ends and at the side.
  static let margin: CGFloat = 3
  /// It is never shorter, as long as the content is not pulled beyond its end.
  private static let shortest: CGFloat = 36
  /// It is never shorter than this.
  private static let shortestPulled: CGFloat = 7

  /// The thickness, in points: it grew with iOS 13.
  static func thickness(systemVersion: Int) -> CGFloat {
    systemVersion >= 13 ? 3 : 2.5
  }

  /// Start and length at an offset. Where the content is pulled beyond its end, the indicator
  /// stays at its own end and is shorter by the pull.
  func span(at offset: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let track = max(0, viewLength - insets.start - insets.end - 2 * Self.margin)
    let share = contentLength > 0 ? min(1, viewLength / contentLength) : 1
    let whole = min(track, max(Self.shortest, track * share))
    let legal = range.clamp(offset)
    let length = max(min(Self.shortestPulled, track), whole - abs(offset - legal))
    let begin = Self.margin + insets.start
    if offset < legal { return (begin, length) }
    if offset > legal { return (begin + track - length, length) }
    let way = range.upperBound - range.lowerBound
    let progress = way > 0 ? (legal - range.lowerBound) / way : 0
    return (begin + (track - length) * progress, length)
  }
}
