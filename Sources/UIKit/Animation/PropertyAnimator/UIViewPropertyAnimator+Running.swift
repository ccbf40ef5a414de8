import Foundation

extension UIViewPropertyAnimator {
  private var now: Double { UIApplication.shared.clock.now }

  /// Seconds of its own from beginning to end.
  private var whole: Double { delay + duration }

  var fraction: Double {
    guard let context, duration > 0 else { return state == .inactive ? 0 : 1 }
    return min(1, max(0, (context.pace.elapsed(at: now) - delay) / duration))
  }

  /// Runs its blocks, if that was not yet done; its time stands still until `run()`.
  func begin(after delay: Double) {
    switch state {
    case .active: return
    case .stopped:
      Exception.raise(
        .internalInconsistency, "It is an error to start a stopped animator before it is finished")
    case .inactive: break
    }
    state = .active
    self.delay = max(0, delay)
    let context = AnimationContext(
      duration: duration, delay: self.delay, curve: curve, options: [], completion: nil)
    context.pace.rate = 0
    self.context = context
    let blocks = self.blocks
    self.blocks = []
    for (block, factor) in blocks { perform(block, in: context, from: factor) }
    ApplicationHost.observer?.animationBegan(context.notice)
  }

  /// Lets its time run, forwards or back, to the end that lies there.
  func run() {
    guard let context, state == .active else { return }
    if context.isScrubbed { leaveScrubbing(context) }
    setPace(context, rate: isReversed ? -1 : 1)
    isRunning = true
    waitForEnd(context)
  }

  func halt() {
    guard let context, state == .active else { return }
    setPace(context, rate: 0)
    isRunning = false
    turn += 1
  }

  /// - Parameter seconds: What is left of the way takes so long; as long as ever when 0.
  func goOn(taking seconds: Double) {
    run()
    guard let context, isRunning, seconds > 0 else { return }
    let left = isReversed ? context.pace.elapsed(at: now) : whole - context.pace.elapsed(at: now)
    setPace(context, rate: (isReversed ? -1 : 1) * left / seconds)
    waitForEnd(context)
  }

  func scrub(to fraction: Double) {
    begin(after: 0)
    halt()
    guard let context else { return }
    context.isScrubbed = scrubsLinearly
    context.pace.elapsed = delay + min(1, max(0, fraction)) * duration
  }

  func add(_ block: @escaping () -> Void, after factor: Double) {
    guard let context, state == .active else {
      blocks.append((block, factor))
      return
    }
    let present = fraction
    perform(block, in: context, from: present + (1 - present) * factor)
  }

  func stop(isOver: Bool) {
    guard let context, state == .active else { return }
    halt()
    let now = self.now
    context.drop { $0.share(at: now) }
    self.context = nil
    state = isOver ? .inactive : .stopped
    if isOver { completions = [] }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else {
      Exception.raise(
        .internalInconsistency, "finishAnimation(at:) called on an animator that is not stopped")
    }
    end(at: position)
  }

  private func perform(
    _ block: @escaping () -> Void, in context: AnimationContext, from start: Double
  ) {
    context.perform { context.runKeyframe(start: start, share: 1 - start, block) }
  }

  private func setPace(_ context: AnimationContext, rate: Double) {
    context.pace = AnimationPace(
      elapsed: context.pace.elapsed(at: now), since: now, rate: rate)
  }

  /// Goes over from the finger's even way to the curve, at the place where it is.
  private func leaveScrubbing(_ context: AnimationContext) {
    context.isScrubbed = false
    guard duration > 0 else { return }
    context.pace.elapsed = delay + curve.time(for: fraction, of: duration)
    context.pace.since = now
  }

  private func waitForEnd(_ context: AnimationContext) {
    turn += 1
    let (turn, isReversed) = (self.turn, self.isReversed)
    let elapsed = context.pace.elapsed(at: now)
    let left = isReversed ? elapsed : whole - elapsed
    UIApplication.shared.clock.after(max(0, left / abs(context.pace.rate))) { [self] in
      guard turn == self.turn else { return }
      arrive(at: isReversed ? .start : .end)
    }
  }

  private func arrive(at position: UIViewAnimatingPosition) {
    guard !pausesOnCompletion else { return halt() }
    context?.drop { _ in position == .start ? 1 : 0 }
    end(at: position)
  }

  private func end(at position: UIViewAnimatingPosition) {
    turn += 1
    context = nil
    isRunning = false
    state = .inactive
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }
}
