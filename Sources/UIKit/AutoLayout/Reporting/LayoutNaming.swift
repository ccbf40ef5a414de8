import Foundation

/// How items are called in descriptions.
@MainActor
enum LayoutNaming {
  /// As UIKit does: class and address.
  case addresses
  /// As whoever runs the app calls them: the same in every run.
  case host

  func name(of item: LayoutItemState?) -> String {
    guard let item, let view = item.view else { return "(null)" }
    switch self {
    case .addresses:
      guard let guide = item.guide else { return Self.name(of: view) }
      let title = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
      return "\(type(of: guide)):\(Self.address(of: guide))\(title)"
    case .host:
      let name = HostNaming.name(of: view)
      guard let guide = item.guide else { return name }
      guard let system = guide.system else {
        return guide.identifier.isEmpty ? "\(name).layoutGuide" : "\(name).\(guide.identifier)"
      }
      return "\(name).\(system.property)"
    }
  }

  private static func name(of view: UIView) -> String {
    let title = (view as? UIButton)?.currentTitle ?? view.drawnText?.string
    let text = title.map { "'\($0)'" } ?? ""
    return "\(type(of: view)):\(address(of: view))\(text)"
  }

  nonisolated static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// A number as `%g` writes it. The C library does it in a tenth of the time that Foundation's
  /// formats take, and descriptions are made at each frame.
  static func text(of number: CGFloat) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      _ = withVaList([Double(number)]) { vsnprintf(start, buffer.count, "%g", $0) }
      return String(cString: start)
    }
  }

  /// A rectangle as UIKit's descriptions write it.
  static func text(of rect: CGRect) -> String {
    let parts = [rect.origin.x, rect.origin.y, rect.width, rect.height].map { text(of: $0) }
    return "{{\(parts[0]), \(parts[1])}, {\(parts[2]), \(parts[3])}}"
  }
}

/// How whoever runs the app calls its views.
@MainActor package enum HostNaming {
  /// A name without an address that is the same in every run of the app: a controller's property,
  /// `imageView`, or a path.
  package static var nameOfView: (@MainActor (UIView) -> String?)?

  /// The name of a view; the class and identifier when the host has none for it.
  static func name(of view: UIView) -> String {
    if let name = nameOfView?(view) { return name }
    let identifier = view.accessibilityIdentifier.map { "'\($0)'" } ?? ""
    return "\(type(of: view))\(identifier)"
  }
}

extension SystemGuide {
  /// The property that has the guide.
  var property: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .layoutMargins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .content: "contentLayoutGuide"
    case .frame: "frameLayoutGuide"
    }
  }
}
