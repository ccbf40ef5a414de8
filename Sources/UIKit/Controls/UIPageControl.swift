public import Foundation

/// Which of several pages is shown, as dots: 7 points each, 9 between them, 37 high; from iOS 14 on
/// 26 high with 8 more on either side.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The page that is shown, from 0.
  open var currentPage = 0 {
    didSet {
      let kept = min(max(0, currentPage), max(0, numberOfPages - 1))
      if kept != currentPage { currentPage = kept }
    }
  }

  /// Whether it is not shown for a single page.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size of so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    let dots = max(0, 7 * count + 9 * (count - 1))
    return ApplicationHost.screenDescription.systemVersion >= 14
      ? CGSize(width: dots + 16, height: 26) : CGSize(width: dots, height: 37)
  }

  /// The size of its dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size of its dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  /// A dot a page. Before iOS 14 the dots are white, for pictures behind them.
  override func paintContent(in context: CGContext) {
    guard numberOfPages > 1 || !hidesForSinglePage else { return }
    let isLate = ApplicationHost.screenDescription.systemVersion >= 14
    let width = 7 * CGFloat(numberOfPages) + 9 * CGFloat(max(0, numberOfPages - 1))
    for page in 0..<min(numberOfPages, 1000) {
      let place = isMirrored ? numberOfPages - 1 - page : page
      let dot = CGRect(
        x: bounds.midX - width / 2 + 16 * CGFloat(place), y: bounds.midY - 3.5, width: 7, height: 7)
      let isShown = page == currentPage
      let own = isShown ? currentPageIndicatorTintColor : pageIndicatorTintColor
      let color = isLate ? UIColor.black : .white
      context.fill(
        dot, radius: 3.5, own ?? color.withAlphaComponent(isShown ? 1 : isLate ? 0.3 : 0.2))
    }
  }

  /// A tap before the middle goes a page back, one behind it a page on.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    let old = currentPage
    let isOn = (touch.location(in: self).x > bounds.midX) != isMirrored
    currentPage += isOn ? 1 : -1
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
