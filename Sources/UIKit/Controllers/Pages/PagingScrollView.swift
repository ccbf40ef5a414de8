import Foundation

/// Three places side by side, or one below the other: the page before, the page that is shown, and the
/// page after it.
@MainActor final class PagingScrollView: UIScrollView {
  /// Along which pages follow one another.
  let axis: ScrollAxis
  /// Points between two pages.
  let spacing: CGFloat
  /// Asked before a finger moves the pages: whether there is one before, and one after.
  var neighbours: (() -> (before: Bool, after: Bool))?
  /// Told of each move, in pages: 0 with the page that is shown in place, 1 with the one after it.
  var moved: ((CGFloat) -> Void)?
  /// Told of the page that has come to rest: -1, 0 or 1.
  var rested: ((Int) -> Void)?
  private var isPlacing = false

  init(along axis: ScrollAxis, spacing: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    if axis == .horizontal { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
  }

  required init?(coder: NSCoder) {
    Unsupported.call("UIPageViewController.init(coder:)", advice: "Make the controller in code.")
  }

  /// From one page to the next.
  private var step: CGFloat { axis.length(of: bounds.size) }

  /// How far pages are moved, in pages.
  private var position: CGFloat {
    step > 0 ? axis.value(of: contentOffset) / step - 1 : 0
  }

  /// Fills a rectangle, half of the spacing beyond it on either side, with the middle page in place.
  func place(in rect: CGRect) {
    let wide =
      axis == .horizontal
      ? rect.insetBy(dx: -spacing / 2, dy: 0) : rect.insetBy(dx: 0, dy: -spacing / 2)
    guard frame != wide else { return }
    isPlacing = true
    defer { isPlacing = false }
    stopMotion()
    activity.animation = nil
    frame = wide
    contentSize = axis.size(3 * step, across: axis.crossing.length(of: bounds.size))
    showMiddle()
  }

  /// Where a page lies: -1, 0 or 1.
  func frame(ofPage page: Int) -> CGRect {
    let origin = axis.point(CGFloat(page + 1) * step + spacing / 2, across: 0)
    var size = bounds.size
    axis.setLength(max(0, step - spacing), of: &size)
    return CGRect(origin: origin, size: size)
  }

  /// Brings the middle page in place, at once.
  func showMiddle() {
    let wasPlacing = isPlacing
    isPlacing = true
    defer { isPlacing = wasPlacing }
    allow(before: true, after: true)
    contentOffset = axis.point(step, across: 0)
  }

  /// Slides to the page before or after.
  func slide(to page: Int) {
    setContentOffset(axis.point(CGFloat(page + 1) * step, across: 0), animated: true)
  }

  /// Whether the pages beside the middle one can be reached.
  private func allow(before: Bool, after: Bool) {
    let (start, end) = (before ? 0 : 0 - step, after ? 0 : 0 - step)
    contentInset =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
  }

  override func dragWillBegin() {
    guard position == 0, let neighbours else { return }
    let (before, after) = neighbours()
    isPlacing = true
    allow(before: before, after: after)
    // Content at an end goes with its inset; the middle page stays.
    contentOffset = axis.point(step, across: 0)
    isPlacing = false
  }

  override func contentCameToRest() {
    guard step > 0 else { return }
    rested?(min(max(-1, Int(position.rounded())), 1))
  }

  override func visibleBoundsDidChange(from old: CGRect) {
    super.visibleBoundsDidChange(from: old)
    if !isPlacing, old.origin != bounds.origin { moved?(position) }
  }
}
