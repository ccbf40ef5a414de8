import Foundation
import UIKit

/// How an app's own code calls its views and constraints: the stored properties that hold them,
/// found by reflection.
///
/// The search begins at the controllers and goes through the app's own objects and values, never
/// into those of UIKit or the standard library, breadth first, so that short paths come first.
@MainActor struct PropertyNames {
  /// What was found. The reference tells it from a later object at the same address.
  private struct Named {
    weak var object: AnyObject?
    var paths: [String]
  }

  private var named: [ObjectIdentifier: Named] = [:]
  private var visited: Set<ObjectIdentifier> = []
  private var queue: [Found] = []

  /// Something that may hold views or constraints, and how it is reached.
  private struct Found {
    var value: Any
    var path: String
    var depth: Int
  }

  private enum Limits {
    /// Properties of properties of properties.
    static let depth = 3
    /// Elements of a collection that are looked at.
    static let elements = 100
    /// Values that are looked at in all.
    static let values = 5_000
  }

  /// Looks through everything that the controllers hold.
  init(of controllers: [UIViewController]) {
    for controller in controllers {
      if let view = controller.viewIfLoaded { note(view, path: "view") }
      queue.append(Found(value: controller, path: "", depth: 0))
    }
    var next = 0
    while next < queue.count, next < Limits.values {
      lookInto(queue[next])
      next += 1
    }
    queue = []
  }

  /// The paths to a view or a constraint, in order of discovery: `imageView`, `banner.thumbnail`,
  /// `rows[2]`.
  func paths(to object: AnyObject) -> [String] {
    guard let found = named[ObjectIdentifier(object)], found.object === object else { return [] }
    return found.paths
  }

  private mutating func lookInto(_ found: Found) {
    guard found.depth <= Limits.depth else { return }
    var mirror: Mirror? = Mirror(reflecting: found.value)
    if mirror?.displayStyle == .class {
      let object = ObjectIdentifier(found.value as AnyObject)
      guard visited.insert(object).inserted else { return }
    }
    while let present = mirror, !ClassNames.isOfTheSystem(present.subjectType) {
      for (index, child) in present.children.prefix(Limits.elements).enumerated() {
        meet(child.value, named: child.label, at: index, in: found)
      }
      mirror = present.superclassMirror
    }
  }

  private mutating func meet(_ value: Any, named label: String?, at index: Int, in found: Found) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let wrapped = mirror.children.first {
        meet(wrapped.value, named: label, at: index, in: found)
      }
      return
    }
    let path = Self.path(found.path, label, index)
    if mirror.displayStyle == .collection {
      for (place, element) in mirror.children.prefix(Limits.elements).enumerated() {
        meet(element.value, named: nil, at: place, in: Found(value: value, path: path, depth: 0))
      }
      return
    }
    if mirror.displayStyle == .class, value is UIView || value is NSLayoutConstraint {
      note(value as AnyObject, path: path)
    }
    queue.append(Found(value: value, path: path, depth: found.depth + 1))
  }

  private mutating func note(_ object: AnyObject, path: String) {
    named[ObjectIdentifier(object), default: Named(object: object, paths: [])].paths.append(path)
  }

  private static func path(_ path: String, _ label: String?, _ index: Int) -> String {
    guard let label else { return "\(path)[\(index)]" }
    let lazy = "$__lazy_storage_$_"
    let name = label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
    return path.isEmpty ? name : "\(path).\(name)"
  }
}

/// The names of classes, and where they come from.
enum ClassNames {
  /// Without the module.
  static func name(of type: Any.Type) -> String { String(describing: type) }

  /// UIKit's nearest class at or above an object's.
  static func kitName(of object: AnyObject) -> String {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      if isOfTheSystem(present.subjectType) { return name(of: present.subjectType) }
      mirror = present.superclassMirror
    }
    return name(of: type(of: object))
  }

  /// Whether a type is UIKit's, Foundation's or the standard library's, not the app's.
  static func isOfTheSystem(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["UIKit.", "Swift.", "Foundation.", "FoundationEssentials.", "__C."]
      .contains { name.hasPrefix($0) }
  }
}
