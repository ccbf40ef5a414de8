public import Foundation

/// Tells one registration from another: views of one are not given out for another.
@MainActor final class RegistrationIdentity {
  /// The collection views that are asking their data sources for a view, the innermost last.
  fileprivate static var asking: [UICollectionView] = []

  /// The one that was asking when the registration was made; nil for none.
  fileprivate weak var maker: UICollectionView? = RegistrationIdentity.asking.last
}

extension UICollectionView {
  /// How cells of a class are made and filled; the class needs no identifier.
  ///
  /// It is to be made beforehand, and once: from iOS 15 on one that is made while the collection view
  /// asks for a cell raises NSInternalInconsistencyException when it is used there.
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
    refuse(registration.identity, of: "cell", madeIn: "cellForItemAtIndexPath:")
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
    refuse(
      registration.identity, of: "supplementary view",
      madeIn: "viewForSupplementaryElementOfKind:atIndexPath:")
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

  /// Asks the data source for a view; a registration that is made meanwhile is known by that.
  func asked<View>(_ ask: () -> View) -> View {
    RegistrationIdentity.asking.append(self)
    defer { RegistrationIdentity.asking.removeLast() }
    return ask()
  }

  /// Raises, from iOS 15 on, where a registration was made while this collection view asked for a
  /// view. One that a cell makes for a collection view of its own is none of those.
  private func refuse(
    _ identity: RegistrationIdentity, of kind: String, madeIn method: String
  ) {
    guard identity.maker === self, ApplicationHost.screenDescription.systemVersion >= 15 else {
      return
    }
    Exception.raise(
      .internalInconsistency,
      "Attempted to dequeue a \(kind) using a registration that was created inside "
        + "-collectionView:\(method) or inside a UICollectionViewDiffableDataSource \(kind) "
        + "provider. Creating a new registration each time a \(kind) is requested will prevent "
        + "reuse and cause created \(kind)s to remain inaccessible in memory for the lifetime of "
        + "the collection view. Registrations should be created up front and reused.")
  }

  /// The identifier of a registration's views, by the order of first use.
  private func identifier(of identity: RegistrationIdentity) -> String {
    let known = collection.registrations.firstIndex { $0 === identity }
    if known == nil { collection.registrations.append(identity) }
    return "registration \(known ?? collection.registrations.count - 1)"
  }
}
