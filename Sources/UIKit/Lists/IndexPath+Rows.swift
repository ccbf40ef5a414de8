public import Foundation

/// Rows of tables and items of collection views: an index of the section, then one in it.
extension IndexPath {
  /// A row of a table.
  public init(row: Int, section: Int) { self = [section, row] }

  /// An item of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section's index.
  public var section: Int {
    get { checked[0] }
    set { self[0] = newValue }
  }

  /// The row's index in its section.
  public var row: Int {
    get { checked[1] }
    set { self[1] = newValue }
  }

  /// The item's index in its section.
  public var item: Int {
    get { checked[1] }
    set { self[1] = newValue }
  }

  /// The same path; one of another length is no row or item.
  private var checked: IndexPath {
    guard count == 2 else {
      Exception.end(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: 'Invalid index path for use with UITableView. Index paths passed to table "
          + "view must contain exactly two indices specifying the section and row. Please use the "
          + "category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.'")
    }
    return self
  }

  /// How Foundation's `NSIndexPath` describes itself, without an address.
  var words: String { "{length = 2, path = \(section) - \(row)}" }
}
