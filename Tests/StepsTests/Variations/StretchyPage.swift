import UIKit

/// Step-3's views without its layout: each variation lays them out with other means.
class StretchyPage: UIViewController {
  let scrollView = UIScrollView()
  let imageContainer = UIView()
  let imageView = UIImageView()
  let textContainer = UIView()
  let infoText = UILabel()

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .gray
    scrollView.contentInsetAdjustmentBehavior = .never
    imageContainer.backgroundColor = .darkGray
    imageView.image = UIImage(named: "Header")
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    textContainer.backgroundColor = .red
    infoText.numberOfLines = 0
    infoText.text = Array(repeating: "A line", count: 54).joined(separator: "\n")

    view.addSubview(scrollView)
    scrollView.addSubview(imageContainer)
    scrollView.addSubview(imageView)
    scrollView.addSubview(textContainer)
    textContainer.addSubview(infoText)
  }
}
