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

  /// Content is not drawn here, so that there is nothing to mark.
  func noteDisplay() {}
}

extension UIColor? {
  /// Red, green, blue and alpha; nothing is clear.
  var numbers: [Double] {
    guard let color = self?.components else { return [0, 0, 0, 0] }
    return [color.red, color.green, color.blue, color.alpha]
  }
}
