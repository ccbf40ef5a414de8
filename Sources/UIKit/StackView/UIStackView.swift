public import Foundation

/// Lays out its arranged subviews in a row or a column, by constraints of its own (facts 6.7 to
/// 6.9).
///
/// The constraints carry UIKit's identifiers, `UISV-…`. Gaps are compared with each other directly
/// where UIKit puts invisible guides between the views. Before iOS 14 a phone's stack view drew no
/// background (fact 6.8); here its background is recorded as any view's.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the arranged subviews share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// Hugging and compression resistance decide.
    case fill = 0
    /// All have one size.
    case fillEqually = 1
    /// Sizes are as the content sizes to each other.
    case fillProportionally = 2
    /// Equal gaps, not smaller than the spacing.
    case equalSpacing = 3
    /// Equal distances between the middles, as far as the spacing allows.
    case equalCentering = 4
  }

  /// Where the arranged subviews lie across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge, or the top.
    case leading = 1
    /// On the first baseline; of a row only.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge, or the bottom.
    case trailing = 4
    /// On the last baseline; of a row only.
    case lastBaseline = 5

    /// At the top: the leading edge of a row.
    public static var top: Alignment { .leading }
    /// At the bottom: the trailing edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// As `setCustomSpacing`, takes a custom spacing back.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The system's spacing between neighbours.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var customSpacings: [(view: Weak<UIView>, spacing: CGFloat)] = []
  private var ownConstraints: [NSLayoutConstraint] = []

  /// A stack without arranged subviews.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// A stack of the views, in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that are laid out, in order; each is a subview too.
  open var arrangedSubviews: [UIView] { arranged }

  /// Whether the views lie in a row or a column.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }

  /// How the views share the room along the axis.
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }

  /// Where the views lie across the axis.
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }

  /// The gap between neighbours, in points; the least one for equal gaps and middles.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }

  /// Whether the gaps of a column lie between baselines; the first and last text are then as far from
  /// the edges too, as Apple documents it.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Whether the views stay within the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// Whether the row runs from the right: the arranged views follow, whatever they say themselves.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { arrangementDidChange() } }
  }

  /// Appends a view, also as a subview where it is not one yet.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Puts a view at a place among the arranged ones, also as a subview where it is not one yet.
  ///
  /// Raises NSInternalInconsistencyException for an index out of bounds.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard (0...arranged.count).contains(stackIndex) else {
      Exception.raise(
        .internalInconsistency,
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(arranged.count)")
    }
    if let old = arranged.firstIndex(where: { $0 === view }) { arranged.remove(at: old) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementDidChange()
  }

  /// Takes a view out of the arrangement; it stays a subview (fact 6.8).
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    arrangementDidChange()
  }

  /// Sets the gap after one view; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view.object === arrangedSubview || $0.view.object == nil }
    if spacing != Self.spacingUseDefault {
      customSpacings.append((Weak(arrangedSubview), spacing))
    }
    arrangementDidChange()
  }

  /// The gap that was set after one view; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view.object === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// A subview that leaves is no longer arranged.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Makes the constraints of the arrangement anew.
  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = StackArrangement(self).constraints()
    NSLayoutConstraint.activate(ownConstraints)
    LayoutEngine.baselineViewDidChange(self)
    super.updateConstraints()
  }

  /// In a column the first view that is shown, in a row the highest, by their content sizes; one that
  /// is a stack view itself is asked in turn.
  open override var forFirstBaselineLayout: UIView { baselineView(atEnd: false) }

  /// In a column the last view that is shown, in a row the highest, by their content sizes; one that
  /// is a stack view itself is asked in turn.
  open override var forLastBaselineLayout: UIView { baselineView(atEnd: true) }

  override func subviewHiddenDidChange(_ subview: UIView) {
    super.subviewHiddenDidChange(subview)
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  /// The content size of a subview may have changed.
  func arrangedContentDidChange() {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    if axis == .horizontal { LayoutEngine.baselineViewDidChange(self) }
  }

  private func baselineView(atEnd: Bool) -> UIView {
    let shown = arranged.filter { !$0.isHidden }
    switch axis {
    case .vertical: return (atEnd ? shown.last : shown.first) ?? self
    case .horizontal:
      var highest = shown.first ?? self
      for view in shown.dropFirst()
      where view.contentHeight > highest.contentHeight { highest = view }
      return highest
    }
  }

  /// The gap after a view, in points.
  func spacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    guard custom != Self.spacingUseDefault else { return usualSpacing }
    return custom == Self.spacingUseSystem ? SystemSpacing.standard : custom
  }

  /// The gap where no other one was set, in points.
  final var usualSpacing: CGFloat {
    spacing == Self.spacingUseSystem ? SystemSpacing.standard : spacing
  }

  /// The old constraints must not outlive what they were made for, even before the next update.
  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }
}

extension UIView {
  /// How high its content is, in points; a stack's that of its views.
  fileprivate var contentHeight: CGFloat {
    guard let stack = self as? UIStackView else {
      let height = intrinsicContentSize.height
      return height == UIView.noIntrinsicMetric ? bounds.height : height
    }
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let heights = shown.map(\.contentHeight)
    switch stack.axis {
    case .horizontal: return heights.max() ?? 0
    case .vertical:
      return heights.reduce(0, +) + shown.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
    }
  }
}

/// A reference that does not keep its object alive.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
