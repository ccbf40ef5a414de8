public import Foundation

/// Rules a screen that is a table: it is the table's data source and delegate.
///
/// A subclass overrides the methods of both protocols that it needs. Those that it does not
/// override are as if they were not there.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDelegate, UITableViewDataSource
{
  private let style: UITableView.Style

  /// Whether the selection is taken back when the screen appears again.
  open var clearsSelectionOnViewWillAppear = true

  // As Apple has it: apps read it without asking whether it is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table; asking for it makes it.
  open var tableView: UITableView! {
    get { loadedView as? UITableView }
    set { view = newValue }
  }

  /// What a pull beyond the table's top has read anew.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// A controller of a plain, grouped or inset table.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a plain table; nibs are not read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes the table, with this controller as its data source and delegate.
  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Takes the selection back, if that is wanted.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, isViewLoaded else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  /// Has the table edited too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  /// Shows the scroll indicators for a moment.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView?.flashScrollIndicators()
  }

  // MARK: Data source

  /// How many sections there are; one.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// How many rows a section has; none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    0
  }

  /// The cell of a row, which a subclass with rows has to say.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    Exception.raise(
      .internalInconsistency,
      "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))")
  }

  /// The title above a section; none.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// The title below a section; none.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  /// Whether a row can be edited; it can.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Whether a row can be moved; it can.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// The user asks for a row to be deleted or inserted.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tableView.noteMissing(.commitEditing)
  }

  /// The user has moved a row.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    tableView.noteMissing(.moveRow)
  }

  /// What an index at the side would show; none.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  // MARK: Scrolling

  /// The content was scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// A finger begins to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The finger is about to let go.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The finger has let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The content begins to go on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The content has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// An animation that the app asked for has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Whether a tap on the status bar scrolls to the top; it does.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// A tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// `adjustedContentInset` has changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Delegate

  /// The height of a row; `UITableView.automaticDimension` lets the table find it out.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.noteMissing(.heightForRow)
    return tableView.rowHeight
  }

  /// About how high a row will be, until its height is needed.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.noteMissing(.estimatedHeightForRow)
    return tableView.estimatedRowHeight
  }

  /// The height of what is above a section.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.noteMissing(.heightForHeader)
    return tableView.sectionHeaderHeight
  }

  /// The height of what is below a section.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.noteMissing(.heightForFooter)
    return tableView.sectionFooterHeight
  }

  /// About how high a section's header will be.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.estimatedSectionHeaderHeight
  }

  /// About how high a section's footer will be.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.estimatedSectionFooterHeight
  }

  /// What is shown above a section; nil for its title, if it has one.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.noteMissing(.viewForHeader)
    return nil
  }

  /// What is shown below a section; nil for its title, if it has one.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.noteMissing(.viewForFooter)
    return nil
  }

  /// A cell is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// A section's header is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}

  /// A section's footer is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}

  /// A cell has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// A section's header has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}

  /// A section's footer has left the screen.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}

  /// Whether a row shows that a finger is on it; without that it is not selected either.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// A finger is on a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

  /// The finger has left a row.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

  /// A row is about to be selected by a tap; another one may be given instead, or nil for none.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// A row is about to lose its selection by a tap; nil keeps it.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  /// A row was selected by a tap.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A row has lost its selection by a tap.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The detail button of a row was tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// What the user can do to a row while the table is being edited.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .delete
  }

  /// Whether a row's content makes room for the editing control.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// What a swipe from the beginning of a row offers; never asked.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// What a swipe from the end of a row offers; never asked.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  /// How many levels a row's content is indented.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.noteMissing(.indentationLevel)
    return 0
  }

  /// A row is about to be edited; never told, since nobody swipes a row here.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// A row is no longer edited; never told.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
}
