import OnePageApp

/// A course of a box, and its steps: each way in which a step can come out.
enum Boxes {
  typealias File = (path: String, text: String)

  /// The steps that there are in the repository; `Step-5` is in the course and nowhere else.
  static let steps: [(tag: String, files: [File])] = [
    ("Step-1", [delegate, page(boxAt: "0")]),
    ("Step-2", [delegate, page(boxAt: "5")]),
    ("Step-3", [delegate, page(boxAt: "nowhere")]),
    ("Step-4", [delegate, page(boxAt: "0"), selector]),
  ]

  /// The steps that are not as the course says.
  static let wrong = ["Step-2", "Step-3", "Step-4"]

  static let delegate: File = (
    "Box/AppDelegate.swift",
    """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Page()
        window?.makeKeyAndVisible()
        print("\\u{1B}[31mlaunched")
        return true
      }
    }

    """
  )

  /// The page, with its box so many points from the left.
  static func page(boxAt left: String) -> File {
    (
      "Box/Page.swift",
      """
      import UIKit

      class Page: UIViewController {
        let box = UIView()

        override func viewDidLoad() {
          super.viewDidLoad()
          box.frame = CGRect(x: \(left), y: 0, width: 100, height: 50)
          view.addSubview(box)
        }
      }

      """
    )
  }

  private static let selector: File = (
    "Box/Button.swift",
    """
    import UIKit

    let tap = #selector(Page.viewDidLoad)

    """
  )

  static let course = OnePageApp.course(
    """
    steps:
      - {tag: Step-1, title: A box, teaches: What a box is.}
      - {tag: Step-2, title: Another box, teaches: What else a box is.}
      - {tag: Step-3, title: A third box, teaches: A mistake.}
      - {tag: Step-4, title: A button, teaches: Another mistake.}
      - {tag: Step-5, title: No box, teaches: What is missing.}

    behaviours:
      box-in-corner:
        says: The box lies in the corner.
        points: 2
        steps: all
        devices: all
        do: moment
        always:
          - box.left == 0 and box.top == 0
      box-is-wide:
        says: The box is twice as wide as high.
        steps: all
        devices: all
        do: moment
        at end:
          - box.width == 2 * box.height

    """)
}
