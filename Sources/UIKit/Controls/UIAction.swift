public import Foundation

/// What an action runs.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a control, a bar's button or a menu can offer.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether it is switched on.
  public enum State: Int, Sendable {
    /// No.
    case off
    /// Yes.
    case on
    /// In part.
    case mixed
  }

  /// How it is shown.
  public struct Attributes: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Attributes by Apple's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open internal(set) var title: String
  /// A second line.
  open var subtitle: String?
  /// The picture.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// A closure with a title and a picture.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier by name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What it is told apart by; made up when the app gave none.
  public let identifier: Identifier
  /// What is said of it at length.
  open var discoverabilityTitle: String?
  /// How it is shown.
  open var attributes: Attributes
  /// Whether it is switched on.
  open var state: State
  /// Who runs it, while it runs.
  open private(set) var sender: Any?

  private let handler: UIActionHandler

  /// An action that runs a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the closure, unless the action is disabled.
  func run(from sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  private static var count = 0

  private static func nextIdentifier() -> Identifier {
    count += 1
    return Identifier("com.apple.action.dynamic.\(count)")
  }
}

/// Several things to choose from. It is kept as data: no menu comes up here.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What there is to choose from.
  public let children: [UIMenuElement]

  /// A menu of a title.
  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title, subtitle: nil, image: image)
  }
}
