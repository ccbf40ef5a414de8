import UIKit

/// Step-3 without Auto Layout: frames are set on layout and again on every scroll.
final class FramePage: StretchyPage, UIScrollViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let headerHeight = 0.7 * width
    let textHeight = infoText.sizeThatFits(
      CGSize(width: width - 28, height: .greatestFiniteMagnitude)
    ).height

    scrollView.frame = view.bounds
    imageContainer.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
    textContainer.frame = CGRect(x: 0, y: headerHeight, width: width, height: textHeight + 28)
    infoText.frame = textContainer.bounds.insetBy(dx: 14, dy: 14)
    scrollView.contentSize = CGSize(width: width, height: textContainer.frame.maxY)
    stretchHeader()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stretchHeader()
  }

  private func stretchHeader() {
    let pulled = min(0, scrollView.contentOffset.y)
    imageView.frame = CGRect(
      x: 0, y: pulled, width: view.bounds.width, height: imageContainer.frame.height - pulled)
  }
}
