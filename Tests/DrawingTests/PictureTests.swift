import Drawing
import LayoutTrace
import Testing
import TextLayout

/// Images: where their pixels go, and what becomes of files that are none.
@Suite struct PictureTests {
  /// The picture of an image of four quarters in a view.
  private func draw(
    _ file: [UInt8]? = nil, clips: Bool = false, _ change: (inout ImageLook) -> Void
  ) throws -> Bitmap {
    var image = ImageLook(
      picture: 0, rect: Rect(x: 0, y: 0, width: 40, height: 40),
      size: Size(width: 40, height: 40))
    change(&image)
    let view = Studio.View(
      frame: Rect(x: 20, y: 30, width: 40, height: 40), clips: clips
    ) { $0.image = image }
    return try Studio.draw(
      Studio.trace([view], pictures: [.file(try file ?? PictureFiles.quarters())]))
  }

  @Test func anImageIsDrawnIntoItsRectangleWhereverThatIs() throws {
    let picture = try draw { $0.rect = Rect(x: -10, y: 0, width: 60, height: 80) }
    #expect(picture.hex(11, 31) == "FF0000")
    #expect(picture.hex(68, 31) == "00FF00")
    #expect(picture.hex(11, 108) == "000000")
    #expect(picture.hex(68, 108) == "0000FF")
    #expect(picture.hex(8, 31) == "FFFFFF")
    #expect(picture.hex(11, 111) == "FFFFFF")
  }

  @Test func aClippingViewCutsItsImage() throws {
    let picture = try draw(clips: true) { $0.rect = Rect(x: -10, y: 0, width: 60, height: 80) }
    #expect(picture.hex(15, 31) == "FFFFFF")
    #expect(picture.hex(21, 31) == "FF0000")
    #expect(picture.hex(21, 72) == "FFFFFF")
  }

  /// The colours at the four corners by Exif's number, from the top left clockwise.
  @Test(
    arguments: zip(
      1...8,
      ["RGBK", "GRKB", "BKRG", "KBGR", "RKBG", "KRGB", "BGRK", "GBKR"]))
  func anOrientationTurnsTheStoredPicture(orientation: Int, corners: String) throws {
    let picture = try draw { $0.orientation = orientation }
    let names = ["FF0000": "R", "00FF00": "G", "0000FF": "B", "000000": "K"]
    let seen = [(22, 32), (57, 32), (57, 67), (22, 67)].map { place in
      picture.hex(place.0, place.1).flatMap { names[$0] } ?? "?"
    }
    #expect(seen.joined() == corners)
  }

  @Test func anImageOnItsSideKeepsItsProportions() throws {
    // Stored 20 wide and 40 high, seen 40 wide and 20 high.
    let picture = try draw(PictureFiles.quarters(width: 20, height: 40)) {
      $0.orientation = 6
      $0.size = Size(width: 40, height: 20)
      $0.rect = Rect(x: 0, y: 0, width: 40, height: 20)
    }
    #expect(picture.hex(21, 31) == "000000", "what was at the lower left is at the upper left")
    #expect(picture.hex(58, 31) == "FF0000")
    #expect(picture.hex(58, 48) == "00FF00")
  }

  @Test func aTemplateIsAShapeOfTheTint() throws {
    var shape = Bitmap(width: 40, height: 40)
    for index in 0..<800 { shape.pixels[index] = 0xFF00_0000 }
    let file = try shape.png()
    let tinted = try draw(file) { $0.tint = Studio.green }
    #expect(tinted.hex(40, 35) == "00FF00")
    #expect(tinted.hex(40, 60) == "FFFFFF")
    #expect(try draw(file) { _ in }.hex(40, 35) == "000000")
  }

  @Test func capsKeepTheirSizeWhenAnImageIsStretched() throws {
    func drawn(cap: Double) throws -> Bitmap {
      try draw {
        $0.rect = Rect(x: -10, y: 0, width: 60, height: 40)
        $0.capInsets = Insets(top: 0, left: cap, bottom: 0, right: 0)
      }
    }
    // The left 20 points, all the red ones, stay 20 wide, from 10 to 30.
    #expect(try drawn(cap: 20).hex(28, 31) == "FF0000")
    #expect(try drawn(cap: 20).hex(33, 31) == "00FF00")
    #expect(try drawn(cap: 0).hex(33, 31) == "FF0000")
    let tiled = try draw {
      $0.rect = Rect(x: -10, y: 0, width: 60, height: 40)
      $0.capInsets = Insets(top: 0, left: 10, bottom: 0, right: 10)
      $0.isTiled = true
    }
    // The middle of 20, red then green, is there twice: 10 to 50.
    let seen = [22, 33, 42, 53].map { tiled.hex($0, 31) }
    #expect(seen == ["FF0000", "00FF00", "FF0000", "00FF00"])
  }

  @Test(
    "a file that is no image, or one too large, is drawn as an empty frame, and said so",
    arguments: [
      [] as [UInt8], Array("GIF89a".utf8), Array("no image at all".utf8),
      PictureFiles.promise(width: 60_000, height: 60_000),
      PictureFiles.promise(width: 4, height: 4), [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0],
      Array("<svg width='9'".utf8),
    ])
  func aHostileFile(file: [UInt8]) throws {
    let view = Studio.View(frame: Rect(x: 20, y: 30, width: 40, height: 40)) {
      $0.image = ImageLook(
        picture: 0, rect: Rect(x: 0, y: 0, width: 40, height: 40),
        size: Size(width: 40, height: 40))
    }
    let illustrator = Illustrator(
      Studio.trace([view], pictures: [.file(file)]), fonts: try FontLibrary())
    let picture = try illustrator.draw(frame: 0, style: PictureStyle())
    #expect(picture.hex(40, 35) == "D1D1D6")
    #expect(picture.hex(70, 50) == "FFFFFF")
    #expect(illustrator.notes.count == 1)
    #expect(illustrator.notes.first?.hasPrefix("view1 is drawn as an empty frame: ") == true)
  }

  @Test func aFileThatBreaksOffIsDrawnAsFarAsItGoesAndSaidSo() throws {
    func notes(of file: [UInt8]) throws -> [String] {
      let view = Studio.View(frame: Rect(x: 20, y: 30, width: 40, height: 40)) {
        $0.image = ImageLook(
          picture: 0, rect: Rect(x: 0, y: 0, width: 40, height: 40),
          size: Size(width: 40, height: 40))
      }
      let illustrator = Illustrator(
        Studio.trace([view], pictures: [.file(file)]), fonts: try FontLibrary())
      _ = try illustrator.draw(frame: 0, style: PictureStyle())
      return illustrator.notes
    }
    let breaksOff = ["view1 is drawn as far as it goes: its file breaks off."]
    let file = try PictureFiles.quarters()
    #expect(try notes(of: file).isEmpty)
    #expect(try notes(of: file.dropLast(16)) == breaksOff)
    for file in [PictureFiles.jpeg, PictureFiles.jpegWithThumbnail] {
      #expect(try notes(of: file).isEmpty)
      #expect(try notes(of: file + [0, 1, 2]).isEmpty, "what follows the end is no picture's")
      #expect(try notes(of: file.dropLast(16)) == breaksOff)
    }
    #expect(try notes(of: PictureFiles.gif).isEmpty)
    let half = try notes(of: PictureFiles.gif.dropLast(40))
    #expect(half.count == 1 && half[0].hasPrefix("view1 is drawn as an empty frame: "), "\(half)")
  }

  @Test func eachKindOfFileIsDrawn() throws {
    for file in [PictureFiles.jpeg, PictureFiles.jpegWithThumbnail, PictureFiles.gif] {
      let picture = try draw(file) { _ in }
      let (above, below) = (picture.color(x: 40, y: 40), picture.color(x: 40, y: 65))
      #expect(above.red > 0.9 && above.blue < 0.1 && below.red < 0.1 && below.blue > 0.9)
    }
  }

  @Test func halfOfAFileIsNoCrash() throws {
    let file = try PictureFiles.quarters()
    for file in [file, PictureFiles.jpegWithThumbnail, PictureFiles.gif] {
      for length in stride(from: 0, to: file.count, by: 7) {
        _ = try draw(Array(file.prefix(length))) { _ in }
      }
    }
    #expect(try draw(file) { _ in }.hex(22, 32) == "FF0000")
  }
}
