import OnePhone
import Testing
import UIKit

/// Where the header and the text are at an offset, in each step: facts 2.8 to 2.12 on an iPhone X.
@MainActor
@Suite(.onePhone) struct HeaderTests {
  /// A step at an offset, and where its header and its text must be on the screen.
  struct Scene: Sendable, CustomTestStringConvertible {
    var step: Step
    var offset: Double
    var header: Place
    var textTop: Double

    var testDescription: String { "\(step.rawValue) at \(offset)" }
  }

  /// The header's height at rest: 0.7 of the screen's width.
  nonisolated static let height = 262.5

  nonisolated static let stretched = [-549.0, -285, -100, -1].flatMap { offset in
    [Step.two, .three, .parallax, .four, .five, .six].map { step in
      Scene(
        step: step, offset: offset, header: Place(top: 0, height: height - offset),
        textTop: height - offset)
    }
  }

  nonisolated static let moved = [-100.0, -1, 0, 1, 130, 262, 263, 500].map { offset in
    Scene(
      step: .one, offset: offset, header: Place(top: -offset, height: height),
      textTop: height - offset)
  }

  nonisolated static let scrolledAway = [0.0, 1, 130, 262, 263, 500].flatMap { offset in
    [Step.three, .four, .five, .six].map { step in
      Scene(
        step: step, offset: offset, header: Place(top: -offset, height: height),
        textTop: height - offset)
    }
  }

  nonisolated static let compressed = [0.0, 1, 130, 262].flatMap { offset in
    [Step.two, .parallax].map { step in
      Scene(
        step: step, offset: offset, header: Place(top: 0, height: height - offset),
        textTop: height - offset)
    }
  }

  nonisolated static let jammed = [263.0, 400, 900].map { offset in
    Scene(step: .two, offset: offset, header: Place(top: 0, height: 0), textTop: 0)
  }

  nonisolated static let closed = [263.0, 400, 574].map { offset in
    Scene(
      step: .parallax, offset: offset, header: Place(top: height - offset, height: 0),
      textTop: height - offset)
  }

  @Test(arguments: stretched + moved + scrolledAway + compressed + jammed + closed)
  func theHeaderIsWhereTheTutorialShowsIt(scene: Scene) throws {
    let phone = Phone.running(scene.step)
    try phone.scroll(to: scene.offset)
    #expect(try Place(phone.frame("imageView")) == scene.header)
    #expect(try abs(phone.frame("textContainer").minY - scene.textTop) < 0.34)
  }

  @Test(arguments: Step.allCases)
  func atRestTheTextIsInsetAndTheContentEndsWithIt(step: Step) throws {
    let phone = Phone.running(step)
    let text = try phone.frame("infoText")
    let container = try phone.frame("textContainer")
    #expect(text == container.insetBy(dx: 14, dy: 14))
    #expect(abs(text.height - 1095.667) < 0.34)
    #expect(try abs(phone.scrollView.contentSize.height - 1386.167) < 0.34)
    #expect(try phone.scrollView.contentOffset == .zero)
  }

  @Test("facts 2.18 to 2.21: Step-2 jams, its content grows, and scrolling back undoes all")
  func stepTwoJamsAndRecovers() throws {
    let phone = Phone.running(Step.two)
    let before = try phone.scrollView.contentSize.height
    try phone.scroll(to: 262)
    #expect(phone.broken == [])
    for offset in stride(from: 263.0, through: 900, by: 1) { try phone.scroll(to: offset) }
    #expect(phone.broken.count == 1)
    #expect(try abs(phone.scrollView.contentSize.height - (1123.667 + 900)) < 0.34)
    for offset in stride(from: 899.0, through: 0, by: -1) { try phone.scroll(to: offset) }
    #expect(try phone.scrollView.contentSize.height == before)
    #expect(try Place(phone.frame("imageView")) == Place(top: 0, height: Self.height))
    #expect(phone.broken.count == 1)
  }

  @Test(arguments: [Step.one, .three, .parallax, .four, .five, .six])
  func nothingBreaksInTheOtherSteps(step: Step) throws {
    let phone = Phone.running(step)
    for offset in stride(from: -540.0, through: 700, by: 10) { try phone.scroll(to: offset) }
    #expect(phone.broken == [])
  }

  @Test(arguments: [Step.four, .five, .six], [-200.0, 0, 300, 608, 700])
  func theBackingReachesTheBottomOfTheScreen(step: Step, offset: Double) throws {
    let phone = Phone.running(step)
    try phone.scroll(to: offset)
    let backing = try phone.frame("textBacking")
    #expect(abs(backing.maxY - 812) < 0.34)
    #expect(try abs(backing.minY - phone.frame("textContainer").minY) < 0.34)
  }

  @Test(arguments: [Step.five, .six])
  func theInsetsLeaveRoomForTheHomeIndicator(step: Step) throws {
    let phone = Phone.running(step)
    let scrollView = try phone.scrollView
    #expect(scrollView.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(
      scrollView.verticalScrollIndicatorInsets
        == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }
}
