import Foundation
import OnePhone
import Testing

@testable import UIKit

/// What an app moves along with a transition.
@Suite(.onePhone) @MainActor struct TransitionCoordinatorTests {
  /// Moves a view along when it is about to come or to turn.
  private final class Mover: UIViewController {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var notes: [String] = []

    override func viewDidLoad() { view.addSubview(mark) }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let transitionCoordinator else { return notes.append("none") }
      move(transitionCoordinator)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      notes.append("same \(transitionCoordinator === coordinator)")
      move(coordinator)
    }

    private func move(_ coordinator: any UIViewControllerTransitionCoordinator) {
      coordinator.animate(alongsideTransition: { [mark] _ in
        mark.frame.origin.x += 100
      }) { [weak self] context in
        self?.notes.append("done \(context.isCancelled)")
      }
    }

    /// Where the mark is seen now.
    var seen: CGFloat {
      let now = UIApplication.shared.clock.now
      return mark.layer.presentedGeometry(at: now).untransformedFrame.minX
    }
  }

  @Test func `a push moves along what it is asked to, and ends`() {
    let phone = Phone()
    let (first, second) = (UIViewController(), Mover())
    let navigation = UINavigationController(rootViewController: first)
    phone.show(navigation)
    #expect(first.transitionCoordinator == nil)
    navigation.pushViewController(second, animated: true)
    let coordinator = second.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === first)
    #expect(coordinator?.viewController(forKey: .to) === second)
    #expect(coordinator?.view(forKey: .to) === second.view)
    #expect(coordinator?.isAnimated == true && (coordinator?.transitionDuration ?? 0) > 0)
    #expect(navigation.transitionCoordinator === coordinator)
    #expect(first.transitionCoordinator === coordinator)
    phone.pass(0.15)
    #expect(second.seen > 0 && second.seen < 100 && second.notes == [])
    phone.pass(0.5)
    #expect(second.seen == 100 && second.notes == ["done false"])
    #expect(second.transitionCoordinator == nil && navigation.transitionCoordinator == nil)
  }

  /// Pushes another when it, or its navigation controller, is told that it has appeared.
  private final class Pusher: UIViewController, UINavigationControllerDelegate {
    let follower = Mover()
    let pushesInDidShow: Bool
    var isDone = false
    var notes: [String] = []

    init(inDidShow pushesInDidShow: Bool) {
      self.pushesInDidShow = pushesInDidShow
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.notes.append("done")
      }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if !pushesInDidShow { push() }
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { if pushesInDidShow, viewController === self { push() } }

    private func push() {
      guard !isDone else { return }
      isDone = true
      navigationController?.pushViewController(follower, animated: true)
    }
  }

  @Test(arguments: [false, true])
  func `a push that begins as one ends has its own coordinator, and ends later`(inDidShow: Bool) {
    let phone = Phone()
    let pusher = Pusher(inDidShow: inDidShow)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.delegate = pusher
    phone.show(navigation)
    navigation.pushViewController(pusher, animated: true)
    let first = pusher.transitionCoordinator
    while !pusher.isDone { phone.pass(0.05) }
    let second = pusher.follower.transitionCoordinator
    #expect(pusher.notes == ["done"], "the first push has ended")
    #expect(second != nil && second !== first)
    #expect(navigation.transitionCoordinator === second)
    #expect(pusher.transitionCoordinator === second)
    phone.pass(0.15)
    #expect(pusher.follower.seen > 0 && pusher.follower.seen < 100 && pusher.follower.notes == [])
    phone.pass(0.5)
    #expect(pusher.follower.seen == 100 && pusher.follower.notes == ["done false"])
    #expect(navigation.transitionCoordinator == nil && pusher.transitionCoordinator == nil)
  }

  @Test func `a push that is not animated has no coordinator`() {
    let phone = Phone()
    let second = Mover()
    let navigation = UINavigationController(rootViewController: UIViewController())
    phone.show(navigation)
    navigation.pushViewController(second, animated: false)
    phone.pass(0.1)
    #expect(second.notes == ["none"] && second.mark.frame.minX == 0)
  }

  @Test func `a presentation and its end move along what they are asked to`() {
    let phone = Phone()
    let (root, front) = (Mover(), Mover())
    front.modalPresentationStyle = .fullScreen
    phone.show(root)
    root.notes = []
    root.present(front, animated: true)
    #expect(front.transitionCoordinator != nil)
    phone.pass(0.2)
    #expect(front.seen > 0 && front.seen < 100)
    phone.pass(0.5)
    #expect(front.notes == ["done false"] && front.transitionCoordinator == nil)
    front.dismiss(animated: true)
    #expect(front.transitionCoordinator?.viewController(forKey: .to) === root)
    phone.pass(0.8)
    #expect(root.notes == ["done false"] && root.seen == 100)
  }

  @Test func `fact 8.5: a turn moves along what it is asked to, and is the same for all`() {
    let phone = Phone()
    let (root, child) = (Mover(), Mover())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    phone.show(root)
    for mover in [root, child] { mover.notes = [] }
    #expect(phone.application.rotate(to: .landscapeRight))
    #expect(root.transitionCoordinator === child.transitionCoordinator)
    #expect(root.transitionCoordinator?.targetTransform.isIdentity == false)
    #expect(root.transitionCoordinator?.viewController(forKey: .from) == nil)
    phone.pass(0.15)
    #expect(root.seen > 0 && root.seen < 100 && child.seen == root.seen)
    phone.pass(0.4)
    #expect(root.transitionCoordinator == nil)
    #expect(root.notes == ["same true", "done false"] && child.notes == root.notes)
  }
}
