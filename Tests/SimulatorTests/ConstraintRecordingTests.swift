import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// The app's constraints in the record, and what a script does to them.
@MainActor @Suite(.onePhone) struct ConstraintRecordingTests {
  @Test func constraintsAreRecordedAsTheAppMadeThem() throws {
    let trace = try PlayedApp.trace(ShelfApp.self)
    let page = try #require(trace.views.firstIndex { $0.properties.contains("view") })
    let box = try #require(trace.views.firstIndex { $0.properties.contains("box") })
    #expect(
      trace.constraints == [
        ConstraintIdentity(
          properties: [], identifier: "top",
          first: .init(view: box, guide: nil, attribute: "top"), relation: .equal, multiplier: 1,
          second: .init(view: page, guide: "safeAreaLayoutGuide", attribute: "top"), number: 0),
        ConstraintIdentity(
          properties: ["place"], identifier: nil,
          first: .init(view: page, guide: nil, attribute: "leading"), relation: .equal,
          multiplier: 1, second: .init(view: box, guide: nil, attribute: "leading"),
          number: 1),
        ConstraintIdentity(
          properties: [], identifier: nil,
          first: .init(view: box, guide: nil, attribute: "leading"), relation: .lessOrEqual,
          multiplier: 1, second: .init(view: page, guide: nil, attribute: "leading"), number: 2),
        ConstraintIdentity(
          properties: ["sizes[0]"], identifier: nil,
          first: .init(view: box, guide: nil, attribute: "width"), relation: .equal,
          multiplier: 1, second: nil, number: 3),
        ConstraintIdentity(
          properties: ["sizes[1]"], identifier: nil,
          first: .init(view: box, guide: nil, attribute: "height"), relation: .equal,
          multiplier: 0.5, second: .init(view: box, guide: nil, attribute: "width"),
          number: 4),
      ])
    #expect(
      trace.frames.map(\.constraints) == [
        [
          .init(constraint: 0, constant: 0, priority: 1000, violation: 0),
          .init(constraint: 1, constant: -5, priority: 999, violation: 0),
          .init(constraint: 2, constant: 40, priority: 1000, violation: 0),
          .init(constraint: 3, constant: 60, priority: 1000, violation: 0),
          .init(constraint: 4, constant: 0, priority: 1000, violation: 0),
        ]
      ])
  }

  private static let box = ViewName(name: "box", candidates: [.init(start: .property("box"))])
  private static let page = ViewName(name: "page", candidates: [.init(start: .property("view"))])

  /// As a course has it in mind; the app has the sides the other way round.
  private static let place = ConstraintName(
    name: "place",
    candidates: [
      .property("nothing"),
      .joining(
        ConstraintPattern(
          first: .init(view: box, guide: nil, attribute: "left"), relation: .equal,
          second: .init(view: page, guide: nil, attribute: "left"), priority: 999)),
    ])

  @Test func aScriptMovesAConstantFrameByFrame() throws {
    let trace = try PlayedApp.trace(
      ShelfApp.self,
      [
        .setConstant(of: Self.place, from: 20, to: 60, duration: 4.0 / 60),
        .setConstant(of: Self.place, from: nil, to: -7, duration: 0),
      ])
    #expect(
      trace.frames.map { [$0.constraints[1].constant, $0.constraints[1].violation] } == [
        [-5, 0], [-20, 0], [-30, 0], [-40, 0], [-50, 10], [-60, 20], [7, 0],
      ])
    #expect(trace.states(of: "box").map(\.frame.x) == [5, 20, 30, 40, 40, 40, -7])
    #expect(trace.frames.map(\.gesture) == [nil, 0, 0, 0, 0, 0, 1])
  }

  @Test func aConstraintThatIsMadeAnewIsFoundAgain() throws {
    let width = ConstraintName(
      name: "width",
      candidates: [
        .joining(
          ConstraintPattern(
            first: .init(view: Self.box, guide: nil, attribute: "width"), relation: .equal,
            second: nil, priority: nil))
      ])
    let trace = try PlayedApp.trace(
      RemakingApp.self, [.setConstant(of: width, from: nil, to: 90, duration: 2.0 / 60)])
    #expect(trace.states(of: "box").map(\.frame.width) == [60, 75, 90])
  }

  @Test func aConstraintThatIsNotThereIsWrittenDown() throws {
    let none = ConstraintName(name: "none", candidates: [.identifier("none")])
    let trace = try PlayedApp.trace(
      ShelfApp.self, [.setConstant(of: none, from: nil, to: 1, duration: 1)])
    #expect(
      trace.events.map(\.kind) == [
        .log("`none` is to have another constant, and there is no such constraint.")
      ])
    #expect(trace.frames.count == 1)
  }

  private final class ShelfApp: AppOfOneController {
    override func makeController() -> UIViewController { Shelf() }
  }

  private final class RemakingApp: AppOfOneController {
    override func makeController() -> UIViewController {
      let shelf = Shelf()
      shelf.isRemaking = true
      return shelf
    }
  }

  private final class Shelf: UIViewController {
    private let box = UIView()
    private lazy var place = view.leadingAnchor.constraint(
      equalTo: box.leadingAnchor, constant: -5)
    private var sizes: [NSLayoutConstraint] = []
    var isRemaking = false
    private var lastWidth: CGFloat = 60

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      let top = box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
      top.identifier = "top"
      place.priority = UILayoutPriority(999)
      sizes = [
        box.widthAnchor.constraint(equalToConstant: 60),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      ]
      let limit = box.leadingAnchor.constraint(
        lessThanOrEqualTo: view.leadingAnchor, constant: 40)
      NSLayoutConstraint.activate([top, place, limit] + sizes)
    }

    /// Makes the width anew after each layout in which it has changed.
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      guard isRemaking, box.frame.width != lastWidth else { return }
      lastWidth = box.frame.width
      sizes[0].isActive = false
      sizes[0] = box.widthAnchor.constraint(equalToConstant: sizes[0].constant)
      sizes[0].isActive = true
    }
  }
}
