import Foundation

/// The indicators, as they would be drawn (facts 2.29, 2.30 and 12.5).
extension UIScrollView {
  /// An indicator as it is seen.
  package struct Indicator {
    /// In the scroll view's own coordinates.
    package var rect: CGRect
    /// 0 to 1.
    package var alpha: CGFloat
  }

  /// Seconds for which the indicators stay after the content has come to rest.
  private static let stay = 0.3
  /// Seconds in which they fade.
  private static let fade = 0.25

  /// The vertical indicator; nil if there is none along that axis.
  package var verticalIndicator: Indicator? {
    indicator(.vertical, isShown: showsVerticalScrollIndicator)
  }

  /// The horizontal indicator; nil if there is none along that axis.
  package var horizontalIndicator: Indicator? {
    indicator(.horizontal, isShown: showsHorizontalScrollIndicator)
  }

  /// What the vertical indicator keeps clear of, with what UIKit adds.
  package var effectiveIndicatorInsets: UIEdgeInsets { effectiveInsets(.vertical) }

  /// The content has moved: the indicators are seen.
  func noteScroll() {
    activity.lastScroll = clock.now
  }

  /// The indicators are shown for a moment: along an axis on which there is more than is seen. That of
  /// content that fits, and can only be pulled, comes with the pull.
  func flashIndicators() {
    activity.lastFlash = clock.now
  }

  private func indicator(_ axis: ScrollAxis, isShown: Bool) -> Indicator? {
    guard isShown, canScroll(axis) else { return nil }
    let insets = effectiveInsets(axis)
    let content = axis.ends(of: adjustedContentInset)
    let geometry = ScrollIndicatorGeometry(
      viewLength: axis.length(of: bounds.size),
      contentLength: axis.length(of: contentSize) + content.start + content.end,
      range: legalRange(axis), insets: axis.ends(of: insets))
    let span = geometry.span(at: axis.value(of: contentOffset))
    return Indicator(rect: rect(of: span, along: axis, insets: insets), alpha: indicatorAlpha(axis))
  }

  private func rect(
    of span: (start: CGFloat, length: CGFloat), along axis: ScrollAxis, insets: UIEdgeInsets
  ) -> CGRect {
    let version = ApplicationHost.screenDescription.systemVersion
    let thickness = ScrollIndicatorGeometry.thickness(systemVersion: version)
    let margin = ScrollIndicatorGeometry.margin
    switch axis {
    case .vertical:
      return CGRect(
        x: bounds.maxX - insets.right - margin - thickness, y: bounds.minY + span.start,
        width: thickness, height: span.length)
    case .horizontal:
      return CGRect(
        x: bounds.minX + span.start, y: bounds.maxY - insets.bottom - margin - thickness,
        width: span.length, height: thickness)
    }
  }

  /// What UIKit adds to an indicator's insets: the safe area from iOS 13 on, unless the app says
  /// no; before, whatever the safe area adds to the content's insets.
  private func effectiveInsets(_ axis: ScrollAxis) -> UIEdgeInsets {
    let own = axis == .vertical ? indicatorInsets.vertical : indicatorInsets.horizontal
    let isModern = ApplicationHost.screenDescription.systemVersion >= 13
    let added: UIEdgeInsets
    if isModern {
      added = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    } else {
      added = UIEdgeInsets(
        top: adjustedContentInset.top - contentInset.top,
        left: adjustedContentInset.left - contentInset.left,
        bottom: adjustedContentInset.bottom - contentInset.bottom,
        right: adjustedContentInset.right - contentInset.right)
    }
    return UIEdgeInsets(
      top: own.top + added.top, left: own.left + added.left, bottom: own.bottom + added.bottom,
      right: own.right + added.right)
  }

  private func indicatorAlpha(_ axis: ScrollAxis) -> CGFloat {
    if activity.isBusy, activity.lastScroll != nil { return 1 }
    let range = legalRange(axis)
    let flash = range.upperBound > range.lowerBound ? activity.lastFlash : nil
    guard let last = [activity.lastScroll, flash].compactMap({ $0 }).max() else { return 0 }
    let faded = (clock.now - last - Self.stay) / Self.fade
    return CGFloat(min(1, max(0, 1 - faded)))
  }
}
