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
  /// Who goes and who comes; nil where the phone is turned.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Whether a finger moves it; none does here.
  public var isInteractive: Bool { false }
  /// Whether a finger began it; none does here.
  public var initiallyInteractive: Bool { false }
  /// How far it has come when the finger lets go.
  public var percentComplete: CGFloat { 0 }

  /// The view of who goes or comes.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }
}

/// Who takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A key by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Who goes.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// Who comes.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Whose view takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A key by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
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

/// A transition that is under way, as controllers are told of it: a turn of the phone, a push or a
/// pop, a presentation.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let targetTransform: CGAffineTransform
  let transitionDuration: TimeInterval
  let isAnimated = true
  let isCancelled = false
  let completionCurve = UIView.AnimationCurve.easeInOut
  private let outgoing: UIViewController?
  private let incoming: UIViewController?
  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var isRunning = false

  /// A turn of the phone.
  init(in containerView: UIView, turnedBy targetTransform: CGAffineTransform, taking: Double) {
    self.containerView = containerView
    self.targetTransform = targetTransform
    transitionDuration = taking
    outgoing = nil
    incoming = nil
  }

  /// One controller's view takes the place of another's, or comes over it.
  init(
    in containerView: UIView, from outgoing: UIViewController, to incoming: UIViewController,
    taking: Double
  ) {
    self.containerView = containerView
    targetTransform = .identity
    transitionDuration = taking
    self.outgoing = outgoing
    self.incoming = incoming
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: outgoing
    case .to: incoming
    default: nil
    }
  }

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    // Too late to go along, but not to be told of the end.
    if let animation, !isRunning { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return !isRunning
  }

  /// Runs the blocks that go along, in the order in which they came.
  func runAlongside() {
    isRunning = true
    for block in alongside { block(self) }
    alongside = []
  }

  /// Ends the transition for those who took part in it, unless they are in another one already, and
  /// runs the blocks that come after.
  func finish(for controllers: [UIViewController] = []) {
    for controller in controllers where controller.ownCoordinator === self {
      controller.ownCoordinator = nil
    }
    for block in completions { block(self) }
    completions = []
  }
}

extension UIViewController {
  /// The transition that it takes part in: its own, or that of what contains it; nil for none.
  var presentCoordinator: TransitionCoordinator? {
    var next: UIViewController? = self
    while let controller = next {
      if let own = controller.ownCoordinator { return own }
      next = controller.parent
    }
    return viewIfLoaded?.window?.turn
  }
}
