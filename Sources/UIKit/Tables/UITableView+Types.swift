public import Foundation

extension UITableView {
  /// How a table looks.
  public enum Style: Int, Sendable {
    /// Sections without gaps, whose headers stay at the top while their rows are on screen.
    case plain
    /// Sections with gaps between them.
    case grouped
    /// Sections with gaps between them and at their sides.
    case insetGrouped
  }

  /// Where a row is to be after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere in sight, by the shortest way.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How a row comes in or goes out.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade = 0
    /// From the right or to it.
    case right = 1
    /// From the left or to it.
    case left = 2
    /// From above or upwards.
    case top = 3
    /// From below or downwards.
    case bottom = 4
    /// At once.
    case none = 5
    /// From the middle; here by fading.
    case middle = 6
    /// As the table sees fit: by fading.
    case automatic = 100
  }

  /// From where a separator's inset counts.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the cell's edges.
    case fromCellEdges
    /// From where the table would put it by itself.
    case fromAutomaticInsets
  }

  /// A height that the table finds out by itself.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The character that stands for the search field in an index; there is no index here.
  nonisolated public static let indexSearch = "{search}"
}

/// A height that a table finds out by itself: the older name.
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The older name of `UITableView.Style`.
@available(*, deprecated, renamed: "UITableView.Style")
public typealias UITableViewStyle = UITableView.Style

/// The older name of `UITableView.ScrollPosition`.
@available(*, deprecated, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition

/// The older name of `UITableView.RowAnimation`.
@available(*, deprecated, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation

/// The older name of `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// The older name of `UITableViewCell.AccessoryType`.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType

/// The older name of `UITableViewCell.SelectionStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle

/// The older name of `UITableViewCell.SeparatorStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

/// The older name of `UITableViewCell.EditingStyle`.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
