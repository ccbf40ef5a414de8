import Foundation

/// The legal offsets, and what changes them (facts 2.23 to 2.28 and 2.46).
extension UIScrollView {
  /// The legal offsets along an axis.
  func legalRange(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let inset = axis.ends(of: adjustedContentInset)
    let lowest = 0 - inset.start - (axis == .vertical ? roomAbove : 0)
    let highest = axis.length(of: contentSize) + inset.end - axis.length(of: bounds.size)
    return lowest...max(lowest + (axis == .vertical ? spareRoomAbove : 0), highest)
  }

  /// Whether a finger can move the content along an axis (fact 2.37).
  func canScroll(_ axis: ScrollAxis) -> Bool {
    let range = legalRange(axis)
    let bouncesAlways = axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal
    return range.upperBound > range.lowerBound || (bounces && bouncesAlways)
  }

  func contentSizeDidChange(from old: CGSize) {
    updateAdjustedInset()
    let hasShrunk = contentSize.width < old.width || contentSize.height < old.height
    if hasShrunk { correctOffset() }
    node.pointee.hasNewContentSize = true
    setNeedsLayout()
  }

  func viewSizeDidChange() {
    updateAdjustedInset()
    correctOffset()
  }

  func scrollingWasSwitched() {
    if !isScrollEnabled { panGestureRecognizer.isEnabled = false }
    panGestureRecognizer.isEnabled = isScrollEnabled
    updateAdjustedInset()
  }

  /// Takes the insets anew, and keeps content that stood at its old top or left at the new one
  /// (fact 2.25).
  func updateAdjustedInset() {
    let old = storedAdjustedInset
    var new = contentInset + systemInset
    new.top += refreshInset
    guard new != old else { return }
    storedAdjustedInset = new
    if !activity.isBusy {
      var offset = contentOffset
      for axis in ScrollAxis.allCases {
        let wasAtStart = axis.value(of: offset) == 0 - axis.ends(of: old).start
        if wasAtStart { axis.set(0 - axis.ends(of: new).start, of: &offset) }
      }
      moveContent(to: offset)
      correctOffset()
    }
    adjustedContentInsetDidChange()
    tell("scrollViewDidChangeAdjustedContentInset") {
      $0.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// What the safe area adds to the insets.
  private var systemInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isTall = contentSize.height > bounds.height || alwaysBounceVertical
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      let isContent = contentInsetAdjustmentBehavior == .automatic && isContentOfContainer
      return UIEdgeInsets(
        top: isTall && isScrollEnabled || isContent ? safe.top : 0,
        left: isWide && isScrollEnabled ? safe.left : 0,
        bottom: isTall && isScrollEnabled || isContent ? safe.bottom : 0,
        right: isWide && isScrollEnabled ? safe.right : 0)
    }
  }

  /// Brings an offset that layout has made illegal back, unless somebody is moving the content.
  func correctOffset() {
    guard !activity.isBusy else { return }
    moveContent(
      to: CGPoint(
        x: legalRange(.horizontal).clamp(contentOffset.x),
        y: legalRange(.vertical).clamp(contentOffset.y)))
  }
}

/// One of the two directions in which content scrolls.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  func value(of point: CGPoint) -> CGFloat {
    self == .horizontal ? point.x : point.y
  }

  func set(_ value: CGFloat, of point: inout CGPoint) {
    switch self {
    case .horizontal: point.x = value
    case .vertical: point.y = value
    }
  }

  func length(of size: CGSize) -> CGFloat {
    self == .horizontal ? size.width : size.height
  }

  func ends(of insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    self == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}

private func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
    right: left.right + right.right)
}
