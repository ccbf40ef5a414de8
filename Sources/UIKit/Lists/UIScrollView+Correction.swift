import Foundation

extension UIScrollView {
  /// The content above what is shown has become longer by so much: what is shown stays where it is,
  /// and a finger, a fling or an animation goes on from there as before.
  func contentGrew(above growth: CGPoint) {
    guard growth != .zero else { return }
    activity.drag?.start.x += growth.x
    activity.drag?.start.y += growth.y
    activity.motion?.x.shift(by: growth.x)
    activity.motion?.y.shift(by: growth.y)
    activity.animation?.from.x += growth.x
    activity.animation?.from.y += growth.y
    activity.animation?.to.x += growth.x
    activity.animation?.to.y += growth.y
    moveContent(
      to: CGPoint(x: contentOffset.x + growth.x, y: contentOffset.y + growth.y))
  }
}
