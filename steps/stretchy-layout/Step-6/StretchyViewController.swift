import SnapKit
import UIKit

/// A page with a stretchy header that hides the status bar as soon as the text would run into it.
final class StretchyViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let imageContainer = UIView()
  private let imageView = UIImageView()
  private let textBacking = UIView()
  private let textContainer = UIView()
  private let infoText = UILabel()

  /// What was last made of the status bar.
  private var hidesStatusBar = false

  override func viewDidLoad() {
    super.viewDidLoad()
    dressViews()
    addViews()
    constrainViews()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.scrollIndicatorInsets = view.safeAreaInsets
    scrollView.contentInset = UIEdgeInsets(
      top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    .lightContent
  }

  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    .slide
  }

  override var prefersStatusBarHidden: Bool {
    textReachesStatusBar
  }
}

// MARK: - The views

extension StretchyViewController {
  private func dressViews() {
    view.backgroundColor = .gray

    // The image belongs behind the status bar: nothing is to be pushed down for it.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self

    imageContainer.backgroundColor = .darkGray

    imageView.image = UIImage(named: "Header")
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true

    textBacking.backgroundColor = UIColor(red: 0.76, green: 0.24, blue: 0.26, alpha: 1)
    textContainer.backgroundColor = .clear

    infoText.textColor = .white
    infoText.numberOfLines = 0
    infoText.text = Self.story
  }

  private func addViews() {
    view.addSubview(scrollView)
    scrollView.addSubview(imageContainer)
    scrollView.addSubview(textBacking)
    scrollView.addSubview(textContainer)
    scrollView.addSubview(imageView)
    textContainer.addSubview(infoText)
  }
}

// MARK: - The layout

extension StretchyViewController {
  private func constrainViews() {
    scrollView.snp.makeConstraints { make in
      make.edges.equalTo(view)
    }

    // The container keeps the header's place in the page; it scrolls and never changes its size.
    imageContainer.snp.makeConstraints { make in
      make.top.equalTo(scrollView)
      make.left.right.equalTo(view)
      make.height.equalTo(imageContainer.snp.width).multipliedBy(0.7)
    }

    // The top of the screen is a wish, the container's height a must: pulled down, both come true;
    // pushed up, the image leaves the top and moves with its container.
    imageView.snp.makeConstraints { make in
      make.left.right.bottom.equalTo(imageContainer)
      make.top.equalTo(view).priority(.high)
      make.height.greaterThanOrEqualTo(imageContainer)
    }

    // The backing reaches from the text's top to the screen's bottom, wherever the text ends.
    textBacking.snp.makeConstraints { make in
      make.top.equalTo(textContainer)
      make.left.right.bottom.equalTo(view)
    }

    textContainer.snp.makeConstraints { make in
      make.top.equalTo(imageContainer.snp.bottom)
      make.left.right.equalTo(view)
      make.bottom.equalTo(scrollView)
    }

    infoText.snp.makeConstraints { make in
      make.edges.equalTo(textContainer).inset(14)
    }
  }
}

// MARK: - The status bar

extension StretchyViewController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard textReachesStatusBar != hidesStatusBar else { return }
    UIView.animate(withDuration: 0.2) {
      self.setNeedsStatusBarAppearanceUpdate()
    }
    hidesStatusBar = textReachesStatusBar
  }

  /// Whether the top of the text has come into the area of the status bar.
  private var textReachesStatusBar: Bool {
    let text = textContainer.convert(textContainer.bounds, to: nil)
    return text.minY < view.safeAreaInsets.top
  }
}

// MARK: - The text

extension StretchyViewController {
  /// Two paragraphs, three times over: long enough to scroll on every device.
  private static let story = Array(repeating: paragraphs, count: 3).joined(separator: " ")

  private static let paragraphs = """
    The path to the lake begins behind the last house of the village, where the asphalt gives up \
    and a wooden sign promises two hours of walking. It climbs through firs that keep the morning \
    cool, crosses the stream on four flat stones and then leaves the trees behind. Whoever looks \
    back from here sees the roofs as small as pebbles; whoever looks ahead sees only grass and \
    sky, and wonders where a lake could possibly hide.

    It lies behind the very last rise. In the evening the water is so still that the peaks stand \
    in it upside down and the sun sets twice. Stay until the light is gone, listen to the stones \
    as they cool, and then take the short way down: the moon is bright enough, and the path knows \
    where it wants to go.
    """
}
