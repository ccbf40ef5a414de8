import Foundation

/// What a table knows of its data and of what it shows.
struct TableState {
  /// A row that is on screen.
  struct ShownRow {
    var path: IndexPath
    var cell: UITableViewCell
  }

  /// A section's header or footer that is on screen.
  struct ShownSectionView {
    var section: Int
    var isHeader: Bool
    var view: UIView
  }

  /// Offsets between which the same rows, headers and footers are on screen.
  struct Settled {
    var size: CGSize
    /// Where the upper edge may be.
    var upper: Range<CGFloat>
    /// Where the lower edge may be.
    var lower: Range<CGFloat>

    func holds(for bounds: CGRect) -> Bool {
      bounds.size == size && upper.contains(bounds.minY)
        && bounds.maxY > lower.lowerBound && bounds.maxY <= lower.upperBound
    }
  }

  var geometry = TableGeometry()
  /// Whether the data has to be read anew before anything is shown.
  var isOutdated = true
  /// The rows on screen, from top to bottom.
  var rows: [ShownRow] = []
  var sectionViews: [ShownSectionView] = []
  /// The width for which heights were learnt.
  var width: CGFloat = 0
  var settled: Settled?
  /// Whether rows are being placed now.
  var isPlacing = false
  /// How rows that come on screen move in, while an update is shown.
  var arrival: TableArrival?

  var cells = ReusePool<UITableViewCell>()
  var headerFooters = ReusePool<UITableViewHeaderFooterView>()

  /// What delegate and data source do not implement, as far as they have been asked.
  var missing: TableMethods = []
  /// What the delegate is known to implement.
  var present: TableMethods = []

  var selected: [IndexPath] = []
  var touched: IndexPath?

  var prefetch = ListPrefetch()

  var update: ListUpdate?
  var updateDepth = 0
  var animation = UITableView.RowAnimation.automatic

  func shown(_ path: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == path }?.cell
  }
}

/// Optional methods whose absence changes what a table does.
///
/// Without an Objective-C runtime a delegate cannot be asked whether it has a method. But the
/// method that stands in for a missing one says so to the table that called it, so that the table
/// knows after its first question.
struct TableMethods: OptionSet {
  let rawValue: Int

  static let heightForRow = TableMethods(rawValue: 1 << 0)
  static let estimatedHeightForRow = TableMethods(rawValue: 1 << 1)
  static let heightForHeader = TableMethods(rawValue: 1 << 2)
  static let heightForFooter = TableMethods(rawValue: 1 << 3)
  static let viewForHeader = TableMethods(rawValue: 1 << 4)
  static let viewForFooter = TableMethods(rawValue: 1 << 5)
  static let commitEditing = TableMethods(rawValue: 1 << 6)
  static let moveRow = TableMethods(rawValue: 1 << 7)
  static let indentationLevel = TableMethods(rawValue: 1 << 8)
}

/// How an update's rows come in.
struct TableArrival {
  /// The rows that were there before, and where they were.
  var origins: [IndexPath: Range<CGFloat>]
  var animation: UITableView.RowAnimation
}
