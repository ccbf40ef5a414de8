import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// How wide and how high the parts of the grid are, by step, device, way of holding it and text:
/// facts 10.1 to 10.5.
@MainActor
@Suite(.onePhone) struct GridTests {
  enum Way: Sendable { case upright, turned }

  /// A caption of one line, 20.3 points high, or of thirty, 608.6 points.
  enum Text: Int, Sendable { case short = 1, long = 30 }

  /// A step in a situation, and what must come of it, in points.
  struct Scene: Sendable, CustomTestStringConvertible {
    var step: GridStep
    var device: String
    var way: Way
    var text: Text
    var column, row, caption, picture: Double

    init(
      _ step: GridStep, _ device: String, _ way: Way, _ text: Text, _ column: Double,
      _ row: Double, _ caption: Double, _ picture: Double
    ) {
      self.step = step
      self.device = device
      self.way = way
      self.text = text
      self.column = column
      self.row = row
      self.caption = caption
      self.picture = picture
    }

    var testDescription: String { "\(step.rawValue) on \(device) \(way), \(text) text" }
  }

  /// The width of a column, and the heights of the first row, the caption and the picture.
  nonisolated static let table = [
    Scene(.two, "iPhone SE", .upright, .short, 145, 500, 480, 480),
    Scene(.two, "iPhone SE", .upright, .long, 145, 628.6, 608.6, 608.6),
    Scene(.two, "iPhone 8", .upright, .short, 172.5, 500, 480, 480),
    Scene(.two, "iPhone 8", .upright, .long, 172.5, 628.6, 608.6, 608.6),
    Scene(.two, "iPhone X", .upright, .short, 172.5, 500, 480, 480),
    Scene(.two, "iPhone X", .upright, .long, 172.5, 628.6, 608.6, 608.6),
    Scene(.two, "iPad 9.7", .upright, .short, 369, 500, 480, 480),
    Scene(.two, "iPad 9.7", .upright, .long, 369, 628.6, 608.6, 608.6),
    Scene(.three, "iPhone SE", .upright, .short, 145, 165, 145, 145),
    Scene(.three, "iPhone SE", .upright, .long, 145, 165, 145, 145),
    Scene(.three, "iPhone 8", .upright, .short, 172.5, 192.5, 172.5, 172.5),
    Scene(.three, "iPhone 8", .upright, .long, 172.5, 192.5, 172.5, 172.5),
    Scene(.three, "iPhone X", .upright, .short, 172.5, 192.5, 172.5, 172.5),
    Scene(.three, "iPhone X", .upright, .long, 172.5, 192.5, 172.5, 172.5),
    Scene(.three, "iPad 9.7", .upright, .short, 369, 389, 369, 369),
    Scene(.three, "iPad 9.7", .upright, .long, 369, 389, 369, 369),
    Scene(.four, "iPhone SE", .upright, .short, 145, 165, 145, 145),
    Scene(.four, "iPhone SE", .upright, .long, 145, 628.6, 608.6, 145),
    Scene(.four, "iPhone 8", .upright, .short, 172.5, 192.5, 172.5, 172.5),
    Scene(.four, "iPhone 8", .upright, .long, 172.5, 628.6, 608.6, 172.5),
    Scene(.four, "iPhone X", .upright, .short, 172.5, 192.5, 172.5, 172.5),
    Scene(.four, "iPhone X", .upright, .long, 172.5, 628.6, 608.6, 172.5),
    Scene(.four, "iPad 9.7", .upright, .short, 369, 389, 369, 369),
    Scene(.four, "iPad 9.7", .upright, .long, 369, 628.6, 608.6, 369),
    Scene(.five, "iPhone SE", .upright, .short, 145, 255, 20.3, 145),
    Scene(.five, "iPhone SE", .upright, .long, 145, 628.6, 608.6, 145),
    Scene(.five, "iPhone 8", .upright, .short, 172.5, 282.5, 20.3, 172.5),
    Scene(.five, "iPhone 8", .upright, .long, 172.5, 628.6, 608.6, 172.5),
    Scene(.five, "iPhone X", .upright, .short, 172.5, 282.5, 20.3, 172.5),
    Scene(.five, "iPhone X", .upright, .long, 172.5, 628.6, 608.6, 172.5),
    Scene(.five, "iPad 9.7", .upright, .short, 369, 479, 20.3, 369),
    Scene(.five, "iPad 9.7", .upright, .long, 369, 628.6, 608.6, 369),
    Scene(.six, "iPhone SE", .upright, .short, 145, 255, 20.3, 145),
    Scene(.six, "iPhone SE", .upright, .long, 145, 628.6, 608.6, 145),
    Scene(.six, "iPhone SE", .turned, .short, 269, 379, 20.3, 269),
    Scene(.six, "iPhone SE", .turned, .long, 269, 628.6, 608.6, 269),
    Scene(.six, "iPhone 8", .upright, .short, 172.5, 282.5, 20.3, 172.5),
    Scene(.six, "iPhone 8", .upright, .long, 172.5, 628.6, 608.6, 172.5),
    Scene(.six, "iPhone 8", .turned, .short, 318.5, 428.5, 20.3, 318.5),
    Scene(.six, "iPhone 8", .turned, .long, 318.5, 628.6, 608.6, 318.5),
    Scene(.six, "iPhone X", .upright, .short, 172.5, 282.5, 20.3, 172.5),
    Scene(.six, "iPhone X", .upright, .long, 172.5, 628.6, 608.6, 172.5),
    Scene(.six, "iPhone X", .turned, .short, 391, 501, 20.3, 391),
    Scene(.six, "iPhone X", .turned, .long, 391, 628.6, 608.6, 391),
    Scene(.six, "iPad 9.7", .upright, .short, 369, 479, 20.3, 369),
    Scene(.six, "iPad 9.7", .upright, .long, 369, 628.6, 608.6, 369),
    Scene(.six, "iPad 9.7", .turned, .short, 497, 607, 20.3, 497),
    Scene(.six, "iPad 9.7", .turned, .long, 497, 628.6, 608.6, 497),
    Scene(.wide, "iPhone X", .upright, .short, 172.5, 77.5, 57.5, 57.5),
    Scene(.wide, "iPhone X", .upright, .long, 172.5, 77.5, 57.5, 57.5),
    Scene(.expanding, "iPhone X", .upright, .short, 172.5, 282.5, 262.5, 172.5),
    Scene(.expanding, "iPhone X", .upright, .long, 172.5, 628.6, 608.6, 172.5),
    Scene(.numeric, "iPhone X", .upright, .short, 172.5, 282.5, 20.3, 172.5),
    Scene(.numeric, "iPhone X", .turned, .short, 172.5, 282.5, 20.3, 172.5),
  ]

  @Test(
    "facts 10.1 to 10.5: columns share the width, the row is as high as the step says",
    arguments: table)
  func theGridIsAsTheTableSays(scene: Scene) throws {
    let phone = try Self.phone(in: scene)
    let seen = try [
      phone.frame("yellowColumn").width, phone.frame("greenColumn").width,
      phone.frame("purpleRow").height, phone.frame("captionLabel").height,
      phone.frame("pictureView").height, phone.scrollView.contentSize.height,
    ]
    // One line of text and its padding make the second row.
    let expected = [
      scene.column, scene.column, scene.row, scene.caption, scene.picture, scene.row + 40.3,
    ]
    for (seen, expected) in zip(seen, expected) {
      #expect(abs(seen - expected) < 0.7, "\(seen) and not \(expected)")
    }
    #expect(phone.broken == [])
  }

  @Test func thePictureIsAsHighAsItHasPixelsInStepTwoAlone() throws {
    for (step, isAsHigh) in [(GridStep.two, true), (.three, false), (.four, false), (.six, false)] {
      let phone = Phone.running(step)
      let picture = try #require(phone.view("pictureView") as? UIImageView)
      let image = try #require(picture.image)
      #expect(image.size == CGSize(width: 640, height: 480) && image.scale == 1)
      #expect((picture.frame.height == image.size.height) == isAsHigh, "\(step)")
    }
  }

  @Test("fact 1.31: Step-1 leaves the content's size open, no other step anything")
  func onlyStepOneIsAmbiguous() throws {
    let open = try GridStep.allCases.filter { step in
      let phone = Phone.running(step)
      return try phone.view("contentView").hasAmbiguousLayout
    }
    #expect(open == [.one])
  }

  /// The app in a scene's situation, laid out.
  private static func phone(in scene: Scene) throws -> Phone {
    let device = try #require(DeviceCatalog.device(named: scene.device))
    let phone = Phone.running(scene.step, on: ScreenDescription(device))
    let caption = try #require(phone.view("captionLabel") as? UILabel)
    let story = try #require(phone.view("storyLabel") as? UILabel)
    caption.text = Array(repeating: "A", count: scene.text.rawValue).joined(separator: "\n")
    story.text = "A"
    if scene.way == .turned { UIApplication.shared.rotate(to: .landscapeLeft) }
    UIApplication.shared.layoutPass()
    return phone
  }
}
