import Foundation
import LayoutTrace
import OnePageApp
import Testing

/// An app that is compiled against UIKit's module alone, as a learner's is.
@Suite struct KitAppTests {
  private static let source = OnePageApp.source(
    page: """
      class Page: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "before"
          view.addSubview(label)
          DispatchQueue.main.async { self.label.text = "after" }
          print("loaded")
        }
      }
      """)

  @Test func itIsLaunchedDrainedOfItsQueueAndRecorded() throws {
    let app = try HostedApp(source: Self.source)
    let outcomes = try app.outcomes(script: [.wait(seconds: 0.03)], runs: 2)
    #expect(outcomes.map(\.ending) == [.finished, .finished])
    #expect(outcomes.map(\.output) == ["loaded\n", "loaded\n"])
    let trace = try #require(outcomes.first?.trace)
    #expect(outcomes.map(\.trace) == [trace, trace])
    #expect(trace.views.map(\.properties) == [[], ["view"], ["label"]])
    #expect(trace.frames.map { $0.views.last?.text?.string } == ["after", "after", "after"])
    try app.remove()
  }

  @Test func itsInfoPlistIsFollowed() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIStatusBarHidden</key><true/>
      <key>UIViewControllerBasedStatusBarAppearance</key><false/>
      </dict></plist>
      """
    let app = try HostedApp(source: Self.source, files: ["Info.plist": plist])
    let trace = try #require(try app.outcomes().first?.trace)
    #expect(trace.frames.map(\.statusBar.isHidden) == [true])
    try app.remove()
  }
}
