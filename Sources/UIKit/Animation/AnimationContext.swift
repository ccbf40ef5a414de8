import Foundation

/// A block of animations: what `UIView.animate` and its like open, from the block to the end of
/// what it moves.
@MainActor final class AnimationContext {
  /// The block that is being run; what changes meanwhile is animated by it.
  private(set) static var current: AnimationContext?

  /// Whether animations are to be seen at all.
  static var areEnabled = true

  let duration: Double
  let delay: Double
  let curve: TimingCurve
  let options: UIView.AnimationOptions

  /// How the time of the block runs; its delay is a part of it.
  var pace: AnimationPace

  /// Whether a finger moves it to and fro: its curve is left aside then.
  var isScrubbed = false

  private var completion: ((Bool) -> Void)?
  private var holders: [any AnimationHolder] = []
  private var changes: [AnimationNotice.Change] = []
  private var isFinished = true

  /// What of the duration the changes that are being made take: a keyframe's part.
  private var part = 0.0...1.0

  init(
    duration: Double, delay: Double, curve: TimingCurve, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.options = options
    self.completion = completion
    pace = AnimationPace(elapsed: 0, since: UIApplication.shared.clock.now, rate: 1)
  }

  /// Forgets everything: a phone was switched on.
  static func reset() {
    current = nil
    areEnabled = true
  }

  /// Runs a block and animates what it changes.
  ///
  /// In another block its duration and curve are the outer one's, unless the options say otherwise
  /// (fact 6.11). With no time to take, or while animations are off, the changes are made at once
  /// and the completion comes when time next moves on (fact 6.12).
  static func run(
    duration: Double, delay: Double, curve: TimingCurve, options: UIView.AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    var (duration, curve) = (max(0, duration), curve)
    if let outer = current {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
    }
    let context = AnimationContext(
      duration: duration, delay: max(0, delay), curve: curve, options: options,
      completion: completion)
    let isSeen = areEnabled && duration + context.delay > 0
    context.perform(isSeen: isSeen, animations)
    ApplicationHost.observer?.animationBegan(context.notice)
    context.waitForEnd()
  }

  /// Runs a block whose changes are made at once.
  static func withoutAnimation<Result>(_ block: () -> Result) -> Result {
    let (outer, wereEnabled) = (current, areEnabled)
    (current, areEnabled) = (nil, false)
    defer { (current, areEnabled) = (outer, wereEnabled) }
    return block()
  }

  /// Runs a block whose changes begin and take fractions of this block's duration; they belong to
  /// this block.
  func runKeyframe(start: Double, share: Double, _ block: () -> Void) {
    let outer = part
    part = start...(start + max(0, share))
    block()
    part = outer
  }

  /// What animates one value.
  func animation(of property: AnimatedProperty, missing: [Double]) -> ValueAnimation {
    ValueAnimation(
      property: property, missing: missing, start: delay + part.lowerBound * duration,
      duration: (part.upperBound - part.lowerBound) * duration, curve: curve,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse),
      context: self)
  }

  /// Notes that something is moved by the block.
  func hold(_ holder: any AnimationHolder) {
    if !holders.contains(where: { $0 === holder }) { holders.append(holder) }
  }

  /// Notes for whoever records what the block changes.
  func note(_ change: AnimationNotice.Change) {
    if !changes.contains(where: { $0.isSame(as: change) }) { changes.append(change) }
  }

  /// Something is no longer moved; with the last one the block is over.
  func release(_ holder: any AnimationHolder, isFinished: Bool) {
    holders.removeAll { $0 === holder }
    self.isFinished = self.isFinished && isFinished
    if holders.isEmpty { UIApplication.shared.clock.after(0) { self.complete() } }
  }

  /// Runs a block; what it changes is animated by this one if that is to be seen.
  func perform(isSeen: Bool = true, _ block: () -> Void) {
    let outer = Self.current
    Self.current = isSeen ? self : nil
    block()
    Self.current = outer
  }

  /// What is told of it.
  var notice: AnimationNotice {
    AnimationNotice(duration: duration, delay: delay, curve: curve.name, changes: changes)
  }

  /// A block that moves nothing is over at once (fact 6.12), one that repeats never.
  private func waitForEnd() {
    let clock = UIApplication.shared.clock
    guard duration + delay > 0, Self.areEnabled else { return clock.after(0) { self.complete() } }
    guard !holders.isEmpty else { return complete() }
    guard !options.contains(.repeat) else { return }
    let cycle = options.contains(.autoreverse) ? 2 * duration : duration
    clock.after(delay + cycle) { self.end() }
  }

  /// The time is over: all that it moves has arrived.
  private func end() {
    drop { _ in 0 }
    complete()
  }

  /// Moves nothing any more. Of what is missing of each value a share stays: 0 for what was set, 1
  /// for what was before.
  func drop(keeping share: (ValueAnimation) -> Double) {
    let moved = holders
    holders = []
    for holder in moved {
      let own = holder.animations.filter { $0.context === self }
      holder.animations.removeAll { $0.context === self }
      for animation in own.reversed() {
        let part = share(animation)
        guard part != 0 else { continue }
        holder.keep(animation.property, animation.missing.map { $0 * part })
      }
    }
  }

  private func complete() {
    guard let completion else { return }
    self.completion = nil
    completion(isFinished)
  }
}

extension AnimationNotice.Change {
  /// Whether it is the same value of the same thing.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.statusBar, .statusBar): true
    case (.view(let view, let name), .view(let otherView, let otherName)):
      view === otherView && name == otherName
    case (.statusBar, .view), (.view, .statusBar): false
    }
  }
}
