internal import UIKit

/// The attributes that one chain names: `make.left.top` is two, `make.edges` is four.
///
/// A set and no list: `make.top.left` and `make.left.top` say the same. One bit an attribute, at the
/// place of its raw value.
struct ConstraintAttributes: OptionSet, Sendable {
  var rawValue: Int

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(_ attributes: NSLayoutConstraint.Attribute...) {
    rawValue = attributes.reduce(0) { $0 | 1 << $1.rawValue }
  }

  static let edges = Self(.left, .top, .right, .bottom)
  static let horizontalEdges = Self(.left, .right)
  static let verticalEdges = Self(.top, .bottom)
  static let directionalEdges = Self(.leading, .top, .trailing, .bottom)
  static let directionalHorizontalEdges = Self(.leading, .trailing)
  static let size = Self(.width, .height)
  static let center = Self(.centerX, .centerY)
  static let margins = Self(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  static let directionalMargins = Self(
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  static let centerWithinMargins = Self(.centerXWithinMargins, .centerYWithinMargins)

  /// The attributes in the order in which their constraints are made.
  var layoutAttributes: [NSLayoutConstraint.Attribute] {
    Self.order.filter { contains(Self($0)) }
  }

  private static let order: [NSLayoutConstraint.Attribute] = [
    .left, .top, .right, .bottom, .leading, .trailing,
    .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
    .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
    .centerXWithinMargins, .centerYWithinMargins,
  ]

  /// Whether these are the edges of an item and the others its margins, or the other way round.
  func areEdgesAgainstMargins(_ other: ConstraintAttributes) -> Bool {
    switch (self, other) {
    case (.edges, .margins), (.margins, .edges),
      (.directionalEdges, .directionalMargins), (.directionalMargins, .directionalEdges):
      true
    default: false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin that lies inside this edge, or the edge outside of this margin; nil for the rest.
  var acrossMargin: NSLayoutConstraint.Attribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: nil
    }
  }
}
