import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// What layers show in a picture.
@MainActor @Suite(.onePhone) struct LayerPictureTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// A view 100 points square at (20, 100), changed.
  private static func box(_ change: (UIView) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    change(view)
    return view
  }

  @Test func aGradientLayerGoesDownwardsUnlessToldOtherwise() throws {
    let picture = try Stage.picture {
      [false, true].map { isAcross in
        let view = UIView(frame: CGRect(x: isAcross ? 150 : 20, y: 100, width: 100, height: 100))
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [Self.red.cgColor, Self.blue.cgColor]
        if isAcross {
          gradient.startPoint = CGPoint(x: 0, y: 0.5)
          gradient.endPoint = CGPoint(x: 1, y: 0.5)
          gradient.locations = [0.5, 1]
        }
        view.layer.addSublayer(gradient)
        return view
      }
    }
    #expect(picture.isNear(70, 102, 0xFF0000) && picture.isNear(70, 198, 0x0000FF))
    #expect(picture.isNear(22, 150, 0x800080) && picture.isNear(118, 150, 0x800080))
    #expect(picture.isNear(180, 102, 0xFF0000) && picture.isNear(180, 198, 0xFF0000))
    #expect(picture.isNear(225, 150, 0x800080) && picture.isNear(249, 150, 0x0000FF))
    #expect(picture.hex(130, 150) == "FFFFFF")
  }

  @Test func aRadialGradientGoesOutwards() throws {
    let picture = try Stage.picture {
      [
        Self.box { view in
          let gradient = CAGradientLayer()
          gradient.frame = view.bounds
          gradient.type = .radial
          gradient.colors = [Self.red.cgColor, Self.blue.cgColor]
          gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
          gradient.endPoint = CGPoint(x: 1, y: 1)
          view.layer.addSublayer(gradient)
        }
      ]
    }
    #expect(picture.isNear(70, 150, 0xFF0000) && picture.isNear(22, 102, 0x0000FF))
    #expect(picture.isNear(95, 150, 0x800080) && picture.isNear(70, 125, 0x800080))
  }

  @Test func aConicGradientGoesRoundClockwise() throws {
    let picture = try Stage.picture {
      [
        Self.box { view in
          let gradient = CAGradientLayer()
          gradient.frame = view.bounds
          gradient.type = .conic
          gradient.colors = [Self.red.cgColor, Self.blue.cgColor, Self.green.cgColor]
          gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
          gradient.endPoint = CGPoint(x: 0.5, y: 0)
          view.layer.addSublayer(gradient)
        }
      ]
    }
    #expect(picture.isNear(71, 104, 0xFF0000) && picture.isNear(70, 196, 0x0000FF))
    #expect(picture.isNear(118, 150, 0x800080) && picture.hex(130, 150) == "FFFFFF")
  }

  @Test func aViewOfAGradientsLayerClassIsOne() throws {
    final class Sky: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let picture = try Stage.picture {
      let view = Sky(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      (view.layer as? CAGradientLayer)?.colors = [Self.red.cgColor, Self.blue.cgColor]
      let label = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      label.backgroundColor = Self.green
      view.addSubview(label)
      return [view]
    }
    #expect(picture.isNear(70, 102, 0xFF0000) && picture.isNear(70, 198, 0x0000FF))
    #expect(picture.hex(70, 150) == "00FF00", "subviews lie before it")
  }

  @Test func aShapeLayerIsFilledAndDrawnInPart() throws {
    func shape(start: CGFloat, end: CGFloat) throws -> (Int, Int) -> String {
      let picture = try Stage.picture {
        [
          Self.box { view in
            let shape = CAShapeLayer()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 50))
            path.addLine(to: CGPoint(x: 100, y: 50))
            shape.path = path.cgPath
            shape.fillColor = nil
            shape.strokeColor = Self.red.cgColor
            shape.lineWidth = 10
            shape.strokeStart = start
            shape.strokeEnd = end
            view.layer.addSublayer(shape)
          }
        ]
      }
      return { picture.hex(20 + $0, 100 + $1) }
    }
    let whole = try shape(start: 0, end: 1)
    #expect(whole(2, 50) == "FF0000" && whole(97, 50) == "FF0000" && whole(50, 60) == "FFFFFF")
    let part = try shape(start: 0.25, end: 0.5)
    #expect(part(20, 50) == "FFFFFF" && part(30, 50) == "FF0000")
    #expect(part(45, 50) == "FF0000" && part(55, 50) == "FFFFFF")
  }

  @Test func aClosedShapeEndsWhereItBegan() throws {
    let picture = try Stage.picture {
      [
        Self.box { view in
          let shape = CAShapeLayer()
          shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
          shape.fillColor = Self.green.cgColor
          shape.strokeColor = Self.red.cgColor
          shape.lineWidth = 6
          // The last quarter is the left side, from the bottom up.
          shape.strokeStart = 0.75
          view.layer.addSublayer(shape)
        }
      ]
    }
    #expect(picture.hex(21, 150) == "FF0000" && picture.hex(118, 150) == "00FF00")
    #expect(picture.hex(70, 101) == "00FF00")
  }

  @Test func aMaskCutsAViewWithAllThatItHolds() throws {
    func drawn(isMasked: Bool) throws -> (Int, Int) -> String {
      let picture = try Stage.picture {
        [
          Self.box { view in
            view.backgroundColor = Self.red
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            inner.backgroundColor = Self.blue
            view.addSubview(inner)
            guard isMasked else { return }
            let mask = CAShapeLayer()
            mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
            view.layer.mask = mask
          }
        ]
      }
      return { picture.hex(20 + $0, 100 + $1) }
    }
    let whole = try drawn(isMasked: false)
    #expect(whole(3, 3) == "0000FF" && whole(50, 90) == "FF0000" && whole(97, 97) == "FF0000")
    let round = try drawn(isMasked: true)
    #expect(round(3, 3) == "FFFFFF" && round(97, 97) == "FFFFFF")
    #expect(round(50, 10) == "0000FF" && round(50, 90) == "FF0000")
  }

  @Test func aViewCanBeAMaskAndNotItsOwn() throws {
    let picture = try Stage.picture {
      [
        Self.box { view in
          view.backgroundColor = Self.red
          let mask = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
          mask.backgroundColor = .black
          view.mask = mask
          // A mask of a mask that leads back is followed no further.
          mask.layer.mask = mask.layer
        }
      ]
    }
    #expect(picture.hex(30, 150) == "FFFFFF")
    #expect(picture.hex(100, 150) == "FFFFFF", "a mask that masks itself shows nothing")
    let plain = try Stage.picture {
      [
        Self.box { view in
          view.backgroundColor = Self.red
          let mask = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
          mask.backgroundColor = .black
          view.mask = mask
        }
      ]
    }
    #expect(plain.hex(30, 150) == "FFFFFF" && plain.hex(100, 150) == "FF0000")
  }

  @Test func plainLayersLieWhereTheyWerePut() throws {
    let picture = try Stage.picture {
      [
        Self.box { view in
          let subview = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
          subview.backgroundColor = Self.blue
          let (back, front) = (CALayer(), CALayer())
          back.backgroundColor = Self.red.cgColor
          back.frame = view.bounds
          front.backgroundColor = Self.green.cgColor
          front.frame = CGRect(x: 0, y: 40, width: 100, height: 20)
          front.cornerRadius = 10
          front.borderWidth = 4
          front.borderColor = UIColor.black.cgColor
          view.layer.addSublayer(back)
          view.addSubview(subview)
          view.layer.addSublayer(front)
        }
      ]
    }
    #expect(picture.hex(30, 120) == "0000FF" && picture.hex(110, 120) == "FF0000")
    #expect(picture.hex(70, 150) == "00FF00", "before the view")
    #expect(picture.hex(70, 142) == "000000", "its border")
    #expect(picture.hex(21, 141) == "0000FF", "its round corner")
  }

  @Test func aLayerOfTheAppsOwnDrawsWhenAsked() throws {
    final class Disc: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        ctx.fillEllipse(in: bounds)
      }
    }
    func drawn(asks: Bool) throws -> String {
      try Stage.picture {
        [
          Self.box { view in
            let disc = Disc()
            disc.frame = view.bounds
            view.layer.addSublayer(disc)
            if asks { disc.setNeedsDisplay() }
          }
        ]
      }.hex(70, 150)
    }
    #expect(try drawn(asks: true) == "FF0000")
    #expect(try drawn(asks: false) == "FFFFFF")
  }

  @Test func aLayersContentsAreFittedIntoItsBounds() throws {
    func drawn(_ gravity: CALayerContentsGravity) throws -> (Int, Int) -> String {
      let picture = try Stage.picture {
        [
          Self.box { view in
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(
              size: CGSize(width: 40, height: 20), format: format
            ).image { context in
              Self.red.setFill()
              context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            }
            view.layer.contents = image.cgImage
            view.layer.contentsGravity = gravity
          }
        ]
      }
      return { picture.hex(20 + $0, 100 + $1) }
    }
    #expect(try drawn(.resize)(5, 5) == "FF0000")
    let aspect = try drawn(.resizeAspect)
    #expect(aspect(5, 50) == "FF0000" && aspect(5, 20) == "FFFFFF")
    let centred = try drawn(.center)
    #expect(centred(50, 50) == "FF0000" && centred(25, 50) == "FFFFFF")
  }

  @Test func aShadowFollowsAPathOrTheContent() throws {
    func drawn(_ change: @escaping (UIView) -> Void) throws -> (Int, Int) -> String {
      let picture = try Stage.picture {
        [
          Self.box { view in
            let inner = UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 20))
            inner.backgroundColor = Self.blue
            view.addSubview(inner)
            view.layer.shadowOpacity = 1
            view.layer.shadowRadius = 0
            view.layer.shadowOffset = CGSize(width: 0, height: 40)
            change(view)
          }
        ]
      }
      return { picture.hex(20 + $0, 100 + $1) }
    }
    let content = try drawn { _ in }
    #expect(content(50, 50) == "000000", "the shadow of the subview of a clear view")
    #expect(content(20, 50) == "FFFFFF")
    let path = try drawn {
      $0.layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20)).cgPath
    }
    #expect(path(20, 50) == "000000" && path(50, 50) == "FFFFFF")
    let clipped = try drawn { $0.clipsToBounds = true }
    #expect(clipped(50, 50) == "FFFFFF")
    let none = try drawn { $0.layer.shadowOpacity = 0 }
    #expect(none(50, 50) == "FFFFFF")
  }

  @Test func aPictureOfAViewIsWhatItShows() throws {
    let picture = try Stage.picture {
      let view = Self.box { view in
        view.backgroundColor = Self.red
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.backgroundColor = Self.blue
        view.addSubview(inner)
      }
      let image = UIGraphicsImageRenderer(size: view.bounds.size).image {
        view.layer.render(in: $0.cgContext)
      }
      let copy = UIImageView(image: image)
      copy.frame = CGRect(x: 150, y: 100, width: 100, height: 100)
      let other = view.snapshotView(afterScreenUpdates: true) ?? UIView()
      other.frame.origin = CGPoint(x: 150, y: 250)
      return [copy, other]
    }
    for top in [100, 250] {
      #expect(picture.hex(160, top + 10) == "0000FF" && picture.hex(240, top + 90) == "FF0000")
    }
    #expect(picture.hex(70, 150) == "FFFFFF", "the view itself was never shown")
  }

  @Test func aViewsLayerPaintsItselfOverTheColourThatItWasGiven() throws {
    final class Spot: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(LayerPictureTests.blue.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      }
    }
    final class SpotView: UIView {
      override class var layerClass: AnyClass { Spot.self }
    }
    let picture = try Stage.picture {
      [20, 150].map { x in
        let view = SpotView(frame: CGRect(x: x, y: 100, width: 100, height: 100))
        view.layer.backgroundColor = Self.red.cgColor
        if x == 20 { view.setNeedsDisplay() }
        return view
      }
    }
    #expect(picture.hex(30, 110) == "0000FF" && picture.hex(110, 190) == "FF0000")
    #expect(picture.hex(160, 110) == "FF0000", "nobody asked for it")
  }
}
