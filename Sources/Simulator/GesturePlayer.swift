import Foundation
import LayoutTrace
import UIKit

/// Plays one gesture of a script with a finger, frame by frame.
@MainActor struct GesturePlayer {
  let finger: Finger
  /// Lets a frame pass, in which something is done, and records it.
  let pass: (_ action: () -> Void) -> Void
  /// Finds a view by the names that a course has for it.
  let find: (ViewName) -> UIView?
  /// Finds an active constraint likewise, and how its constant is read.
  let findConstraint: (ConstraintName) -> (NSLayoutConstraint, ConstantReading)?
  /// Writes down why a gesture had nothing to do.
  let note: (String) -> Void

  private enum Limits {
    /// Whatever goes on after a gesture is waited for this long at most, in frames.
    static let stillness = 600
    /// How long a finger rests before it is lifted, in frames: longer than the tenth of a second
    /// from which its velocity is taken.
    static let rest = 8
    /// How long a flinging finger moves, in frames.
    static let fling = 9
  }

  func play(_ gesture: Gesture) {
    switch gesture {
    case .drag(let distance, let duration):
      drag(by: CGPoint(x: distance.x, y: distance.y), frames: Timing.frames(in: duration))
    case .release:
      release()
    case .fling(let velocity):
      fling(velocity: CGPoint(x: velocity.x, y: velocity.y))
    case .scroll(let from, let to, let duration):
      scroll(from: from, to: to, frames: Timing.frames(in: duration))
    case .setOffset(let target, let animated):
      setOffset(to: target, animated: animated)
    case .wait(let seconds):
      pass(frames: Timing.frames(in: seconds))
    case .rotate(let orientation):
      rotate(to: orientation)
    case .setText(let name, let text):
      setText(of: name, to: text)
    case .setConstant(let name, let from, let to, let duration):
      setConstant(
        of: name, from: from.map { CGFloat($0) }, to: CGFloat(to),
        frames: Timing.frames(in: duration))
    }
  }

  // MARK: The finger

  private func drag(by distance: CGPoint, frames: Int) {
    guard let start = putDown() else { return }
    for frame in 1...frames {
      pass { finger.move(to: start.moved(by: distance, part: frame, of: frames)) }
    }
  }

  private func release() {
    guard finger.location != nil else { return note("A finger is to be lifted, and none is down.") }
    pass(frames: Limits.rest)
    pass { finger.lift() }
    waitForStillness()
  }

  private func fling(velocity: CGPoint) {
    guard let start = putDown() else { return }
    let seconds = CGFloat(Timing.frame) * CGFloat(Limits.fling)
    let distance = CGPoint(x: velocity.x * seconds, y: velocity.y * seconds)
    for frame in 1...Limits.fling {
      pass {
        finger.move(to: start.moved(by: distance, part: frame, of: Limits.fling))
        if frame == Limits.fling { finger.lift() }
      }
    }
    waitForStillness()
  }

  /// Puts the finger down on the middle of the main scroll view, or of the screen, unless it is
  /// down already.
  ///
  /// - Returns: Where it is; nil without a window.
  private func putDown() -> CGPoint? {
    if let location = finger.location { return location }
    guard let window = MainScrollView.window else {
      note("A finger is to be put down, and there is no window.")
      return nil
    }
    let area = MainScrollView.find().map { $0.convert($0.bounds, to: nil) } ?? window.bounds
    let seen = area.intersection(window.bounds)
    let place = seen.isEmpty ? window.bounds : seen
    pass { finger.down(on: window, at: CGPoint(x: place.midX, y: place.midY)) }
    return finger.location
  }

  // MARK: The content

  private func scroll(from: ScrollTarget?, to: ScrollTarget, frames: Int) {
    guard let scrollView = mainScrollView() else { return }
    let start = from.map { $0.offset(in: scrollView) } ?? scrollView.contentOffset.y
    let end = to.offset(in: scrollView)
    if from != nil { pass { scrollView.contentOffset.y = start } }
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      let offset = frame == frames ? end : snap(start + (end - start) * part)
      pass { scrollView.contentOffset.y = offset }
    }
  }

  private func setOffset(to target: ScrollTarget, animated: Bool) {
    guard let scrollView = mainScrollView() else { return }
    let offset = CGPoint(x: scrollView.contentOffset.x, y: target.offset(in: scrollView))
    pass { scrollView.setContentOffset(offset, animated: animated) }
    waitForStillness()
  }

  private func mainScrollView() -> UIScrollView? {
    let found = MainScrollView.find()
    if found == nil { note("The content is to be scrolled, and there is no scroll view.") }
    return found
  }

  /// The offset on the pixel, as a finger gives it.
  private func snap(_ offset: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (offset * scale).rounded() / scale
  }

  private func setText(of name: ViewName, to text: String) {
    guard let view = find(name) else {
      return note("`\(name.name)` is to have another text, and there is no such view.")
    }
    guard let label = view as? UILabel else {
      return note("`\(name.name)` is to have another text, and it is no label.")
    }
    pass { label.text = text }
    waitForStillness()
  }

  private func setConstant(
    of name: ConstraintName, from: CGFloat?, to end: CGFloat, frames: Int
  ) {
    guard let (found, reading) = findConstraint(name) else {
      return note("`\(name.name)` is to have another constant, and there is no such constraint.")
    }
    let start = from ?? CGFloat(reading.constant(of: Double(found.constant)))
    if from != nil { pass { setConstant(of: name, to: start) } }
    for frame in 1...frames {
      let part = CGFloat(frame) / CGFloat(frames)
      pass { setConstant(of: name, to: frame == frames ? end : start + (end - start) * part) }
    }
    waitForStillness()
  }

  /// The app may have made the constraint anew since the frame before.
  private func setConstant(of name: ConstraintName, to constant: CGFloat) {
    guard let (constraint, reading) = findConstraint(name) else { return }
    constraint.constant = CGFloat(reading.written(for: Double(constant)))
  }

  // MARK: The phone

  private func rotate(to orientation: Gesture.Orientation) {
    let interface: UIInterfaceOrientation =
      switch orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
    pass { UIApplication.shared.rotate(to: interface) }
    waitForStillness()
  }

  private func pass(frames: Int) {
    for _ in 0..<frames { pass {} }
  }

  /// Lets frames pass until nothing scrolls or is animated any more.
  private func waitForStillness() {
    for _ in 0..<Limits.stillness where UIApplication.shared.clock.isBusy { pass {} }
  }
}

extension CGPoint {
  /// The point after so many parts of a way.
  fileprivate func moved(by distance: CGPoint, part: Int, of parts: Int) -> CGPoint {
    let share = CGFloat(part) / CGFloat(parts)
    return CGPoint(x: x + distance.x * share, y: y + distance.y * share)
  }
}

extension ScrollTarget {
  /// The offset that is meant, looked up now.
  @MainActor fileprivate func offset(in scrollView: UIScrollView) -> CGFloat {
    let inset = scrollView.adjustedContentInset
    let top = 0 - inset.top
    let end = max(
      top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
    return switch self {
    case .offset(let offset): CGFloat(offset)
    case .top(let plus): top + CGFloat(plus)
    case .end(let plus): end + CGFloat(plus)
    }
  }
}

/// The scroll view that a script means.
@MainActor enum MainScrollView {
  static var window: UIWindow? {
    UIApplication.shared.keyWindow ?? UIApplication.shared.windows.first
  }

  /// The one that takes up most of the screen; of equals the outermost and then the first.
  static func find() -> UIScrollView? {
    guard let window else { return nil }
    var best: (view: UIScrollView, area: CGFloat)?
    for presented in window.presentedViews() {
      guard let view = presented.view as? UIScrollView, !view.isHidden else { continue }
      let seen = presented.onScreen.intersection(window.bounds)
      let area = seen.isNull ? 0 : seen.width * seen.height
      if best.map({ area > $0.area }) ?? true { best = (view, area) }
    }
    return best?.view
  }
}
