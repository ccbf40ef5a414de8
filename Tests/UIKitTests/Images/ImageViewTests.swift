import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor
@Suite(.onePhone) struct ImageViewTests {
  private func image(_ width: Int, _ height: Int, scale: CGFloat = 1) throws -> UIImage {
    try #require(UIImage(data: Picture.png(width, height), scale: scale))
  }

  @Test("fact 5.10: the intrinsic size is the picture's, in points")
  func intrinsic() throws {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(!view.isUserInteractionEnabled && !view.clipsToBounds)
    #expect(view.contentMode == .scaleToFill)
    view.image = try image(300, 150, scale: 3)
    #expect(view.intrinsicContentSize == CGSize(width: 100, height: 50))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 100, height: 50))
    #expect(try UIImageView(image: image(4, 3)).frame == CGRect(x: 0, y: 0, width: 4, height: 3))
  }

  @Test(
    "fact 5.11: where the picture is drawn",
    arguments: [
      (.scaleAspectFill, 262.5, CGRect(x: -9.375, y: 0, width: 393.75, height: 262.5)),
      (.scaleAspectFill, 400, CGRect(x: -112.5, y: 0, width: 600, height: 400)),
      (.scaleAspectFill, 100, CGRect(x: 0, y: -75, width: 375, height: 250)),
      (.scaleAspectFit, 400, CGRect(x: 0, y: 75, width: 375, height: 250)),
      (.scaleToFill, 400, CGRect(x: 0, y: 0, width: 375, height: 400)),
      (.center, 400, CGRect(x: -787.5, y: -450, width: 1950, height: 1300)),
      (.bottomRight, 400, CGRect(x: -1575, y: -900, width: 1950, height: 1300)),
    ] as [(UIView.ContentMode, CGFloat, CGRect)])
  func drawn(mode: UIView.ContentMode, height: CGFloat, expected: CGRect) throws {
    let view = UIImageView(image: try image(1950, 1300))
    view.frame = CGRect(x: 50, y: 60, width: 375, height: height)
    view.contentMode = mode
    let drawn = try #require(view.drawnImage)
    let near = zip(
      [drawn.rect.minX, drawn.rect.minY, drawn.rect.width, drawn.rect.height],
      [expected.minX, expected.minY, expected.width, expected.height]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
    #expect(near, "\(drawn.rect)")
    #expect(drawn.contentMode == "\(mode)")
    #expect(drawn.size == CGSize(width: 1950, height: 1300))
  }

  @Test func nothingIsDrawnWithoutAPicture() {
    #expect(UIImageView().drawnImage == nil)
    #expect(UIImageView(image: UIImage()).drawnImage == nil)
  }

  @Test func variantsKeepThePicture() throws {
    let plain = try image(30, 30)
    let variant = plain.withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      .withAlignmentRectInsets(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(variant.size == plain.size)
    #expect(variant.renderingMode == .alwaysTemplate)
    #expect(variant.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIImageView(image: variant).alignmentRectInsets.top == 5)
  }
}
