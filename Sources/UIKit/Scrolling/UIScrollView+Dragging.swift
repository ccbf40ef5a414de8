import Foundation

/// A finger on the content, and what the content does when the finger leaves it (facts 2.32 to
/// 2.41).
extension UIScrollView {
  /// Content on its way stops under a finger (fact 2.47); that it has come to rest is told.
  func fingerCameDown() {
    activity.isTracking = true
    activity.hasCaughtMotion = activity.motion != nil
    activity.animation = nil
    guard activity.motion != nil else { return }
    stopMotion()
    tell("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
  }

  /// A finger that did not drag leaves content alone, unless it holds it beyond its end.
  func fingerLeft() {
    activity.isTracking = false
    guard activity.motion == nil, activity.animation == nil, isBeyondEnd else { return }
    letGo(velocity: .zero, target: nil)
  }

  func dragBegan() {
    dragWillBegin()
    tell("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
    var start = contentOffset
    for axis in ScrollAxis.allCases {
      let wanted = rubberBand(axis).wanted(axis.value(of: start), in: legalRange(axis))
      axis.set(wanted, of: &start)
    }
    let translation = panGestureRecognizer.translation(in: self)
    let axis: ScrollAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
    activity.drag = ScrollActivity.Drag(
      start: start, lockedAxis: isDirectionalLockEnabled ? axis : nil)
    dragged(by: translation)
  }

  func dragged(by translation: CGPoint) {
    guard let drag = activity.drag else { return }
    var offset = contentOffset
    for axis in ScrollAxis.allCases where canScroll(axis) && axis == drag.lockedAxis ?? axis {
      let wanted = axis.value(of: drag.start) - axis.value(of: translation)
      let range = legalRange(axis)
      let shown = bounces ? rubberBand(axis).offset(wanted, in: range) : range.clamp(wanted)
      axis.set(shown, of: &offset)
    }
    noteScroll()
    moveContent(to: snapped(offset))
  }

  /// The finger is lifted: the delegate is told in UIKit's order (fact 2.40) and may say where the
  /// content is to stop (fact 2.41).
  func dragEnded(isCancelled: Bool) {
    guard activity.drag != nil else { return }
    if refreshControl != nil { refreshingDidChange(isReleased: true) }
    let velocity = isCancelled ? .zero : releaseVelocity
    let natural = naturalTarget(velocity: velocity)
    var target = restingOffset(near: natural, from: contentOffset)
    if let titleOwner {
      target.y = legalRange(.vertical).clamp(titleOwner.restingOffset(near: target.y))
    }
    withUnsafeMutablePointer(to: &target) { pointer in
      tell("scrollViewWillEndDragging") {
        $0.scrollViewWillEndDragging(
          self, withVelocity: CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000),
          targetContentOffset: pointer)
      }
    }
    activity.drag = nil
    activity.isTracking = false
    let goesOn = target != contentOffset || hypot(velocity.x, velocity.y) > 10 || isBeyondEnd
    noteScroll()
    tell("scrollViewDidEndDragging") {
      $0.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    }
    // The delegate may have moved the content itself meanwhile.
    guard activity.animation == nil else { return }
    guard goesOn else { return contentCameToRest() }
    letGo(velocity: velocity, target: target == natural ? nil : target)
  }

  /// Stops content that goes on by itself, without telling anyone.
  func stopMotion() {
    activity.motion = nil
    clock.removeTicks(of: self)
  }

  /// - Parameter target: where the content is to stop if not where it would by itself.
  private func letGo(velocity: CGPoint, target: CGPoint?) {
    let x = motion(.horizontal, velocity: velocity, target: target)
    let y = motion(.vertical, velocity: velocity, target: target)
    let motion = ScrollActivity.Motion(x: x, y: y)
    guard !motion.isAtRest else { return }
    activity.motion = motion
    tell("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
    clock.removeTicks(of: self)
    clock.addTick(self) { [weak self] time in self?.stepMotion(to: time) ?? false }
  }

  private func motion(
    _ axis: ScrollAxis, velocity: CGPoint, target: CGPoint?
  ) -> AxisMotion {
    let offset = axis.value(of: contentOffset)
    let rate = decelerationRate.rawValue
    guard let target else {
      return AxisMotion(
        from: offset, velocity: canScroll(axis) ? axis.value(of: velocity) : 0,
        range: legalRange(axis), rate: rate, canBounce: bounces, at: clock.now)
    }
    return AxisMotion(
      from: offset, velocity: axis.value(of: velocity), to: axis.value(of: target),
      isPage: isPagingEnabled, rate: rate, at: clock.now)
  }

  private func stepMotion(to time: Double) -> Bool {
    guard var motion = activity.motion else { return false }
    let offset = CGPoint(
      x: motion.x.step(to: time, range: legalRange(.horizontal)),
      y: motion.y.step(to: time, range: legalRange(.vertical)))
    activity.motion = motion
    noteScroll()
    moveContent(to: snapped(offset))
    guard motion.isAtRest else { return true }
    // A delegate that scrolls or catches the content in `scrollViewDidScroll` has ended it already.
    guard activity.motion != nil else { return false }
    activity.motion = nil
    tell("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
    contentCameToRest()
    return false
  }

  private func rubberBand(_ axis: ScrollAxis) -> RubberBand {
    RubberBand(dimension: axis.length(of: bounds.size))
  }

  private var isBeyondEnd: Bool {
    ScrollAxis.allCases.contains { axis in
      !legalRange(axis).contains(axis.value(of: contentOffset))
    }
  }

  /// The velocity of the content, in points a second: against the finger's, and only along the
  /// axes that scroll.
  private var releaseVelocity: CGPoint {
    let finger = panGestureRecognizer.velocity(in: self)
    return CGPoint(
      x: canScroll(.horizontal) ? 0 - finger.x : 0, y: canScroll(.vertical) ? 0 - finger.y : 0)
  }

  /// Where the content would stop by itself.
  private func naturalTarget(velocity: CGPoint) -> CGPoint {
    var target = contentOffset
    for axis in ScrollAxis.allCases {
      let deceleration = Deceleration(
        from: axis.value(of: contentOffset), velocity: axis.value(of: velocity),
        rate: decelerationRate.rawValue)
      axis.set(legalRange(axis).clamp(deceleration.target), of: &target)
    }
    return target
  }

  /// The page nearest to a target, one from the present page at most (fact 2.38).
  func page(near target: CGPoint) -> CGPoint {
    var page = target
    for axis in ScrollAxis.allCases {
      let length = axis.length(of: bounds.size)
      guard length > 0, canScroll(axis) else { continue }
      let present = (axis.value(of: contentOffset) / length).rounded()
      let wanted = (axis.value(of: target) / length).rounded()
      let next = min(max(wanted, present - 1), present + 1)
      axis.set(legalRange(axis).clamp(next * length), of: &page)
    }
    return page
  }
}
