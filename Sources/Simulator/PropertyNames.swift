import Foundation
import UIKit

/// How an app's own code calls its views and constraints: the stored properties that hold them,
/// found by reflection.
///
/// The search begins at the controllers and goes through the app's own objects and values, never
/// into those of UIKit or the standard library, breadth first, so that short paths come first.
@MainActor struct PropertyNames {
  /// What was found, by its `hostNumber`.
  private var named: [Int: [String]] = [:]
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
      if let view = controller.viewIfLoaded { named[view.hostNumber, default: []].append("view") }
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
    Self.number(of: object).flatMap { named[$0] } ?? []
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
    if mirror.displayStyle == .class, let number = Self.number(of: value) {
      named[number, default: []].append(path)
    }
    queue.append(Found(value: value, path: path, depth: found.depth + 1))
  }

  /// What tells a view or a constraint from all others; nil for other values.
  private static func number(of value: Any) -> Int? {
    if let view = value as? UIView { return view.hostNumber }
    return (value as? NSLayoutConstraint)?.hostNumber
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
  /// Without the module. The runtime keeps these names; a description of the type would first be
  /// looked for among all conformances.
  static func name(of type: Any.Type) -> String { _typeName(type, qualified: false) }

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
    let name = _typeName(type, qualified: true)
    return ["UIKit.", "Swift.", "Foundation.", "FoundationEssentials.", "__C."]
      .contains { name.hasPrefix($0) }
  }
}
