import UIKit

/// A wrong try of the first step: the page keeps away from the screen's sides, begins behind the
/// status bar and cannot be pulled, and its content is to be of two widths.
final class GridViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let contentView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    dressViews()
    addViews()
    constrainPage()
  }

  // One thing at a time: the page stays upright until the grid stands.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return .portrait
  }
}

// MARK: - The views

extension GridViewController {
  private func dressViews() {
    view.backgroundColor = .white

    scrollView.contentInsetAdjustmentBehavior = .never
    contentView.backgroundColor = .lightGray
  }

  private func addViews() {
    add(scrollView, to: view)
    add(contentView, to: scrollView)
  }

  private func add(_ child: UIView, to parent: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
  }
}

// MARK: - The layout

extension GridViewController {
  private func constrainPage() {
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: view.widthAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }
}
