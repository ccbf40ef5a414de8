public import Foundation

extension UIView {
  /// How strongly the view keeps from growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch axis {
    case .horizontal: contentTraits.horizontalHugging
    case .vertical: contentTraits.verticalHugging
    }
  }

  /// Sets how strongly the view keeps from growing beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    switch axis {
    case .horizontal: contentTraits.horizontalHugging = priority
    case .vertical: contentTraits.verticalHugging = priority
    }
    LayoutEngine.contentPriorityDidChange(self)
  }

  /// How strongly the view keeps from shrinking below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    switch axis {
    case .horizontal: contentTraits.horizontalResistance
    case .vertical: contentTraits.verticalResistance
    }
  }

  /// Sets how strongly the view keeps from shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    switch axis {
    case .horizontal: contentTraits.horizontalResistance = priority
    case .vertical: contentTraits.verticalResistance = priority
    }
    LayoutEngine.contentPriorityDidChange(self)
  }
}
