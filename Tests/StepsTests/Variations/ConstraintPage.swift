import UIKit

/// Step-3 with `NSLayoutConstraint`'s long initialiser, each added to the view it belongs to.
final class ConstraintPage: StretchyPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [scrollView, imageContainer, imageView, textContainer, infoText] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    for edge: NSLayoutConstraint.Attribute in [.top, .left, .bottom, .right] {
      view.addConstraint(pin(scrollView, edge, to: view, edge))
    }
    scrollView.addConstraint(pin(imageContainer, .top, to: scrollView, .top))
    view.addConstraint(pin(imageContainer, .left, to: view, .left))
    view.addConstraint(pin(imageContainer, .right, to: view, .right))
    imageContainer.addConstraint(
      NSLayoutConstraint(
        item: imageContainer, attribute: .height, relatedBy: .equal, toItem: imageContainer,
        attribute: .width, multiplier: 0.7, constant: 0))

    let stickyTop = pin(imageView, .top, to: view, .top)
    stickyTop.priority = UILayoutPriority(rawValue: 750)
    view.addConstraint(stickyTop)
    for edge: NSLayoutConstraint.Attribute in [.left, .right, .bottom] {
      scrollView.addConstraint(pin(imageView, edge, to: imageContainer, edge))
    }
    scrollView.addConstraint(
      NSLayoutConstraint(
        item: imageView, attribute: .height, relatedBy: .greaterThanOrEqual,
        toItem: imageContainer, attribute: .height, multiplier: 1, constant: 0))

    scrollView.addConstraint(pin(textContainer, .top, to: imageContainer, .bottom))
    view.addConstraint(pin(textContainer, .left, to: view, .left))
    view.addConstraint(pin(textContainer, .right, to: view, .right))
    scrollView.addConstraint(pin(textContainer, .bottom, to: scrollView, .bottom))

    textContainer.addConstraints([
      pin(infoText, .top, to: textContainer, .top, by: 14),
      pin(infoText, .left, to: textContainer, .left, by: 14),
      pin(infoText, .right, to: textContainer, .right, by: -14),
      pin(infoText, .bottom, to: textContainer, .bottom, by: -14),
    ])
  }

  private func pin(
    _ item: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView,
    _ otherAttribute: NSLayoutConstraint.Attribute, by constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
  }
}
