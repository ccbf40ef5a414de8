import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// What is recorded of how views look, when a run is asked for it.
@MainActor @Suite(.onePhone) struct LookTests {
  /// A page with one of everything.
  final class DressedApp: AppOfOneController {
    override func makeController() -> UIViewController { DressedController() }

    final class DressedController: UIViewController {
      let card = UIView(frame: CGRect(x: 10, y: 60, width: 100, height: 50))
      let plain = UIView(frame: CGRect(x: 10, y: 120, width: 100, height: 50))
      let turned = UIView(frame: CGRect(x: 200, y: 60, width: 40, height: 20))
      let words = UILabel(frame: CGRect(x: 10, y: 200, width: 300, height: 60))
      let picture = UIImageView(frame: CGRect(x: 10, y: 300, width: 60, height: 30))
      let page = UIScrollView(frame: CGRect(x: 0, y: 400, width: 375, height: 100))
      let ball = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        card.layer.cornerRadius = 12
        card.layer.maskedCorners = [.layerMinXMinYCorner]
        card.layer.borderWidth = 2
        card.layer.borderColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
        card.layer.shadowOpacity = 0.5
        card.layer.shadowOffset = CGSize(width: 1, height: 4)
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let text = NSMutableAttributedString(
          string: "Grüße ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(
          NSAttributedString(
            string: "aus",
            attributes: [
              .font: UIFont.boldSystemFont(ofSize: 20), .kern: 2,
              .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
              .underlineStyle: NSUnderlineStyle.single.rawValue,
            ]))
        words.attributedText = text
        picture.image = UIImage(data: Data(LookTests.dot))?
          .withRenderingMode(.alwaysTemplate)
        picture.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        picture.contentMode = .scaleAspectFit
        page.indicatorStyle = .white
        for child in [card, plain, turned, words, picture, page] { view.addSubview(child) }
        page.addSubview(ball)
        ball.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          ball.topAnchor.constraint(equalTo: page.topAnchor, constant: 40),
          ball.leftAnchor.constraint(equalTo: page.leftAnchor),
          ball.widthAnchor.constraint(equalToConstant: 20),
          ball.heightAnchor.constraint(equalToConstant: 860),
          ball.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        ])
        page.layoutIfNeeded()
        page.contentOffset.y = 30
      }
    }
  }

  /// A GIF of two pixels.
  nonisolated static let dot: [UInt8] = Array("GIF89a".utf8) + [2, 0, 1, 0, 0, 0, 0, 0x3B]

  private func trace(recordsLooks: Bool) throws -> LayoutTrace {
    let run = SimulationRequest.Run(
      device: PlayedApp.iPhoneX, script: [.wait(seconds: 0.1)], recordsLooks: recordsLooks)
    let recorded = try RecordedRun(decoding: PlayedApp.bytes(DressedApp.self, of: run))
    #expect(recorded.ending == .finished)
    return recorded.trace
  }

  private func look(of property: String, in trace: LayoutTrace) throws -> ViewLook {
    let view = try #require(trace.views.firstIndex { $0.properties.contains(property) })
    let place = try #require(trace.frames[0].views.firstIndex { $0.view == view })
    return try #require(trace.frames[0].look?.views[place])
  }

  @Test func aRunRecordsNoLooksUnlessAsked() throws {
    let trace = try trace(recordsLooks: false)
    #expect(trace.frames.allSatisfy { $0.look == nil } && trace.pictures.isEmpty)
  }

  @Test func aLayersEdgesAreRecorded() throws {
    let trace = try trace(recordsLooks: true)
    let card = try look(of: "card", in: trace)
    #expect(
      card.corners
        == ViewLook.Corners(
          radius: 12, topLeft: true, topRight: false, bottomLeft: false, bottomRight: false))
    let green = Color(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(card.border == ViewLook.Border(width: 2, color: green))
    #expect(
      card.shadow
        == ViewLook.Shadow(
          color: Color(red: 0, green: 0, blue: 0, alpha: 0.5), offset: Size(width: 1, height: 4),
          radius: 3))
    let plain = try look(of: "plain", in: trace)
    #expect(plain.corners == .square && plain.border == nil && plain.shadow == nil)
    #expect(plain.map == AffineMap(tx: 10, ty: 120))
  }

  @Test func aTransformIsRecordedAsTheWayToTheWindow() throws {
    let turned = try look(of: "turned", in: trace(recordsLooks: true))
    #expect(turned.bounds == Rect(x: 0, y: 0, width: 40, height: 20))
    // The middle, (20, 10), stays at (220, 70); the top left goes to the top right.
    let map = turned.map
    #expect(abs(map.a) < 1e-9 && abs(map.d) < 1e-9 && abs(map.b - 1) < 1e-9)
    #expect(abs(map.c * 10 + map.tx - 220) < 1e-9 && abs(map.b * 20 + map.ty - 70) < 1e-9)
  }

  @Test func whatIsScrolledLiesWhereItIsSeen() throws {
    let trace = try trace(recordsLooks: true)
    #expect(try look(of: "page", in: trace).hasWhiteIndicators)
    #expect(try !look(of: "card", in: trace).hasWhiteIndicators)
    // 40 below the content's top, which is 30 above the page's at 400.
    #expect(try look(of: "ball", in: trace).map.ty == 410)
  }

  @Test func aTextHasItsRunsAndLinesInTheMiddleOfTheLabel() throws {
    let text = try #require(try look(of: "words", in: trace(recordsLooks: true)).text)
    #expect(text.string == "Grüße aus")
    #expect(text.runs.map(\.length) == [8, 3])
    // UIKit's bold is a semibold.
    #expect(text.runs.map(\.font.weight) == [400, 600])
    #expect(text.runs.map(\.kern) == [0, 2])
    let red = Color(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(text.runs[1].color == red && text.runs[1].underline == red)
    #expect(text.runs[0].underline == nil && text.runs[0].color != red)
    #expect(text.lines.count == 1 && text.lines[0].start == 0 && text.lines[0].end == 11)
    // A line of 20 points is 23.87 high; the label is 60.
    #expect(abs(text.origin.y - (60 - 23.87) / 2) < 0.35 && text.origin.x == 0)
  }

  @Test func anImageBringsItsFileAndSaysHowItIsPainted() throws {
    let trace = try trace(recordsLooks: true)
    let image = try #require(try look(of: "picture", in: trace).image)
    #expect(image.picture == 0)
    #expect(trace.pictures == [.file(Self.dot)])
    #expect(image.size == Size(width: 2, height: 1))
    #expect(image.rect == Rect(x: 0, y: 0, width: 60, height: 30))
    #expect(image.tint == Color(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test("fact 2.1: a scroll view's edges are those of its content")
  func aConstraintSaysWhereItsItemsAre() throws {
    let trace = try trace(recordsLooks: true)
    let frame = trace.frames[0]
    let looks = try #require(frame.look?.constraints)
    #expect(looks.count == frame.constraints.count)
    func look(_ attribute: String) throws -> ConstraintLook {
      let place = try #require(
        frame.constraints.firstIndex {
          trace.constraints[$0.constraint].first.attribute == attribute
        })
      return looks[place]
    }
    // The content's top is 30 above the page's, which lies at 400.
    #expect(try look("top").second?.y == 370)
    #expect(try look("top").first.y == 410)
    #expect(try look("width").second == nil)
    let bottom = try #require(try look("bottom").second)
    #expect(
      bottom.y + bottom.height == 370 + frame.views.compactMap(\.scroll)[0].contentSize.height)
  }

  /// The names of the content modes with where an image of 20 by 10 lies in 60 by 60.
  nonisolated static let modes: [(UIView.ContentMode, Rect)] = [
    (.scaleToFill, Rect(x: 0, y: 0, width: 60, height: 60)),
    (.scaleAspectFit, Rect(x: 0, y: 15, width: 60, height: 30)),
    (.scaleAspectFill, Rect(x: -30, y: 0, width: 120, height: 60)),
    (.redraw, Rect(x: 0, y: 0, width: 60, height: 60)),
    (.center, Rect(x: 20, y: 25, width: 20, height: 10)),
    (.top, Rect(x: 20, y: 0, width: 20, height: 10)),
    (.bottom, Rect(x: 20, y: 50, width: 20, height: 10)),
    (.left, Rect(x: 0, y: 25, width: 20, height: 10)),
    (.right, Rect(x: 40, y: 25, width: 20, height: 10)),
    (.topLeft, Rect(x: 0, y: 0, width: 20, height: 10)),
    (.topRight, Rect(x: 40, y: 0, width: 20, height: 10)),
    (.bottomLeft, Rect(x: 0, y: 50, width: 20, height: 10)),
    (.bottomRight, Rect(x: 40, y: 50, width: 20, height: 10)),
  ]

  @Test("fact 5.11: an image lies where its content mode puts it", arguments: modes)
  func contentModes(mode: UIView.ContentMode, rect: Rect) throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.contentMode = mode
    view.image = UIImage(data: Data(Array("GIF89a".utf8) + [20, 0, 10, 0, 0, 0, 0, 0x3B]))
    let painted = try #require(view.paintedImage)
    #expect(
      painted.rect == CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
  }
}
