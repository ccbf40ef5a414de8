public import Foundation

/// Makes cells and their like of a registered class.
///
/// The initialisers that UIKit calls are not `required`, so that Swift calls them on no class that
/// is only known at run time. But each class below `UITableViewCell` keeps the initialiser at the
/// same place of its method table, so that a class in which it is `required` can stand in for
/// calling it (compare fact 9.2).
@MainActor enum ListViewMaker {
  /// A cell of a class, or nil if that is no class of cells.
  static func cell(_ type: AnyClass, reuseIdentifier: String) -> UITableViewCell? {
    guard type is UITableViewCell.Type else { return nil }
    return unsafeBitCast(type, to: CellBlueprint.Type.self)
      .init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// A header or footer of a class, or nil if that is no class of them.
  static func headerFooter(
    _ type: AnyClass, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView? {
    guard type is UITableViewHeaderFooterView.Type else { return nil }
    return unsafeBitCast(type, to: HeaderFooterBlueprint.Type.self)
      .init(reuseIdentifier: reuseIdentifier)
  }

  /// A view of a collection view of a class, or nil if that is no class of them.
  static func reusable(_ type: AnyClass) -> UICollectionReusableView? {
    guard type is UICollectionReusableView.Type else { return nil }
    return unsafeBitCast(type, to: ReusableBlueprint.Type.self).init(frame: .zero)
  }
}

// The classes are open, though hidden from apps, because the compiler calls the initialiser of a
// class that it knows to have no subclasses without looking into the method table.

/// Stands in for the class of a cell.
@_spi(UIKitDelegates) open class CellBlueprint: UITableViewCell {
  /// What the cell's class has in this one's place is called.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Storyboards are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands in for the class of a header or footer.
@_spi(UIKitDelegates) open class HeaderFooterBlueprint: UITableViewHeaderFooterView {
  /// What the view's class has in this one's place is called.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  /// Storyboards are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Stands in for the class of a cell or supplementary view of a collection view.
@_spi(UIKitDelegates) open class ReusableBlueprint: UICollectionReusableView {
  /// What the view's class has in this one's place is called.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Storyboards are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
