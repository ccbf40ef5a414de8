import UIKit

/// A page with a grid: a purple row of two columns, and below it a cyan row. Every view is as high
/// as what is in it.
final class GridViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let contentView = UIView()
  private let purpleRow = UIView()
  private let yellowColumn = UIView()
  private let greenColumn = UIView()
  private let cyanRow = UIView()
  private let captionLabel = UILabel()
  private let pictureView = UIImageView()
  private let storyLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    dressViews()
    addViews()
    constrainPage()
    constrainRows()
    constrainColumns()
    constrainContent()
  }
}

// MARK: - The views

extension GridViewController {
  private func dressViews() {
    view.backgroundColor = .white

    // A short page bounces as well, and begins below the status bar as a long one does.
    scrollView.alwaysBounceVertical = true

    purpleRow.backgroundColor = .purple
    yellowColumn.backgroundColor = .yellow
    greenColumn.backgroundColor = .green
    cyanRow.backgroundColor = .cyan

    captionLabel.numberOfLines = 0
    captionLabel.text = "A lantern on the pier, and a lake that keeps the light."

    // A column pulls at the row with 750, and so does a text at its label by itself. Here the text
    // is stronger: it is never cut.
    captionLabel.setContentCompressionResistancePriority(.required, for: .vertical)

    // And it is never stretched: 751 is more than 750.
    captionLabel.setContentHuggingPriority(UILayoutPriority(rawValue: 751), for: .vertical)

    pictureView.image = UIImage(named: "Lantern")
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true

    storyLabel.numberOfLines = 0
    storyLabel.text = Self.story
  }

  private func addViews() {
    add(scrollView, to: view)
    add(contentView, to: scrollView)
    add(purpleRow, to: contentView)
    add(yellowColumn, to: purpleRow)
    add(captionLabel, to: yellowColumn)
    add(greenColumn, to: purpleRow)
    add(pictureView, to: greenColumn)
    add(cyanRow, to: contentView)
    add(storyLabel, to: cyanRow)
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
      contentView.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
  }

  private func constrainRows() {
    NSLayoutConstraint.activate([
      purpleRow.topAnchor.constraint(equalTo: contentView.topAnchor),
      purpleRow.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      purpleRow.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),

      cyanRow.topAnchor.constraint(equalTo: purpleRow.bottomAnchor),
      cyanRow.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      cyanRow.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      cyanRow.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  private func constrainColumns() {
    NSLayoutConstraint.activate([
      yellowColumn.topAnchor.constraint(equalTo: purpleRow.topAnchor, constant: 10),
      yellowColumn.leadingAnchor.constraint(equalTo: purpleRow.leadingAnchor, constant: 10),

      greenColumn.topAnchor.constraint(equalTo: purpleRow.topAnchor, constant: 100),
      greenColumn.leadingAnchor.constraint(equalTo: yellowColumn.trailingAnchor, constant: 10),
      greenColumn.trailingAnchor.constraint(equalTo: purpleRow.trailingAnchor, constant: -10),
      greenColumn.widthAnchor.constraint(equalTo: yellowColumn.widthAnchor),
    ])
    for column in [yellowColumn, greenColumn] {
      closeRow(below: column)
    }
  }

  /// The row ends ten points below the column if it may, and never earlier.
  private func closeRow(below column: UIView) {
    let least = purpleRow.bottomAnchor.constraint(
      greaterThanOrEqualTo: column.bottomAnchor, constant: 10)
    let wanted = purpleRow.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 10)
    wanted.priority = .defaultHigh
    NSLayoutConstraint.activate([least, wanted])
  }

  private func constrainContent() {
    NSLayoutConstraint.activate([
      captionLabel.topAnchor.constraint(equalTo: yellowColumn.topAnchor),
      captionLabel.leadingAnchor.constraint(equalTo: yellowColumn.leadingAnchor),
      captionLabel.trailingAnchor.constraint(equalTo: yellowColumn.trailingAnchor),
      captionLabel.bottomAnchor.constraint(equalTo: yellowColumn.bottomAnchor),

      pictureView.topAnchor.constraint(equalTo: greenColumn.topAnchor),
      pictureView.leadingAnchor.constraint(equalTo: greenColumn.leadingAnchor),
      pictureView.trailingAnchor.constraint(equalTo: greenColumn.trailingAnchor),
      pictureView.bottomAnchor.constraint(equalTo: greenColumn.bottomAnchor),
      pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor),

      storyLabel.topAnchor.constraint(equalTo: cyanRow.topAnchor, constant: 10),
      storyLabel.leadingAnchor.constraint(equalTo: cyanRow.leadingAnchor, constant: 10),
      storyLabel.trailingAnchor.constraint(equalTo: cyanRow.trailingAnchor, constant: -10),
      storyLabel.bottomAnchor.constraint(equalTo: cyanRow.bottomAnchor, constant: -10),
    ])
  }
}

// MARK: - The text

extension GridViewController {
  private static let story = """
    Whoever keeps the lantern rows out at dusk, when the wind has gone to bed and the far shore is \
    a line drawn with a soft pencil. There is not much to do. The glass is wiped, the wick is \
    trimmed, a match is struck behind a hand, and then there are two lights: one on the pier, and \
    one that hangs head down in the water.
    """
}
