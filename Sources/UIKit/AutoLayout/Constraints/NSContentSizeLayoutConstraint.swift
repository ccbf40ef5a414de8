import Foundation

/// What stands for a view's intrinsic content size along one axis.
final class NSContentSizeLayoutConstraint: SystemConstraint {
  private let measured: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis, of item: LayoutItemState) {
    measured = axis
    super.init(.contentSize(axis), of: item)
  }

  override var firstAttribute: Attribute { measured == .horizontal ? .width : .height }

  /// The intrinsic size along the axis.
  override var constant: CGFloat {
    get { rows?.size.extent(measured) ?? 0 }
    set { super.constant = newValue }
  }

  override var isActive: Bool {
    get { rows?.hugging[measured] != nil }
    set { super.isActive = newValue }
  }

  private var rows: ContentSizeRows? {
    guard let item = ownItem, let engine = item.engine else { return nil }
    return engine.slots[item.slot]?.contentSize
  }

  /// As UIKit writes it (fact 1.46).
  nonisolated override var description: String {
    MainActor.assumeIsolated {
      let view = ownItem?.view
      let hugging = view?.contentHuggingPriority(for: measured).rawValue ?? 0
      let resistance = view?.contentCompressionResistancePriority(for: measured).rawValue ?? 0
      return "<NSContentSizeLayoutConstraint:\(LayoutNaming.address(of: self)) "
        + "\(measured == .horizontal ? "H" : "V"):[\(LayoutNaming.addresses.name(of: ownItem))"
        + "(\(LayoutNaming.text(of: constant)))] Hug:\(LayoutNaming.text(of: CGFloat(hugging))) "
        + "CompressionResistance:\(LayoutNaming.text(of: CGFloat(resistance)))   "
        + "(\(isActive ? "active" : "inactive"))>"
    }
  }
}
