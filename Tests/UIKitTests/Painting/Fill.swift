import Foundation

@testable import UIKit

/// An area that marks fill, as a test compares it.
struct Fill: Equatable, CustomStringConvertible {
  /// Around the area, in the plane that the marks are in.
  var rect: CGRect
  /// Red, green, blue and alpha in hundredths, with all that it is in taken into account.
  var color: [Int]

  init(_ rect: CGRect, _ color: UIColor) {
    self.init(rect, color.components, alpha: 1)
  }

  fileprivate init(_ rect: CGRect, _ color: ColorComponents, alpha: CGFloat) {
    func even(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
    self.rect = CGRect(
      x: even(rect.minX), y: even(rect.minY), width: even(rect.width), height: even(rect.height))
    self.color = [color.red, color.green, color.blue, color.alpha * Double(alpha)].map {
      Int(($0 * 100).rounded())
    }
  }

  var description: String { "\(rect) \(color)" }
}

extension [PaintedMark] {
  /// What they fill, in their order, whatever they are cut out by.
  var fills: [Fill] { fills(.identity, alpha: 1) }

  private func fills(_ map: CGAffineTransform, alpha: CGFloat) -> [Fill] {
    flatMap { mark -> [Fill] in
      switch mark {
      case .fill(let path, let color):
        [Fill(path.path.boundingBoxOfPath.applying(map), color, alpha: alpha)]
      case .group(let group):
        group.marks.fills(group.map.concatenating(map), alpha: alpha * group.alpha)
      case .stroke, .gradient, .image, .text, .omission: []
      }
    }
  }

  /// The pictures that they show, in their order, each where it lies and what it is filled with.
  var pictures: [(rect: CGRect, tint: ColorComponents?)] {
    flatMap { mark -> [(rect: CGRect, tint: ColorComponents?)] in
      switch mark {
      case .image(let image): [(image.rect, image.tint)]
      case .group(let group): group.marks.pictures
      case .fill, .stroke, .gradient, .text, .omission: []
      }
    }
  }

  /// The texts that they show, in their order.
  var texts: [PaintedText] {
    flatMap { mark -> [PaintedText] in
      switch mark {
      case .text(let text): [text]
      case .group(let group): group.marks.texts
      case .fill, .stroke, .gradient, .image, .omission: []
      }
    }
  }
}

extension UIView {
  /// What the view paints itself.
  var marks: [PaintedMark] { painting.sheets.flatMap(\.marks) }
}
