import Drawing
import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import TextLayout
import UIKit

/// What an app paints beyond what is kept is left out, and that is said wherever it was painted.
@MainActor @Suite(.onePhone) struct OmissionTests {
  /// Paints so many small rectangles.
  private static func scribble(_ count: Int, in context: CGContext) {
    context.setFillColor(UIColor.red.cgColor)
    for index in 0..<count { context.fill(CGRect(x: index % 100, y: 0, width: 1, height: 1)) }
  }

  private nonisolated static let few = 10
  private nonisolated static let tooMany = 20_000

  /// A layer that scribbles.
  private final class Scribble: CALayer {
    var count = 0

    convenience init(_ count: Int) {
      self.init()
      self.count = count
      frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      setNeedsDisplay()
    }

    override func draw(in ctx: CGContext) { OmissionTests.scribble(count, in: ctx) }
  }

  /// The record of a page with one view, which is changed.
  private func trace(_ change: @escaping (UIView) -> Void) throws -> LayoutTrace {
    try Stage.trace {
      Stage.page {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
        view.backgroundColor = .blue
        change(view)
        return [view]
      }
    }
  }

  /// How many views of the last frame say that something was left out.
  private func cutShort(_ trace: LayoutTrace) throws -> Int {
    try #require(trace.frames.last?.look?.views).count { $0.isCutShort }
  }

  @Test(arguments: [(few, 0), (tooMany, 1)])
  func aLayersOwnDrawing(count: Int, said: Int) throws {
    let trace = try trace { $0.layer.addSublayer(Scribble(count)) }
    #expect(try cutShort(trace) == said)
  }

  @Test(arguments: [(few, 0), (tooMany, 1)])
  func aMasksDrawing(count: Int, said: Int) throws {
    let trace = try trace { $0.layer.mask = Scribble(count) }
    #expect(try cutShort(trace) == said)
  }

  @Test(arguments: [(few, false), (tooMany, true)])
  func aRenderersPicture(count: Int, isSaid: Bool) throws {
    let trace = try Stage.trace {
      Stage.page {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
          Self.scribble(count, in: $0.cgContext)
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 20, y: 100, width: 100, height: 100)
        return [view]
      }
    }
    let painted = trace.pictures.map { picture in
      switch picture {
      case .file: false
      case .painted(let painted): painted.isCutShort
      }
    }
    #expect(painted == [isSaid])
    #expect(try cutShort(trace) == 0, "the view itself paints all that it has to")
    let illustrator = Illustrator(trace, fonts: try FontLibrary())
    _ = try illustrator.draw(frame: trace.frames.count - 1, style: PictureStyle(scale: 1))
    let note =
      "UIImageView shows a picture that more was painted of than is recorded; some is left out."
    #expect(illustrator.notes == (isSaid ? [note] : []))
  }

  @Test(arguments: [(20, 0), (80, 1)])
  func layersWithinLayers(depth: Int, said: Int) throws {
    let trace = try trace { view in
      var outer = view.layer
      for _ in 0..<depth {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 1, width: 100, height: 100)
        layer.backgroundColor = UIColor.red.cgColor
        outer.addSublayer(layer)
        outer = layer
      }
    }
    #expect(try cutShort(trace) == said)
  }

  @Test func picturesBeyondThoseThatATraceMayHave() throws {
    let dot = try Bitmap(width: 1, height: 1).png()
    let count = LayoutTrace.mostPictures + 5
    let trace = try Stage.trace {
      Stage.page {
        (0..<count).map { index in
          // What follows a file's end tells it from the others.
          let data = Data(dot + withUnsafeBytes(of: index) { Array($0) })
          let view = UIImageView(image: UIImage(data: data))
          view.frame = CGRect(x: index % 100, y: 100 + index / 100, width: 1, height: 1)
          return view
        }
      }
    }
    #expect(trace.pictures.count == LayoutTrace.mostPictures)
    let shown = try #require(trace.frames.last?.look?.views).compactMap(\.image).map(\.picture)
    #expect(shown == (0..<count).map { $0 < LayoutTrace.mostPictures ? $0 : nil })
  }
}
