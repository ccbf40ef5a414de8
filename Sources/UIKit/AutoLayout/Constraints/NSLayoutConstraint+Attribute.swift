extension NSLayoutConstraint {
  /// The part of an item's alignment rectangle that a constraint speaks of; raw values are
  /// Apple's (fact 1.11).
  public enum Attribute: Int, Sendable {
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
    case notAnAttribute = 0

    /// The older name of `lastBaseline`.
    @available(*, deprecated, renamed: "lastBaseline")
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides of a constraint relate.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The direction along which something is laid out.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What an attribute measures; only attributes of one kind can be paired (fact 1.8).
  enum Kind: Equatable {
    case location(NSLayoutConstraint.Axis)
    case size
    case none
  }

  /// Whether a horizontal location depends on the direction of reading.
  enum Sidedness: Equatable {
    /// left and right
    case absolute
    /// leading and trailing
    case relative
    /// the centre, and everything that is not a horizontal location
    case neutral
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .location(.horizontal)
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .location(.vertical)
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// Whether it depends on the margins of its item.
  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .notAnAttribute:
      false
    }
  }

  /// The axis along which the attribute measures; nil for `notAnAttribute`.
  var axis: NSLayoutConstraint.Axis? {
    switch (kind, self) {
    case (.location(let axis), _): axis
    case (.size, .width): .horizontal
    case (.size, _): .vertical
    case (.none, _): nil
    }
  }

  var sidedness: Sidedness {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .relative
    case .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
      .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      .neutral
    }
  }

  /// The attribute's name in UIKit's descriptions.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation as descriptions write it.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with its two sides exchanged.
  var mirrored: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
