public import Foundation

/// Tells one registration from another: views of one are not given out for another.
final class RegistrationIdentity: Sendable {}

extension UICollectionView {
  /// How cells of a class are made and filled; the class needs no identifier.
  ///
  /// It is to be made once, not each time that a cell is asked for.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let identity = RegistrationIdentity()
    let handler: Handler

    /// Cells that a closure fills.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How supplementary views of a class are made and filled; the class needs no identifier.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    /// Views of a kind that a closure fills.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell that has left the screen, or a new one of the registration's class, filled.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = identifier(of: registration.identity)
    let key = poolKey(nil, identifier)
    if collection.pool.registered(key) == nil { collection.pool.register(Cell.self, for: key) }
    guard let cell = takeCell(identifier) as? Cell else {
      Exception.raise(
        .internalInconsistency, "a cell of class \(Cell.self) was expected for \(identifier)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that has left the screen, or a new one of the registration's class,
  /// filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = identifier(of: registration.identity)
    let kind = registration.elementKind
    let key = poolKey(kind, identifier)
    if collection.pool.registered(key) == nil {
      collection.pool.register(Supplementary.self, for: key)
    }
    guard let view = take(kind, identifier) as? Supplementary else {
      Exception.raise(
        .internalInconsistency,
        "a view of class \(Supplementary.self) was expected for \(identifier)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// The identifier of a registration's views, by the order of first use.
  private func identifier(of identity: RegistrationIdentity) -> String {
    let known = collection.registrations.firstIndex { $0 === identity }
    if known == nil { collection.registrations.append(identity) }
    return "registration \(known ?? collection.registrations.count - 1)"
  }
}
