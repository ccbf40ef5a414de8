public import Foundation

/// Several things of which one is chosen, side by side.
///
/// A segment is as wide as its title in 13 points and 20 more, all as wide as the widest; the height
/// is 28 points, 31 from iOS 13 on. How UIKit comes to its widths is not known: this is our choice.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  nonisolated public static let noSegment = -1

  private var segments: [Segment] = []

  /// A control of a place and size, without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control of titles (`String`) and pictures (`UIImage`).
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// A control of actions, each of which is run when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions {
      segments.append(Segment(title: action.title, image: action.image, action: action))
    }
    segmentsDidChange()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The segment that is chosen; `noSegment` for none.
  open var selectedSegmentIndex = -1 {
    didSet {
      colorTitles()
      setNeedsLayout()
    }
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }
  /// Whether a tap chooses nothing for long.
  open var isMomentary = false
  /// Whether segments are as wide as their own titles.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Puts in a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment)
  }

  /// Puts in a segment.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment)
  }

  /// Takes out a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
    segmentsDidChange()
  }

  /// Takes out all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  /// Gives a segment a title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? { at(segment).title }

  /// Gives a segment a picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { at(segment).image }

  /// Gives a segment a width; 0 for its own.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width that a segment was given; 0 for its own.
  open func widthForSegment(at segment: Int) -> CGFloat { at(segment).width }

  /// Says whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { at(segment).isEnabled }

  /// The size of all segments.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: widths.reduce(0, +), height: thickness)
  }

  /// The size of all segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the titles.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for (segment, width) in zip(segments, shownWidths) {
      segment.label.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  /// The titles' colours go with the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorTitles()
  }

  /// Before iOS 13 titles are in the tint, the chosen one white on it; later they are black.
  private func colorTitles() {
    for (index, segment) in segments.enumerated() {
      let isChosen = index == selectedSegmentIndex
      let color: UIColor = isOfRounderLook ? .black : isChosen ? .white : tintColor
      let isPossible = isEnabled && segment.isEnabled
      segment.label.textColor = isPossible ? color : color.withAlphaComponent(0.4)
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    colorTitles()
  }

  /// The frame, the lines between the segments, the ground of the chosen one, and pictures.
  override func paintContent(in context: CGContext) {
    let tint: UIColor? = tintColor
    var x = bounds.minX
    let radius: CGFloat = isOfRounderLook ? 8.5 : 4
    context.saveGState()
    if isOfRounderLook {
      context.fill(
        bounds, radius: radius, UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12))
    } else {
      context.beginPath()
      context.addPath(
        CGPath(elements: CGPath.rounded(bounds, width: radius, height: radius, .allCorners)))
      context.clip()
    }
    for (index, (segment, width)) in zip(segments, shownWidths).enumerated() {
      let rect = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width
      let isChosen = index == selectedSegmentIndex
      if isChosen, isOfRounderLook {
        context.saveGState()
        context.setShadow(
          offset: CGSize(width: 0, height: 3), blur: 8,
          color: UIColor(white: 0, alpha: 0.12).cgColor)
        context.fill(rect.insetBy(dx: 2, dy: 2), radius: 7, selectedSegmentTintColor ?? .white)
        context.restoreGState()
      } else if isChosen {
        context.fill(rect, radius: 0, tint)
      }
      if !isOfRounderLook, index > 0 {
        let line = CGRect(x: rect.minX - 0.5, y: rect.minY, width: 1, height: rect.height)
        context.fill(line, radius: 0, tint)
      }
      guard segment.title == nil, let image = segment.image else { continue }
      var values = image.values
      if values.renderingMode != .alwaysOriginal { values.tint = segment.label.textColor }
      context.paint(
        values, in: UIView.ContentMode.center.place(image.size, in: rect), alpha: 1)
    }
    context.restoreGState()
    if !isOfRounderLook { context.stroke(bounds, radius: radius, width: 1, tint) }
  }

  /// The segment under the finger is chosen.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, bounds.contains(touch.location(in: self)) else { return }
    var x: CGFloat = 0
    for (index, width) in shownWidths.enumerated() {
      x += width
      guard touch.location(in: self).x < x else { continue }
      guard segments[index].isEnabled, index != selectedSegmentIndex else { return }
      selectedSegmentIndex = index
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      segments[index].action?.run(from: self)
      if isMomentary { selectedSegmentIndex = Self.noSegment }
      return
    }
  }

  private var thickness: CGFloat {
    ApplicationHost.screenDescription.systemVersion >= 13 ? 31 : 28
  }

  private var widths: [CGFloat] {
    let own = segments.map(\.ownWidth)
    let widest = own.max() ?? 0
    return zip(segments, own).map { segment, own in
      segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? own : widest
    }
  }

  /// The widths in the bounds: those without a width of their own share what is left.
  private var shownWidths: [CGFloat] {
    let widths = widths
    let total = widths.reduce(0, +)
    let flexible = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1).reduce(0, +)
    guard flexible > 0 else { return widths }
    let factor = max(0, bounds.width - (total - flexible)) / flexible
    return zip(segments, widths).map { $0.width > 0 ? $1 : $1 * factor }
  }

  private func at(_ index: Int) -> Segment {
    guard segments.indices.contains(index) else {
      Exception.raise(
        .range, "-[\(type(of: self))]: segment \(index) is beyond \(segments.count) segments")
    }
    return segments[index]
  }

  private func change(_ index: Int, _ change: (Segment) -> Void) {
    change(at(index))
    segmentsDidChange()
  }

  private func append(_ item: Any) {
    segments.append(Segment(title: item as? String, image: item as? UIImage))
    segmentsDidChange()
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(0, index), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    let labels = segments.map(\.label)
    for view in subviewList where !labels.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for segment in segments {
      segment.label.text = segment.title
      if segment.label.superview == nil { addSubview(segment.label) }
    }
    colorTitles()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func setUp() { contentTraits.verticalHugging = .defaultHigh }
}

/// One of the things to choose from.
@MainActor private final class Segment {
  var title: String?
  var image: UIImage?
  /// 0 for its own.
  var width: CGFloat = 0
  var isEnabled = true
  let action: UIAction?
  let label = UILabel()

  init(title: String?, image: UIImage?, action: UIAction? = nil) {
    self.title = title
    self.image = image
    self.action = action
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.text = title
  }

  var ownWidth: CGFloat {
    if let image, title == nil { return image.size.width + 20 }
    return label.intrinsicContentSize.width + 20
  }
}
