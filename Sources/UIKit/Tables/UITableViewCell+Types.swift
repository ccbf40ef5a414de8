public import Foundation

extension UITableViewCell {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One label and a picture before it.
    case `default`
    /// A label at the left, another one at the right.
    case value1
    /// A short label right-aligned at the left, another one beside it.
    case value2
    /// A label with a smaller one below it.
    case subtitle
  }

  /// What is at the right of a cell. Its width counts, and it is seen in pictures.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: more of it on another screen.
    case disclosureIndicator
    /// A button for details and a chevron.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As ever.
    case none
    /// On grey ground, since iOS 7.
    case blue
    /// On grey ground.
    case gray
    /// On grey ground.
    case `default`
  }

  /// Whether there is a line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none
    /// A line of one pixel.
    case singleLine
    /// A line of one pixel, since iOS 7.
    case singleLineEtched
  }

  /// What can be done to a row while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// Delete it.
    case delete
    /// Insert one.
    case insert
  }
}

/// What a cell has to know of its table to lay itself out.
struct CellSurroundings: Equatable {
  /// Where text begins, in points.
  var sideMargin: CGFloat = 16
  var separator = UITableViewCell.SeparatorStyle.none
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets.zero
  /// What bars and notches cover at the sides.
  var left: CGFloat = 0
  var right: CGFloat = 0
  var editingStyle = UITableViewCell.EditingStyle.none
  var indentsWhileEditing = true
}
