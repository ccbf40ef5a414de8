public import Foundation

extension UIView {
  /// The direction of layout that an attribute leads to; the language is one from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .unspecified, .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  func setHidden(_ isHidden: Bool) {
    guard layer.isHidden != isHidden else { return }
    layer.isHidden = isHidden
    hiddenDidChange()
  }

  /// A stack view lays hidden views out anew (fact 6.8).
  private func hiddenDidChange() {
    superview?.subviewHiddenDidChange(self)
  }

  func setBackground(_ color: UIColor?) {
    let old = storedBackground
    storedBackground = color
    layer.backgroundColor = color?.cgColor
    guard AnimationContext.current != nil else { return }
    layer.animateValue(
      .backgroundColor, from: (old ?? color?.withAlphaComponent(0)).numbers,
      to: (color ?? old?.withAlphaComponent(0)).numbers)
  }

  var effectiveTint: UIColor? { storedTint ?? superview?.effectiveTint ?? .systemBlue }

  func setTint(_ color: UIColor?) {
    storedTint = color
    eachBelow { $0.tintColorDidChange() }
  }

  func directionDidChange() {
    LayoutEngine.guidesDidChange(self)
    setNeedsLayout()
  }

  /// Says once for each of the app's own classes that what it draws is not seen. Labels and the
  /// like ask by themselves, and what they show is recorded.
  func noteDisplay() {
    let type = Swift.type(of: self)
    guard UIApplication.shared.toldOfDrawing.insert(ObjectIdentifier(type)).inserted,
      type != UIView.self, nearestKitClass == UIView.self
    else { return }
    ApplicationHost.observer?.logged(
      "\(type) asks to be drawn; what a view draws in draw(_:) is not shown here.")
  }

  /// The first class of ours above the app's own classes, or its own class.
  private var nearestKitClass: Any.Type {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let present = mirror, !String(reflecting: present.subjectType).hasPrefix("UIKit.") {
      mirror = present.superclassMirror
    }
    return mirror?.subjectType ?? type(of: self)
  }

  /// As UIKit says a view: class, address and frame.
  var summary: String {
    let frame = self.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      String(format: "%g", Double($0))
    }
    return "<\(type(of: self)): \(address(of: self)); frame = (\(numbers[0]) \(numbers[1]); "
      + "\(numbers[2]) \(numbers[3]))\(isHidden ? "; hidden = YES" : ""); "
      + "layer = <\(type(of: layer)): \(address(of: layer))>>"
  }

  private func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

extension UIColor? {
  /// Red, green, blue and alpha; nothing is clear.
  var numbers: [Double] {
    guard let color = self?.components else { return [0, 0, 0, 0] }
    return [color.red, color.green, color.blue, color.alpha]
  }
}
