public import Foundation

/// A scroll view whose content is rows in one column, of which only those in sight exist.
///
/// The data source gives the number of rows and, when one comes in sight, its cell; cells that have
/// left the screen are given out again. Rows can find out their height from their constraints.
/// There is no index at the side, no dragging of rows and no swiping (what a swipe would offer is
/// data); nibs are refused.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How the table looks.
  public let style: Style

  final var table = TableState()
  final weak var tableDelegate: (any UITableViewDelegate)?
  final var ownSeparatorInset: UIEdgeInsets?

  /// A table of a place, size and style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table of a place and size.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Storyboards are not read here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUpTable()
  }

  /// Who has the data. The data is read before the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { sourceDidChange() } }
  }

  /// Who gets data ready before their rows are in sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { table.prefetch.forget() }
  }

  /// Who says how the table looks and is told what is done to it.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set { setTableDelegate(newValue) }
  }

  // MARK: Look

  /// The height of rows of which the delegate does not say it; by default they find it out.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsDidChange() } }
  }

  /// About how high a row is, until it comes in sight; 0 has all heights asked for at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
  }

  /// The height of what is above a section.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// The height of what is below a section.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// About how high a section's header is, until it comes in sight.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
  }

  /// About how high a section's footer is, until it comes in sight.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
  }

  /// Room above a section's header in a plain table; by default 22 points from iOS 15 on.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
  }

  /// How far the lines between rows keep from the edges: by default from the left as far as text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      cellSurroundingsDidChange()
    }
  }

  /// From where `separatorInset` counts; kept, the insets count from the cell's edges.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges

  /// Whether there are lines between rows. A line takes a pixel of the row's height.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { cellSurroundingsDidChange() } }
  }

  /// The colour of the lines between rows.
  open var separatorColor: UIColor? = UIColor(white: 200.0 / 255, alpha: 1) {
    didSet { cellSurroundingsDidChange() }
  }

  /// Whether content keeps to a width in which text reads well; kept, not followed.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// Whether the content of cells keeps out of what bars and notches cover.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { cellSurroundingsDidChange() } }
  }

  /// What is behind everything; it does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// What is above all sections and scrolls with them. Its height is the one that it has when it is
  /// set: to change that, set it again.
  open var tableHeaderView: UIView? {
    didSet { tableHeaderDidChange(from: oldValue) }
  }

  /// What is below all sections and scrolls with them; its height is the one that it has when it is
  /// set.
  open var tableFooterView: UIView? {
    didSet { tableFooterDidChange(from: oldValue) }
  }

  // MARK: Data

  /// Reads the data anew; cells are made again before the next layout.
  open func reloadData() { readData() }

  /// How many sections there are.
  open var numberOfSections: Int { currentGeometry.sections.count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int { rowCount(in: section) }

  /// Where a section is in the content, with its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    sectionRect(section) { $0.span(ofSection: section) }
  }

  /// Where a section's header is, when it does not stay at the top.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionRect(section) { $0.span(ofHeader: section) }
  }

  /// Where a section's footer is, when it does not stay at the bottom.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionRect(section) { $0.span(ofFooter: section) }
  }

  /// Where a row is; empty for one that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// The row that a cell shows now.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    table.rows.first { $0.cell === cell }?.path
  }

  /// The rows that a rectangle of the content touches.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// The cell of a row; nil if the row is not in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.shown(indexPath) }

  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] { table.rows.map(\.cell) }

  /// The rows in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { table.rows.map(\.path) }

  /// A section's header, if it is in sight and one of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(section, isHeader: true) as? UITableViewHeaderFooterView
  }

  /// A section's footer, if it is in sight and one of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(section, isHeader: false) as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row is at a position.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition, animated: animated)
  }

  /// Scrolls until the first selected row is at a position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = table.selected.min() { bring(path, to: scrollPosition, animated: animated) }
  }

  // MARK: Changes

  /// Makes changes together and shows them in one animation; the completion is told whether that
  /// came to its end.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdate()
    updates?()
    endUpdate(completion)
  }

  /// Begins changes that are shown together.
  open func beginUpdates() { beginUpdate() }

  /// Shows the changes since `beginUpdates()`; without any, asks for the heights anew.
  open func endUpdates() { endUpdate(nil) }

  /// Sections have come, at these indices.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Sections have gone.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Sections are to be read anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// A section has got another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change(.automatic) { $0.movedSections.append((section, newSection)) }
  }

  /// Rows have come, at these paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.insertedItems += indexPaths }
  }

  /// Rows have gone.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.deletedItems += indexPaths }
  }

  /// Rows are to get new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change(animation) { $0.reloadedItems += indexPaths }
  }

  /// Rows keep their cells, which are filled anew.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// A row has got another path.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  // MARK: Selection

  /// Whether a tap selects a row.
  open var allowsSelection = true

  /// Whether more than one row may be selected.
  open var allowsMultipleSelection = false

  /// Whether a tap selects a row while the table is being edited.
  open var allowsSelectionDuringEditing = false

  /// Whether more than one row may be selected while the table is being edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected row, or the first of them.
  open var indexPathForSelectedRow: IndexPath? { table.selected.first }

  /// The selected rows, in the order of their selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selected.isEmpty ? nil : table.selected
  }

  /// Selects a row and scrolls to it; nobody is told. With nil nothing is selected any more.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Takes the selection of a row back; nobody is told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  /// Whether cells show what can be done to their rows.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange(animated: false) } }
  }

  /// Has cells make room for what can be done to their rows.
  open func setEditing(_ editing: Bool, animated: Bool) { switchEditing(editing, animated) }

  // MARK: Reuse

  /// Has cells of a class made when one is asked for by an identifier; nil forgets the class.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.cells.register(cellClass, for: identifier)
  }

  /// Refused: nibs are not read here.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    Unsupported.call(
      "UITableView.register(_: UINib, forCellReuseIdentifier:)",
      advice: "Nibs are not read here: register the cell's class.")
  }

  /// Has headers and footers of a class made when one is asked for by an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.headerFooters.register(aClass, for: identifier)
  }

  /// Refused: nibs are not read here.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    Unsupported.call(
      "UITableView.register(_: UINib, forHeaderFooterViewReuseIdentifier:)",
      advice: "Nibs are not read here: register the view's class.")
  }

  /// A cell that has left the screen, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }

  /// A cell that has left the screen, or a new one of the registered class, for a row.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    registeredCell(identifier)
  }

  /// A header or footer that has left the screen, or a new one of the registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    takeHeaderFooter(identifier)
  }

  override func paintContent(in context: CGContext) { paintEmptyRows(on: context) }

  // MARK: What UIKit calls

  /// Shows the rows that are in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRows()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    cellSurroundingsDidChange()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchCame(touches.first)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    touchMoved(touches.first)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    touchEnded(touches.first)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    touchWasCancelled()
  }
}
