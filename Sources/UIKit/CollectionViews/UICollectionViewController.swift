public import Foundation

/// Rules a screen that is a collection view: it is the view's data source and delegate.
///
/// A subclass overrides the methods of both protocols that it needs. One that gives sizes to a flow
/// layout declares `UICollectionViewDelegateFlowLayout` too. The collection view is in the
/// controller's root view.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDelegate, UICollectionViewDataSource
{
  private let firstLayout: UICollectionViewLayout
  private var madeView: UICollectionView?

  /// Whether the selection is taken back when the screen appears again.
  open var clearsSelectionOnViewWillAppear = true

  // As Apple has it: apps read it without asking whether it is there.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view; asking for it makes it.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return madeView
    }
    set { madeView = newValue }
  }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    madeView?.collectionViewLayout ?? firstLayout
  }

  /// A controller of a view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a view with a flow layout; nibs are not read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Makes the view, with this controller as its data source and delegate.
  open override func loadView() {
    let root = UIView(frame: UIScreen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let collection = UICollectionView(frame: root.bounds, collectionViewLayout: firstLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    root.addSubview(collection)
    madeView = collection
    view = root
  }

  /// Takes the selection back, if that is wanted.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in madeView?.indexPathsForSelectedItems ?? [] {
      madeView?.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// How many sections there are; one.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// How many items a section has; none.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// The cell of an item, which a subclass with items has to say.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    Exception.raise(
      .internalInconsistency,
      "the collection view's data source did not return a valid cell from "
        + "-collectionView:cellForItemAtIndexPath: for index path \(indexPath.words)")
  }

  /// The view of a header, footer or the like.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Exception.raise(
      .internalInconsistency,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(\(kind),\(indexPath.words)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
  }

  /// Whether an item can be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  /// The user has moved an item; never told, since items are not moved by a finger here.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Whether an item shows that a finger is on it; without that it is not selected either.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// A finger is on an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// The finger has left an item.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Whether a tap selects an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Whether a tap takes the selection of an item back.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// An item was selected by a tap.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// An item has lost its selection by a tap.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// A cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A supplementary view is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// A cell has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// A supplementary view has left the screen.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}

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
}
