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
    let old = layer.backgroundColor
    storedBackground = color
    layer.backgroundColor = color?.cgColor
    layer.animateBackground(from: old)
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
