import Foundation

/// Moving the content by code (facts 2.42 to 2.48).
extension UIScrollView {
  /// Moves the content and tells the delegate, if that is a change.
  func moveContent(to offset: CGPoint) {
    var new = bounds
    guard offset != new.origin else { return }
    new.origin = offset
    bounds = new
    titleOwner?.contentBelowBarMoved()
    if refreshControl != nil { tellRefreshControl() }
    tell("scrollViewDidScroll") { $0.scrollViewDidScroll(self) }
  }

  func scroll(to offset: CGPoint, animated: Bool, isToTop: Bool = false) {
    stopMotion()
    guard animated else {
      activity.animation = nil
      moveContent(to: offset)
      return
    }
    guard offset != contentOffset else { return }
    activity.animation = ScrollActivity.Animation(
      from: contentOffset, to: offset, begin: clock.now, isToTop: isToTop)
    clock.removeTicks(of: self)
    clock.addTick(self) { [weak self] time in self?.stepAnimation(to: time) ?? false }
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      let inset = axis.ends(of: adjustedContentInset)
      let length = axis.length(of: bounds.size)
      let start = axis.value(of: rect.origin)
      let end = start + axis.length(of: rect.size)
      let first = axis.value(of: offset) + inset.start
      let last = axis.value(of: offset) + length - inset.end
      guard start < first || end > last else { continue }
      // A rectangle that does not fit is shown from its start.
      let wanted =
        start < first || end - start > last - first
        ? start - inset.start : end - length + inset.end
      axis.set(legalRange(axis).clamp(wanted), of: &offset)
    }
    if offset != contentOffset { scroll(to: offset, animated: animated) }
  }

  /// What a tap on the status bar does.
  ///
  /// - Returns: Whether the content is on its way to the top.
  func scrollToTop() -> Bool {
    guard scrollsToTop, isScrollEnabled else { return false }
    if let delegate, !delegate.scrollViewShouldScrollToTop(self) { return false }
    let top = CGPoint(x: contentOffset.x, y: legalRange(.vertical).lowerBound)
    guard top != contentOffset else { return false }
    scroll(to: top, animated: true, isToTop: true)
    return true
  }

  private func stepAnimation(to time: Double) -> Bool {
    guard let animation = activity.animation else { return false }
    let isOver = animation.isOver(at: time)
    noteScroll()
    moveContent(to: isOver ? animation.to : snapped(animation.offset(at: time)))
    guard isOver else { return true }
    activity.animation = nil
    tell("scrollViewDidEndScrollingAnimation") { $0.scrollViewDidEndScrollingAnimation(self) }
    contentCameToRest()
    if animation.isToTop {
      tell("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) }
    }
    return false
  }

  /// The offset at the nearest device pixel (fact 2.32); a legal one stays legal.
  func snapped(_ offset: CGPoint) -> CGPoint {
    let scale = ApplicationHost.pixelsInPoint
    var snapped = offset
    for axis in ScrollAxis.allCases {
      let value = axis.value(of: offset)
      let pixel = (value * scale).rounded() / scale
      let range = legalRange(axis)
      axis.set(range.contains(value) ? range.clamp(pixel) : pixel, of: &snapped)
    }
    return snapped
  }

  var clock: DisplayClock { UIApplication.shared.clock }

  /// Tells the delegate, and whoever records the run that it was told.
  func tell(_ method: String, _ call: (any UIScrollViewDelegate) -> Void) {
    guard let delegate else { return }
    ApplicationHost.observer?.delegateCalled(method, by: self)
    call(delegate)
  }
}
