import Foundation

/// The recognizer that moves a scroll view's content.
final class ScrollPan: UIPanGestureRecognizer {
  /// It may be added to another view than the scroll view that it moves.
  private let handle: Handle<UIScrollView>

  private var scrollView: UIScrollView? { handle.object }

  init(of scrollView: UIScrollView) {
    handle = scrollView.handle
    super.init()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerCameDown()
  }

  /// Only a movement along an axis on which the content scrolls: others are for the scroll views
  /// around this one.
  override func canBegin(with travel: CGPoint) -> Bool {
    guard let scrollView else { return false }
    return scrollView.canScroll(abs(travel.x) > abs(travel.y) ? .horizontal : .vertical)
  }

  override func moved() {
    scrollView?.dragged(by: translation(in: scrollView))
  }

  override func stateDidChange(from old: State) {
    switch state {
    case .began: scrollView?.dragBegan()
    case .ended: scrollView?.dragEnded(isCancelled: false)
    case .cancelled: scrollView?.dragEnded(isCancelled: true)
    case .possible, .changed, .failed: break
    }
  }

  override func takesTouch(_ touch: UITouch) -> Bool {
    guard let scrollView, let view = touch.view, view !== scrollView else { return true }
    return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
  }

  override func touchEnded(_ touch: UITouch) {
    super.touchEnded(touch)
    scrollView?.fingerLeft()
  }
}
