public import Foundation

/// Recognizes two fingers that move apart or together. There is one finger here, so it never does.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much further apart the fingers are than at the beginning.
  open var scale: CGFloat = 1
  /// How fast that changes, a second.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn. There is one finger here, so it never does.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// Recognizes a finger that moves in from an edge of the screen: one that came down within 20 points
/// of it, our choice.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []

  private var isAtEdge = false

  /// A finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let screen = touch.window?.bounds else { return }
    let point = touch.point
    isAtEdge =
      edges.contains(.left) && point.x <= 20
      || edges.contains(.right) && point.x >= screen.width - 20
      || edges.contains(.top) && point.y <= 20
      || edges.contains(.bottom) && point.y >= screen.height - 20
  }

  override func canBegin(with travel: CGPoint) -> Bool { isAtEdge }
}
