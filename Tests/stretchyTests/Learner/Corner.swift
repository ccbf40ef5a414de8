/// A course of three steps, small enough to be taken by a test: a box in the corner, then away from
/// it, then wide.
enum Corner {
  static let tags = ["Step-1", "Step-2", "Step-3"]

  /// The page of a step, or of a learner who is wrong.
  static func page(left: String, width: String = "100") -> String {
    """
    import UIKit

    class Page: UIViewController {
      let box = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: \(left)),
          box.widthAnchor.constraint(equalToConstant: \(width)),
          box.heightAnchor.constraint(equalToConstant: 400),
        ])
      }
    }

    """
  }

  static func page(of tag: String) -> String {
    switch tag {
    case "Step-1": page(left: "0")
    case "Step-2": page(left: "200")
    default: page(left: "100", width: "200")
    }
  }

  static let course = """
    format: 1
    title: Corners
    language: 5

    devices: [iPhone X]

    views:
      box: [box]

    gestures:
      moment:
        - wait: 0.1

    steps:
      - {tag: Step-1, title: A box, teaches: What a box is., page: pages/Step-1.md}
      - {tag: Step-2, title: A box on the way, teaches: Distance., page: pages/Step-2.md}
      - {tag: Step-3, title: A wide box, teaches: Width., page: pages/Step-3.md}

    behaviours:
      box-at-top:
        says: The box lies at the top, whatever else it does.
        steps: all
        do: moment
        always:
          - box.top == 0
      box-in-corner:
        says: The box lies in the corner.
        steps: Step-1
        do: moment
        always:
          - box.left == 0
      box-away:
        says: The box lies away from the corner.
        steps: Step-2...
        do: moment
        always:
          - box.left >= 100
      box-is-wide:
        says: The box is 200 points wide.
        steps: Step-3
        do: moment
        always:
          - box.width == 200

    """

  static func markdown(_ tag: String) -> String {
    """
    # Title

    What **\(tag)** asks, with `code`.

    ## Hints

    1. Nudge of \(tag).
    2. Place of \(tag).
    3. Idea of \(tag).
    """
  }
}
