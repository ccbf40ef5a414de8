import Drawing
import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// What an app's own drawing code comes to in a picture.
@MainActor @Suite(.onePhone) struct DrawingCodeTests {
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A view that draws by a closure, 100 points square at (20, 100).
  final class Sketch: UIView {
    var sketch: (CGContext, CGRect) -> Void = { _, _ in }
    var count = 0

    init(_ frame: CGRect = CGRect(x: 20, y: 100, width: 100, height: 100)) {
      super.init(frame: frame)
      isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
      count += 1
      super.draw(rect)
      if let context = UIGraphicsGetCurrentContext() { sketch(context, rect) }
    }
  }

  private func picture(_ sketch: @escaping (CGContext, CGRect) -> Void) throws -> Picture {
    Picture(
      try Stage.picture {
        let view = Sketch()
        view.sketch = sketch
        return [view]
      })
  }

  /// Reads a picture in the view's own points.
  struct Picture {
    let bitmap: Bitmap
    init(_ bitmap: Bitmap) { self.bitmap = bitmap }
    func hex(_ x: Int, _ y: Int) -> String { bitmap.hex(20 + x, 100 + y) }
    func inked(_ x: Range<Int>, _ y: Range<Int>) -> Int {
      bitmap.inked(
        x.lowerBound + 20..<x.upperBound + 20, y.lowerBound + 100..<y.upperBound + 100)
    }
  }

  @Test func pathsAreFilledAndDrawnInTheColoursThatWereSet() throws {
    let picture = try picture { _, _ in
      Self.red.setFill()
      Self.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 40, height: 40))
      path.lineWidth = 6
      path.fill()
      path.stroke()
    }
    #expect(picture.hex(40, 40) == "FF0000")
    #expect(picture.hex(18, 40) == "0000FF" && picture.hex(21, 40) == "0000FF")
    #expect(picture.hex(15, 40) == "FFFFFF" && picture.hex(80, 80) == "FFFFFF")
  }

  @Test func aViewThatDrawsNothingShowsNothing() throws {
    let picture = try picture { _, _ in }
    #expect(picture.inked(0..<100, 0..<100) == 0)
  }

  @Test func nothingIsDrawnOutsideOfTheView() throws {
    let picture = try picture { context, _ in
      context.setFillColor(Self.red.cgColor)
      context.fill(CGRect(x: -50, y: 50, width: 300, height: 10))
    }
    #expect(picture.hex(0, 55) == "FF0000" && picture.hex(99, 55) == "FF0000")
    #expect(picture.hex(-3, 55) == "FFFFFF" && picture.hex(103, 55) == "FFFFFF")
  }

  @Test func theTransformMovesWhatIsDrawnAfterIt() throws {
    let picture = try picture { context, _ in
      context.setFillColor(Self.red.cgColor)
      context.saveGState()
      context.translateBy(x: 50, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(picture.hex(5, 5) == "FF0000" && picture.hex(15, 5) == "FFFFFF")
    #expect(picture.hex(52, 18) == "FF0000" && picture.hex(72, 18) == "FFFFFF")
  }

  @Test func aClipHoldsUntilTheStateIsRestored() throws {
    let picture = try picture { context, rect in
      context.setFillColor(Self.red.cgColor)
      context.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
      context.fill(rect)
      context.restoreGState()
      context.setFillColor(Self.blue.cgColor)
      context.fill(CGRect(x: 0, y: 90, width: 10, height: 10))
    }
    #expect(picture.hex(20, 20) == "FF0000")
    #expect(picture.hex(2, 2) == "FFFFFF" && picture.hex(60, 60) == "FFFFFF")
    #expect(picture.hex(5, 95) == "0000FF")
  }

  @Test func anArcIsClockwiseAsSeen() throws {
    // A quarter from the right to the bottom.
    let picture = try picture { _, _ in
      Self.red.setFill()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 50, y: 50))
      path.addArc(
        withCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2,
        clockwise: true)
      path.close()
      path.fill()
    }
    #expect(picture.hex(65, 65) == "FF0000")
    #expect(picture.hex(35, 65) == "FFFFFF" && picture.hex(65, 35) == "FFFFFF")
  }

  @Test func aShadowAndATransparencyLayerAreSeen() throws {
    let picture = try picture { context, _ in
      context.setShadow(offset: CGSize(width: 0, height: 30), blur: 0, color: Self.green.cgColor)
      context.setFillColor(Self.red.cgColor)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 60, y: 10, width: 20, height: 20))
      context.setFillColor(Self.blue.cgColor)
      context.fill(CGRect(x: 60, y: 10, width: 20, height: 20))
      context.endTransparencyLayer()
    }
    #expect(picture.hex(20, 20) == "FF0000" && picture.hex(20, 50) == "00FF00")
    #expect(picture.hex(20, 75) == "FFFFFF")
    #expect(["7F7FFF", "8080FF"].contains(picture.hex(70, 20)), "red does not shine through blue")
  }

  @Test func whatIsClearedShowsWhatIsBehindTheView() throws {
    let bitmap = try Stage.picture {
      let ground = UIView(frame: CGRect(x: 0, y: 80, width: 200, height: 200))
      ground.backgroundColor = Self.green
      let view = Sketch()
      view.sketch = { context, rect in
        context.setFillColor(Self.red.cgColor)
        context.fill(rect)
        context.clear(CGRect(x: 10, y: 10, width: 20, height: 20))
        context.setBlendMode(.xor)
        context.fill(CGRect(x: 40, y: 10, width: 20, height: 20))
        context.setBlendMode(.normal)
        // A layer is clear as well at its beginning.
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(Self.blue.cgColor)
        context.fill(CGRect(x: 10, y: 50, width: 50, height: 20))
        context.clear(CGRect(x: 20, y: 55, width: 10, height: 10))
        context.endTransparencyLayer()
        UIColor.clear.setFill()
        UIRectFill(CGRect(x: 70, y: 10, width: 20, height: 20))
      }
      return [ground, view]
    }
    let picture = Picture(bitmap)
    #expect(picture.hex(5, 5) == "FF0000")
    #expect(picture.hex(20, 20) == "00FF00" && picture.hex(50, 20) == "00FF00")
    #expect(picture.hex(80, 20) == "00FF00")
    #expect(picture.hex(15, 60) == "0000FF" && picture.hex(25, 60) == "FF0000")
  }

  @Test func aMaskCutsALayersShadowAlike() throws {
    func drawn(isMasked: Bool) throws -> Picture {
      Picture(
        try Stage.picture {
          let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
          let layer = CALayer()
          layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
          layer.backgroundColor = Self.red.cgColor
          layer.shadowOpacity = 1
          layer.shadowRadius = 0
          layer.shadowOffset = CGSize(width: 0, height: 50)
          let mask = CALayer()
          mask.frame = layer.bounds
          mask.backgroundColor = Self.blue.cgColor
          if isMasked { layer.mask = mask }
          view.layer.addSublayer(layer)
          return [view]
        })
    }
    let whole = try drawn(isMasked: false)
    #expect(whole.hex(20, 20) == "FF0000" && whole.hex(20, 70) == "000000")
    let masked = try drawn(isMasked: true)
    #expect(masked.hex(20, 20) == "FF0000" && masked.hex(20, 70) == "FFFFFF")
  }

  @Test func aGradientIsDrawnWithinTheClip() throws {
    let picture = try picture { context, _ in
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [Self.red.cgColor, Self.blue.cgColor] as CFArray, locations: [0, 1])
      context.clip(to: CGRect(x: 0, y: 0, width: 100, height: 50))
      guard let gradient else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0),
        options: [.drawsBeforeStartLocation])
    }
    #expect(picture.hex(5, 25) == "FF0000", "it goes on before its start")
    #expect(picture.hex(90, 25) == "FFFFFF", "and not behind its end")
    #expect(picture.bitmap.isNear(70, 125, 0x800080))
    #expect(picture.hex(50, 75) == "FFFFFF")
  }

  @Test func textIsWrittenWhereItIsTold() throws {
    let picture = try picture { _, _ in
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: Self.red,
      ]
      "Mm".draw(at: CGPoint(x: 5, y: 60), withAttributes: attributes)
      ("Words that go on" as NSString).draw(
        in: CGRect(x: 0, y: 0, width: 60, height: 30),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 12)
        ])
    }
    #expect(picture.inked(5..<50, 60..<90) > 80)
    #expect(picture.inked(0..<100, 32..<58) == 0, "what has no room is left out")
    #expect(picture.inked(0..<60, 0..<15) > 20 && picture.inked(0..<60, 15..<30) > 20)
    #expect(picture.inked(64..<100, 0..<58) == 0)
  }

  @Test func aRenderersPictureIsShownInAnImageView() throws {
    let bitmap = try Stage.picture {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
      let image = renderer.image { context in
        Self.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.cgContext.setFillColor(Self.blue.cgColor)
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 10, width: 10, height: 10))
      }
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 20, y: 100, width: 40, height: 40)
      let tinted = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
      tinted.tintColor = Self.green
      tinted.frame = CGRect(x: 80, y: 100, width: 40, height: 40)
      return [view, tinted]
    }
    #expect(bitmap.hex(40, 105) == "FF0000" && bitmap.hex(30, 130) == "0000FF")
    #expect(bitmap.hex(55, 135) == "FFFFFF")
    #expect(bitmap.hex(100, 105) == "00FF00" && bitmap.hex(115, 135) == "FFFFFF")
  }

  @Test func anImageContextMakesAPictureToo() throws {
    let bitmap = try Stage.picture {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
      Self.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      let dot = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
      #expect(dot?.size == CGSize(width: 1, height: 1) && dot?.scale == 3)
      let view = UIImageView(image: dot)
      view.frame = CGRect(x: 20, y: 100, width: 40, height: 40)
      return [view]
    }
    #expect(bitmap.hex(40, 120) == "FF0000" && bitmap.hex(70, 120) == "FFFFFF")
  }

  @Test func aPictureIsDrawnInsideOfADrawing() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      Self.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      Self.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let picture = try picture { context, _ in
      dot.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      dot.draw(in: CGRect(x: 60, y: 0, width: 40, height: 40), blendMode: .normal, alpha: 0.5)
    }
    #expect(picture.hex(5, 20) == "FF0000" && picture.hex(35, 20) == "0000FF")
    #expect(["FF7F7F", "FF8080"].contains(picture.hex(65, 20)))
  }

  @Test func aLabelsOwnDrawTextIsHeeded() throws {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(
          in: rect.inset(by: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)))
      }
    }
    func drawn(_ label: UILabel) throws -> Picture {
      Picture(
        try Stage.picture {
          label.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
          label.text = "MMM"
          return [label]
        })
    }
    let plain = try drawn(UILabel())
    #expect(plain.inked(0..<30, 0..<30) > 50)
    let padded = try drawn(Padded())
    #expect(padded.inked(0..<58, 0..<30) == 0 && padded.inked(60..<100, 0..<30) > 50)
  }

  @Test func numbersThatAreNoneAreNotDrawn() throws {
    let picture = try picture { context, _ in
      context.setFillColor(Self.red.cgColor)
      context.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
      context.translateBy(x: .infinity, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(picture.inked(0..<100, 0..<100) == 0)
  }

  @Test func moreThanCanBeKeptIsCutShortAndSaid() throws {
    let trace = try Stage.trace {
      Stage.page {
        let view = Sketch()
        view.sketch = { context, _ in
          for index in 0..<100_000 {
            context.fill(CGRect(x: index % 100, y: 0, width: 1, height: 1))
          }
        }
        return [view]
      }
    }
    let looks = try #require(trace.frames.last?.look?.views)
    #expect(looks.count { $0.isCutShort } == 1)
  }

  @Test func nothingIsRecordedOfADrawingUnlessLooksAre() throws {
    final class App: AppOfOneController {
      override func makeController() -> UIViewController { Stage.page { [Sketch()] } }
    }
    let trace = try PlayedApp.trace(App.self)
    #expect(trace.frames.allSatisfy { $0.look == nil } && trace.pictures.isEmpty)
  }
}
