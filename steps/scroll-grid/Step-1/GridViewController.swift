import UIKit

/// A page that is going to hold a grid: so far a scroll view, and in it an empty view for the
/// content.
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

    // A short page bounces as well, and begins below the status bar as a long one does.
    scrollView.alwaysBounceVertical = true
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
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),

      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    ])
  }
}
