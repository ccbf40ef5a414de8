public import Foundation

/// What is told of a transition that is under way.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it is seen to move.
  var isAnimated: Bool { get }
  /// Seconds that it takes.
  var transitionDuration: TimeInterval { get }
  /// How it proceeds.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it was given up; never here.
  var isCancelled: Bool { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// How the interface is turned by it.
  var targetTransform: CGAffineTransform { get }
}

/// Lets an app move its own views along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block with the transition's animations, and another after them; whether it will.
  @discardableResult
  func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a block with the transition's animations; whether it will.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The turn of the phone, as controllers are told of it.
@MainActor final class RotationCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let targetTransform: CGAffineTransform
  let transitionDuration: TimeInterval
  let isAnimated = true
  let isCancelled = false
  let completionCurve = UIView.AnimationCurve.easeInOut
  private var alongside: [Block] = []
  private var completions: [Block] = []

  init(in containerView: UIView, turnedBy targetTransform: CGAffineTransform, taking: Double) {
    self.containerView = containerView
    self.targetTransform = targetTransform
    transitionDuration = taking
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the blocks that go along, in the order in which they came.
  func runAlongside() {
    for block in alongside { block(self) }
    alongside = []
  }

  /// Runs the blocks that come after.
  func finish() {
    for block in completions { block(self) }
    completions = []
  }
}
