import UIKit

/// The first step by numbers: the labels' tops are right in a banner of 80 points and in no other,
/// and nothing holds a long name.
final class ProfileViewController: UIViewController {
  private let bannerView = UIView()
  private let nameLabel = UILabel()
  private let captionLabel = UILabel()
  private let scrollView = UIScrollView()
  private let portraitView = UIImageView()
  private let storyLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    dressViews()
    addViews()
    constrainBanner()
    constrainLabels()
    constrainProfile()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    .lightContent
  }
}

// MARK: - The views

extension ProfileViewController {
  private func dressViews() {
    view.backgroundColor = UIColor(red: 0.15, green: 0.27, blue: 0.33, alpha: 1)
    bannerView.backgroundColor = UIColor(red: 0.15, green: 0.27, blue: 0.33, alpha: 1)

    nameLabel.font = .boldSystemFont(ofSize: 17)
    nameLabel.textColor = .white
    nameLabel.text = "Barn owl"

    captionLabel.font = .systemFont(ofSize: 15)
    captionLabel.textColor = UIColor(white: 1, alpha: 0.8)
    captionLabel.text = "Hunts by ear"

    scrollView.backgroundColor = .white
    scrollView.alwaysBounceVertical = true
    scrollView.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 0)

    portraitView.image = UIImage(named: "Portrait")
    portraitView.contentMode = .scaleAspectFill
    portraitView.clipsToBounds = true

    storyLabel.numberOfLines = 0
    storyLabel.text = Self.story
  }

  private func addViews() {
    scrollView.addSubview(portraitView)
    scrollView.addSubview(storyLabel)
    view.addSubview(scrollView)
    bannerView.addSubview(nameLabel)
    bannerView.addSubview(captionLabel)
    view.addSubview(bannerView)

    let views = [
      bannerView, nameLabel, captionLabel, scrollView, portraitView, storyLabel,
    ]
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
  }
}

// MARK: - The banner

extension ProfileViewController {
  private func constrainBanner() {
    NSLayoutConstraint.activate([
      bannerView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bannerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bannerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bannerView.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  private func constrainLabels() {
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: bannerView.topAnchor, constant: 20),
      nameLabel.leadingAnchor.constraint(equalTo: bannerView.leadingAnchor, constant: 30),
      captionLabel.topAnchor.constraint(equalTo: bannerView.topAnchor, constant: 40),
      captionLabel.leadingAnchor.constraint(equalTo: bannerView.leadingAnchor, constant: 30),
    ])
  }
}

// MARK: - The profile

extension ProfileViewController {
  private func constrainProfile() {
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: bannerView.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      portraitView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      portraitView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      portraitView.widthAnchor.constraint(equalToConstant: 120),
      portraitView.heightAnchor.constraint(equalTo: portraitView.widthAnchor),

      storyLabel.topAnchor.constraint(equalTo: portraitView.bottomAnchor, constant: 16),
      storyLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      storyLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      storyLabel.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
    ])
  }
}

// MARK: - The text

extension ProfileViewController {
  /// Two paragraphs, five times over: long enough to scroll on every device.
  private static let story = Array(repeating: paragraphs, count: 5).joined(separator: "\n\n")

  private static let paragraphs = """
    The barn owl hunts in the dark, over meadows and along hedges, and it hunts with its ears. The \
    pale face is a dish that gathers sound, and one ear sits a little higher than the other: what \
    is louder on the left lies to the left, what is louder in the upper one lies above. A mouse \
    under the snow is a place that can be heard.

    It flies without a sound itself. The front edge of each wing is a comb that breaks the air into \
    small whirls, and the feathers are as soft as velvet. By day it stands upright in the beams of \
    a barn, eyes closed, and lets the swallows scold.
    """
}
