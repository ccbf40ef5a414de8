import Foundation

/// The status bar: what the app asks for, and how far it has come.
@MainActor package final class StatusBarState: AnimationHolder {
  /// What the app asks for; it changes at once.
  package private(set) var isHidden: Bool

  /// The look that the app asks for.
  package private(set) var style = UIStatusBarStyle.default

  var animations: [ValueAnimation] = []

  /// Whether a hidden bar is away by having slid out, not by having faded.
  private var isAwayBySliding = false

  init(isHidden: Bool) {
    self.isHidden = isHidden
  }

  /// The bar's height while it is shown, in points.
  package var height: Double { ApplicationHost.screen.phone.statusBarHeight }

  /// How far it is slid up out of the screen now, 0...height.
  package var slid: Double {
    let goal = isHidden && isAwayBySliding ? height : 0
    let gap = missing(.slide, at: UIApplication.shared.clock.now)
    return min(height, max(0, goal + (gap?[0] ?? 0)))
  }

  /// How opaque it is now, 0...1.
  package var alpha: Double {
    let goal = isHidden && !isAwayBySliding ? 0.0 : 1.0
    let gap = missing(.opacity, at: UIApplication.shared.clock.now)
    return min(1, max(0, goal + (gap?[0] ?? 0)))
  }

  /// Its place, zero high while it is hidden (fact 4.8).
  var frame: CGRect {
    CGRect(
      x: 0, y: 0, width: ApplicationHost.screen.bounds.width, height: isHidden ? 0 : height)
  }

  /// The bar is where the app wants it, whatever becomes of the block that moved it.
  func keep(_ property: AnimatedProperty, _ part: [Double]) {}

  /// Asks the controllers that rule the bar and follows their answers; in a block of animations the
  /// change is seen to move with it, else it is there at once (fact 4.2).
  ///
  /// The safe areas of the windows follow before this returns (fact 12.4).
  func update() {
    let answer = StatusBarAnswer.current
    style = answer.style
    guard answer.isHidden != isHidden else { return }
    isHidden = answer.isHidden
    isAwayBySliding = answer.animation == .slide
    let context = animateChange(by: answer.animation)
    context?.note(.statusBar)
    ApplicationHost.observer?.statusBarChanged(
      isHidden: isHidden, duration: context?.duration ?? 0)
    for window in UIApplication.shared.windows {
      window.markNeedsSafeArea()
      window.updateSafeAreas()
    }
  }

  /// What is missing when the bar has just been hidden or shown: the whole way back to what it was.
  private func animateChange(by animation: UIStatusBarAnimation) -> AnimationContext? {
    switch animation {
    case .none: nil
    case .slide: animate(.slide, from: [isHidden ? 0 : height], to: [isHidden ? height : 0])
    case .fade: animate(.opacity, from: [isHidden ? 1 : 0], to: [isHidden ? 0 : 1])
    }
  }
}
