import UIKit

/// Step-3 with the visual format language, as far as that goes: it knows no multiplier and no views
/// that are not superviews, so that three constraints need other words.
final class VisualFormatPage: StretchyPage {
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [scrollView, imageContainer, imageView, textContainer, infoText] {
      child.translatesAutoresizingMaskIntoConstraints = false
    }
    let views = [
      "scroll": scrollView, "container": imageContainer, "image": imageView,
      "text": textContainer, "info": infoText,
    ]
    let metrics = ["margin": 14]
    let formats = [
      "H:|[scroll]|", "V:|[scroll]|",
      "H:|[container]|", "V:|[container][text]|",
      "H:|[text(==scroll)]|",
      "H:|-margin-[info]-margin-|", "V:|-margin-[info]-margin-|",
      "V:[image(>=container)]",
    ]
    let written = formats.flatMap {
      NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: metrics, views: views)
    }
    let stickyTop = imageView.topAnchor.constraint(equalTo: view.topAnchor)
    stickyTop.priority = .defaultHigh
    NSLayoutConstraint.activate(
      written + [
        stickyTop,
        imageContainer.heightAnchor.constraint(
          equalTo: imageContainer.widthAnchor, multiplier: 0.7),
        imageView.leftAnchor.constraint(equalTo: imageContainer.leftAnchor),
        imageView.rightAnchor.constraint(equalTo: imageContainer.rightAnchor),
        imageView.bottomAnchor.constraint(equalTo: imageContainer.bottomAnchor),
      ])
  }
}
