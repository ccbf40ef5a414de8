import Foundation
import LayoutTrace
import OnePhone
import Testing
import UIKit

/// Other texts for the labels of an app, given by a script, and what comes of them.
@MainActor @Suite(.onePhone) struct TextTests {
  nonisolated private static func name(_ candidates: ViewCandidate...) -> ViewName {
    ViewName(name: "note", candidates: candidates)
  }

  nonisolated private static let byProperty = name(ViewCandidate(start: .property("note")))

  @Test func aTextIsReplacedWithinAFrameAndTheLayoutFollows() throws {
    let long = Array(repeating: "evening", count: 40).joined(separator: " ")
    let trace = try PlayedApp.trace(
      NoteApp.self,
      [.setText(of: Self.byProperty, to: long), .setText(of: Self.byProperty, to: "")]
    )
    let heights = trace.states(of: "note").map(\.frame.height)
    #expect(trace.states(of: "note").map { $0.text?.string } == ["Short", long, nil])
    #expect(trace.frames.map(\.gesture) == [nil, 0, 1])
    #expect(heights[1] > heights[0] * 5 && heights[2] == 0)
    #expect(trace.events.isEmpty)
  }

  @Test(arguments: [
    name(ViewCandidate(start: .identifier("the note"))),
    name(ViewCandidate(start: .property("gone")), ViewCandidate(start: .property("note"))),
    name(ViewCandidate(start: .className("UILabel", rank: 1))),
  ])
  func theViewIsFoundAsWhoeverReadsTheTraceFindsIt(name: ViewName) throws {
    let trace = try PlayedApp.trace(NoteApp.self, [.setText(of: name, to: "Other")])
    #expect(trace.states(of: "note").last?.text?.string == "Other")
  }

  @Test(arguments: [
    (
      name(ViewCandidate(start: .property("nowhere"))),
      "`note` is to have another text, and there is no such view."
    ),
    (
      name(ViewCandidate(start: .property("note"), superviews: 9)),
      "`note` is to have another text, and there is no such view."
    ),
    (
      name(ViewCandidate(start: .property("note"), superviews: 1)),
      "`note` is to have another text, and it is no label."
    ),
  ])
  func whatCannotHaveATextIsSaid(name: ViewName, reason: String) throws {
    let trace = try PlayedApp.trace(NoteApp.self, [.setText(of: name, to: "Other")])
    #expect(trace.events.map(\.kind) == [.log(reason)])
    #expect(trace.states(of: "note").last?.text?.string == "Short")
  }

  @Test("fact 1.31: a view that constraints leave open is in the record, by name and side")
  func ambiguityIsRecorded() throws {
    let frame = try #require(try PlayedApp.trace(OpenApp.self).frames.first)
    let trace = try PlayedApp.trace(OpenApp.self)
    let open = try #require(trace.views.firstIndex { $0.properties == ["open"] })
    #expect(
      frame.ambiguous == [AmbiguousLayout(view: open, attributes: ["top", "width", "height"])])
    #expect(try PlayedApp.trace(NoteApp.self).frames.allSatisfy { $0.ambiguous.isEmpty })
  }
}

/// A label across the page, as high as its text.
private final class NoteApp: AppOfOneController {
  override func makeController() -> UIViewController { NoteController() }

  final class NoteController: UIViewController {
    private let note = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      note.numberOfLines = 0
      note.text = "Short"
      note.accessibilityIdentifier = "the note"
      note.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: view.topAnchor),
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
  }
}

/// A view of which only the left edge is given.
private final class OpenApp: AppOfOneController {
  override func makeController() -> UIViewController { OpenController() }

  final class OpenController: UIViewController {
    private let open = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      open.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(open)
      open.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
  }
}
