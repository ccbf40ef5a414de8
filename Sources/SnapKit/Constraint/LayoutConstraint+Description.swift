internal import UIKit

extension LayoutConstraint {
  /// The constraint as SnapKit's logs show it: no shorthand, labels in place of addresses, and the
  /// place in the sources.
  var describedAsSnapKitDoes: String {
    var words = [name + place]
    words.append(side(firstItem, firstAttribute))
    words.append(relation.sign)
    if secondItem != nil {
      words.append(side(secondItem, secondAttribute))
    }
    if multiplier != 1 {
      words.append("* \(multiplier)")
    }
    if secondAttribute == .notAnAttribute {
      words.append("\(constant)")
    } else if constant != 0 {
      words.append(constant > 0 ? "+ \(constant)" : "- \(-constant)")
    }
    if priority != .required {
      words.append("^\(priority.rawValue)")
    }
    return "<\(words.joined(separator: " "))>"
  }

  private var name: String {
    "SnapKit.LayoutConstraint:" + (label ?? Self.address(of: self))
  }

  private var place: String {
    location.map { "@\($0.fileName)#\($0.line)" } ?? ""
  }

  private func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return attribute.word }
    let label = ConstraintRecord.existing(of: item)?.label ?? Self.address(of: item)
    return "\(type(of: item)):\(label).\(attribute.word)"
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    @unknown default: "?"
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var word: String {
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
    @unknown default: "unknown"
    }
  }
}
