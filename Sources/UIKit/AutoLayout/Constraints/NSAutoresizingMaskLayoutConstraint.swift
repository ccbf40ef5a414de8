import Foundation

/// One of the four equations that stand for a frame and a mask.
///
/// UIKit has attributes of its own for minX and minY, which are not public; here they are `left` and
/// `top`.
final class NSAutoresizingMaskLayoutConstraint: SystemConstraint {
  private let part: Int

  init(part: Int, of item: LayoutItemState) {
    self.part = part
    super.init(.autoresizing(part: part), of: item)
  }

  override var firstAttribute: Attribute { [.left, .top, .width, .height][part] }

  /// The superview, where the part follows its size.
  override var secondItem: AnyObject? { share == 0 ? nil : ownItem?.view?.superview }

  override var secondAttribute: Attribute {
    share == 0 ? .notAnAttribute : part % 2 == 0 ? .width : .height
  }

  override var multiplier: CGFloat { share == 0 ? 1 : CGFloat(share) }

  override var constant: CGFloat {
    get { CGFloat(equation?.constant ?? 0) }
    set { super.constant = newValue }
  }

  override var isActive: Bool {
    get { equation != nil }
    set { super.isActive = newValue }
  }

  private var share: Double { equation?.share ?? 0 }

  private var equation: AutoresizingRows.Equation? {
    guard let item = ownItem, let engine = item.engine,
      let equations = engine.slots[item.slot]?.autoresizing.equations,
      equations.indices.contains(part)
    else { return nil }
    return equations[part]
  }

  /// As UIKit writes it (fact 1.45).
  nonisolated override var description: String {
    MainActor.assumeIsolated {
      guard let item = ownItem else { return "<NSAutoresizingMaskLayoutConstraint (no items)>" }
      return ConstraintText(naming: .addresses).describe(ConflictingFrame(item: item, part: part))
    }
  }
}
