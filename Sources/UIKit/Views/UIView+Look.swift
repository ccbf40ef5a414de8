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
    layer.backgroundColor = color?.cgColor
    // A colour that depends on the surroundings stays one.
    storedBackground = color
  }

  /// The layer was given another colour: by the view, or by the app.
  func layerBackgroundDidChange() {
    let old = storedBackground
    let color = layer.backgroundColor.map { UIColor(cgColor: $0) }
    storedBackground = color
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

  /// Leading and trailing change sides, in constraints that stand too.
  func directionDidChange() {
    LayoutEngine.directionDidChange(self)
    noteMargins()
    setNeedsLayout()
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
