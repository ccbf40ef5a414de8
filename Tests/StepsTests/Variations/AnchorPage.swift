import UIKit

/// Step-3 with layout anchors, content pinned to the scroll view's content guide.
final class AnchorPage: StretchyPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [scrollView, imageContainer, imageView, textContainer, infoText] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    let stickyTop = imageView.topAnchor.constraint(equalTo: view.topAnchor)
    stickyTop.priority = .defaultHigh
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      imageContainer.topAnchor.constraint(equalTo: content.topAnchor),
      imageContainer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      imageContainer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      imageContainer.heightAnchor.constraint(
        equalTo: imageContainer.widthAnchor, multiplier: 0.7),

      stickyTop,
      imageView.leadingAnchor.constraint(equalTo: imageContainer.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: imageContainer.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: imageContainer.bottomAnchor),
      imageView.heightAnchor.constraint(greaterThanOrEqualTo: imageContainer.heightAnchor),

      textContainer.topAnchor.constraint(equalTo: imageContainer.bottomAnchor),
      textContainer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textContainer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textContainer.bottomAnchor.constraint(equalTo: content.bottomAnchor),

      infoText.topAnchor.constraint(equalTo: textContainer.topAnchor, constant: 14),
      infoText.leadingAnchor.constraint(equalTo: textContainer.leadingAnchor, constant: 14),
      textContainer.trailingAnchor.constraint(equalTo: infoText.trailingAnchor, constant: 14),
      textContainer.bottomAnchor.constraint(equalTo: infoText.bottomAnchor, constant: 14),
    ])
  }
}
