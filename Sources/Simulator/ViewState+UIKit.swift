import Foundation
import LayoutTrace
import UIKit

extension ViewState {
  /// A view as it is seen now.
  @MainActor init(_ presented: PresentedView, index: Int, superview: Int?) {
    let view = presented.view
    self.init(
      view: index, superview: superview, frame: Rect(view.frame),
      onScreen: Rect(presented.onScreen), isHidden: view.isHidden, alpha: presented.alpha,
      clipsToBounds: view.clipsToBounds, backgroundColor: presented.background.map { Color($0) },
      safeArea: Insets(view.safeAreaInsets), text: view.drawnText.map { TextState($0) },
      image: view.drawnImage.map { ImageState($0, in: presented) },
      scroll: (view as? UIScrollView).map { ScrollState($0, onScreen: presented.onScreen) })
  }
}

extension ImageState {
  @MainActor fileprivate init(_ image: DrawnImage, in presented: PresentedView) {
    self.init(
      name: image.name, size: Size(image.size), scale: plain(image.scale),
      contentMode: image.contentMode, drawn: Rect(presented.onScreen(image.rect)))
  }
}

extension PresentedView {
  /// Where a rectangle of the view's own plane is seen, when the view is seen smaller or larger
  /// than it is in the middle of an animation, in proportion.
  @MainActor fileprivate func onScreen(_ rect: CGRect) -> CGRect {
    let bounds = view.bounds
    let scale = CGSize(
      width: bounds.width > 0 ? onScreen.width / bounds.width : 1,
      height: bounds.height > 0 ? onScreen.height / bounds.height : 1)
    return CGRect(
      x: onScreen.minX + (rect.minX - bounds.minX) * scale.width,
      y: onScreen.minY + (rect.minY - bounds.minY) * scale.height,
      width: rect.width * scale.width, height: rect.height * scale.height)
  }
}

extension ScrollState {
  @MainActor fileprivate init(_ scrollView: UIScrollView, onScreen: CGRect) {
    self.init(
      offset: Point(scrollView.contentOffset), contentSize: Size(scrollView.contentSize),
      contentInset: Insets(scrollView.contentInset),
      adjustedContentInset: Insets(scrollView.adjustedContentInset),
      indicatorInsets: Insets(scrollView.effectiveIndicatorInsets),
      isTracking: scrollView.isTracking, isDragging: scrollView.isDragging,
      isDecelerating: scrollView.isDecelerating,
      verticalIndicator: scrollView.verticalIndicator.map {
        IndicatorState($0, of: scrollView, onScreen: onScreen)
      },
      horizontalIndicator: scrollView.horizontalIndicator.map {
        IndicatorState($0, of: scrollView, onScreen: onScreen)
      })
  }
}

extension IndicatorState {
  /// - Parameter onScreen: where the scroll view is seen.
  @MainActor fileprivate init(
    _ indicator: UIScrollView.Indicator, of scrollView: UIScrollView, onScreen: CGRect
  ) {
    let shift = CGPoint(
      x: onScreen.minX - scrollView.bounds.minX, y: onScreen.minY - scrollView.bounds.minY)
    self.init(
      onScreen: Rect(indicator.rect.offsetBy(dx: shift.x, dy: shift.y)),
      alpha: plain(indicator.alpha))
  }
}
