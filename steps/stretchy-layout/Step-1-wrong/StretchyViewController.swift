import SnapKit
import UIKit

/// A wrong try of the first step: the page is pushed down below the status bar, whose letters are
/// black, and does not reach the screen's end; the image is distorted; the text keeps too far away
/// from its edges, and may lie anywhere below the image.
final class StretchyViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private let textContainer = UIView()
  private let infoText = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    dressViews()
    addViews()
    constrainViews()
  }
}

// MARK: - The views

extension StretchyViewController {
  private func dressViews() {
    view.backgroundColor = .gray

    imageView.image = UIImage(named: "Header")
    imageView.contentMode = .scaleToFill
    imageView.clipsToBounds = true

    textContainer.backgroundColor = UIColor(red: 0.76, green: 0.24, blue: 0.26, alpha: 1)

    infoText.textColor = .white
    infoText.numberOfLines = 0
    infoText.text = Self.story
  }

  private func addViews() {
    view.addSubview(scrollView)
    scrollView.addSubview(imageView)
    scrollView.addSubview(textContainer)
    textContainer.addSubview(infoText)
  }
}

// MARK: - The layout

extension StretchyViewController {
  private func constrainViews() {
    scrollView.snp.makeConstraints { make in
      make.top.left.right.equalTo(view)
      make.bottom.equalTo(view).inset(20)
    }

    imageView.snp.makeConstraints { make in
      make.top.equalTo(scrollView)
      make.left.right.equalTo(view)
      make.height.equalTo(imageView.snp.width).multipliedBy(0.7)
    }

    textContainer.snp.makeConstraints { make in
      make.top.greaterThanOrEqualTo(imageView.snp.bottom)
      make.left.right.equalTo(view)
      make.bottom.equalTo(scrollView)
    }

    infoText.snp.makeConstraints { make in
      make.edges.equalTo(textContainer).inset(20)
    }
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
