package import Git
internal import OnePageApp

/// An app that does a deed as soon as its page is loaded, and what is said of it.
package struct HostileApp: Sendable {
  /// What it does, in a few words; the name of its step.
  package var name: String
  /// The source of `Page.deed()`, a function of Swift with `UIKit` and `Glibc` at hand.
  package var deed: String
  /// Declarations beside it.
  package var besides = ""
  /// Why the app could not be checked, as a sentence; nil when the deed does no harm and the app is as
  /// promised.
  package var verdict: String?
  /// What it printed; nil when that does not matter.
  package var output: String?
  /// What the report notes besides.
  package var notes: [String] = []

  package init(
    name: String, deed: String, besides: String = "", verdict: String? = nil,
    output: String? = nil, notes: [String] = []
  ) {
    self.name = name
    self.deed = deed
    self.besides = besides
    self.verdict = verdict
    self.output = output
    self.notes = notes
  }

  /// After how many seconds a run is to be ended for the verdicts to hold: long for an honest app on
  /// a busy machine, and what an endless one takes.
  package static let timeLimit = 6

  /// All of them, by what they have in common.
  package static let kinds: [(name: String, apps: [HostileApp])] = [
    ("ends", ends), ("layouts", layouts), ("appetites", appetites), ("tricks", tricks),
  ]

  /// The app's files.
  package var files: [RepositoryBuilder.File] {
    [
      .init(path: "App.swift", text: Self.app),
      .init(
        path: "Deed.swift",
        text: """
          import Glibc
          import UIKit

          extension Page {
            func deed() {
          \(deed.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
            }
          }
          \(besides)
          """),
    ]
  }

  /// An app with a box in its corner.
  private static let app = OnePageApp.source(
    page: """
      class Page: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          deed()
        }
      }
      """)

  /// What is promised of every such app.
  package static let course = OnePageApp.course(
    """
    steps:
      - tag: Step
        title: A box
        teaches: Nothing.
    behaviours:
      box-in-corner:
        says: The box lies in the corner.
        steps: all
        devices: all
        do: moment
        always:
          - box.left == 0 and box.top == 0 and box.width == 100 and box.height == 50
    """)
}
