/// How strongly a constraint is meant to hold: above 0, up to 1000, which is required.
///
/// Priorities order constraints strictly: no amount of error at a lower one outweighs the least
/// error at a higher one (fact 1.4).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// Above 0, up to 1000.
  public var rawValue: Float

  /// The priority of that value; whether it is legal is seen where it is used (fact 1.21).
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of that value.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// No error is allowed: 1000.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// What a button's content resists compression with: 750.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// What a drag that may resize the window's scene works at: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// What the window's scene prefers to keep its size with: 500.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// What a drag that may not resize the window's scene works at: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  /// What a button hugs its content with: 250.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// What `systemLayoutSizeFitting` pulls towards its target with: 50. Apple advises against giving
  /// it to a constraint; one that has it loses against the target here.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
