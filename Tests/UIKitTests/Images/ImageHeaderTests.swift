import Foundation
import Testing

@testable import UIKit

@Suite struct ImageHeaderTests {
  @Test func theSizeIsReadFromEachKindOfFile() {
    #expect(ImageHeader(Picture.png(1950, 1300)) == ImageHeader(pixelsWide: 1950, pixelsHigh: 1300))
    #expect(
      ImageHeader(Picture.jpeg(1950, 1300)) == ImageHeader(pixelsWide: 1950, pixelsHigh: 1300))
    #expect(ImageHeader(Picture.gif(300, 200)) == ImageHeader(pixelsWide: 300, pixelsHigh: 200))
    #expect(ImageHeader(Data("<svg width='3'/>".utf8)) == nil)
    #expect(ImageHeader(Picture.png(0, 5)) == nil)
  }

  @Test(
    "a drawing says its size in points",
    arguments: [
      (
        "%PDF-1.7\n1 0 obj << /Type /Page /MediaBox [0 0 24.5 12] >>",
        CGSize(width: 24.5, height: 12)
      ),
      ("%PDF-1.4 /MediaBox[ 10 20 110 70 ]", CGSize(width: 100, height: 50)),
      ("%PDF-1.4 /MediaBox [0 0 24]", nil), ("%PDF-1.4 compressed", nil), ("%PDF /MediaBox [", nil),
      ("%PDF /MediaBox [0 0 nan 3]", nil), ("%PDF /MediaBox [0 0 1e30 3]", nil),
      ("<?xml version='1.0'?><svg width=\"24\" height='12px' >", CGSize(width: 24, height: 12)),
      ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 48 24\">", CGSize(width: 48, height: 24)),
      ("<svg>", nil), ("<svg width=\"3\"", nil),
    ] as [(String, CGSize?)])
  func drawings(file: String, expected: CGSize?) {
    #expect(VectorHeader(Data(file.utf8))?.size == expected)
  }

  @Test("a camera's orientation turns the size", arguments: 1...8)
  func orientation(number: Int) {
    for littleEndian in [false, true] {
      let header = ImageHeader(
        Picture.jpeg(40, 30, orientation: number, littleEndian: littleEndian))
      #expect(header?.orientation == number)
      #expect(
        header?.size == (number < 5 ? CGSize(width: 40, height: 30) : CGSize(width: 30, height: 40))
      )
    }
  }

  @Test func aFileThatIsCutOffAnywhereIsNoImage() {
    for whole in [Picture.png(7, 5), Picture.jpeg(7, 5, orientation: 6), Picture.gif(7, 5)] {
      #expect(ImageHeader(whole) != nil)
      for length in 0..<whole.count {
        #expect(ImageHeader(whole.prefix(length)) == nil, "\(length) of \(whole.count) bytes")
      }
    }
  }

  @Test func brokenBytesNeverCrash() {
    var random = SystemSeed(state: 7)
    for whole in [Picture.png(7, 5), Picture.jpeg(7, 5, orientation: 6), Picture.gif(7, 5)] {
      for _ in 0..<2000 {
        var broken = whole
        for _ in 0..<3 {
          broken[Int(random.next() % UInt64(broken.count))] = UInt8(
            truncatingIfNeeded: random.next())
        }
        guard let header = ImageHeader(broken) else { continue }
        #expect(header.pixelsWide > 0 && header.pixelsHigh > 0)
      }
    }
  }
}

/// A fixed sequence of numbers.
private struct SystemSeed {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
