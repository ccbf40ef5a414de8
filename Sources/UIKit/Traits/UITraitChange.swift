public import Foundation

/// A trait that can be watched, from iOS 17 on.
public protocol UITrait {}

/// The room across.
public enum UITraitHorizontalSizeClass: UITrait {}
/// The room down.
public enum UITraitVerticalSizeClass: UITrait {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITrait {}
/// Light or dark.
public enum UITraitUserInterfaceStyle: UITrait {}
/// The scale.
public enum UITraitDisplayScale: UITrait {}
/// The direction of the language.
public enum UITraitLayoutDirection: UITrait {}
/// The size of text.
public enum UITraitPreferredContentSizeCategory: UITrait {}

/// Stands for a registration, so that it can be ended.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A closure that is called when one of some traits has changed.
@MainActor final class TraitWatch: UITraitChangeRegistration {
  private let traits: [any UITrait.Type]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [any UITrait.Type], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func tell(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { Self.differs($0, old, new) }) { handler(old) }
  }

  private static func differs(
    _ trait: any UITrait.Type, _ old: UITraitCollection, _ new: UITraitCollection
  ) -> Bool {
    if trait == UITraitHorizontalSizeClass.self {
      return old.horizontalSizeClass != new.horizontalSizeClass
    }
    if trait == UITraitVerticalSizeClass.self {
      return old.verticalSizeClass != new.verticalSizeClass
    }
    if trait == UITraitUserInterfaceIdiom.self {
      return old.userInterfaceIdiom != new.userInterfaceIdiom
    }
    if trait == UITraitUserInterfaceStyle.self {
      return old.userInterfaceStyle != new.userInterfaceStyle
    }
    if trait == UITraitDisplayScale.self { return old.displayScale != new.displayScale }
    if trait == UITraitLayoutDirection.self { return old.layoutDirection != new.layoutDirection }
    if trait == UITraitPreferredContentSizeCategory.self {
      return old.preferredContentSizeCategory != new.preferredContentSizeCategory
    }
    return false
  }
}

/// What tells closures of changed traits, from iOS 17 on.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls a closure with this object and the traits before, when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITrait.Type],
    handler:
      @escaping (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection)
      -> Void
  ) -> any UITraitChangeRegistration {
    let watch = TraitWatch(traits) { [weak self] old in
      if let self { handler(self, old) }
    }
    UIApplication.shared.traitWatches.add(watch, for: self)
    return watch
  }

  /// Calls the closure of a registration no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    UIApplication.shared.traitWatches.remove(registration, for: self)
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UIView {
  /// Tells the view, and the controller whose root view it is, of new traits.
  func tellOwnTraits(changedFrom old: UITraitCollection) {
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      LayoutEngine.guidesDidChange(self)
      setNeedsLayout()
    }
    if let controller {
      controller.traitCollectionDidChange(old)
      UIApplication.shared.traitWatches.tell(controller, from: old)
    }
    traitCollectionDidChange(old)
    UIApplication.shared.traitWatches.tell(self, from: old)
  }
}

/// Who watches the traits of whom.
@MainActor final class TraitWatches {
  private let watches = NSMapTable<AnyObject, NSMutableArray>(
    keyOptions: [.weakMemory, .objectPointerPersonality])

  func add(_ watch: TraitWatch, for object: AnyObject) {
    let list = watches.object(forKey: object) ?? NSMutableArray()
    list.add(watch)
    watches.setObject(list, forKey: object)
  }

  func remove(_ watch: any UITraitChangeRegistration, for object: AnyObject) {
    guard let list = watches.object(forKey: object) else { return }
    let rest = list.filter { ($0 as AnyObject) !== watch }
    list.removeAllObjects()
    for other in rest { list.add(other) }
  }

  func tell(_ object: any UITraitEnvironment, from old: UITraitCollection) {
    guard let list = watches.object(forKey: object) else { return }
    for case let watch as TraitWatch in list.map({ $0 }) {
      watch.tell(from: old, to: object.traitCollection)
    }
  }
}
