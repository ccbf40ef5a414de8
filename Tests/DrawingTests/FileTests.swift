import Drawing
import LayoutTrace
import PictureFixtures
import Testing
import TextLayout

/// Files: the same bytes for the same pixels, and the same pixels back.
@Suite struct FileTests {
  private func scene(x: Double = 20) throws -> LayoutTrace {
    let text = try TextTests.look("Hills", size: 18, color: Studio.blue)
    return Studio.trace(
      [
        Studio.View(frame: Rect(x: x, y: 30, width: 50, height: 40), color: Studio.red, alpha: 0.7)
        { $0.corners.radius = 9 },
        Studio.View(frame: Rect(x: 10, y: 100, width: 90, height: 40)) { $0.text = text },
        Studio.View(frame: Rect(x: 10, y: 140, width: 50, height: 50)) {
          $0.image = ImageLook(
            picture: 0, rect: Rect(x: 0, y: 0, width: 33.3, height: 41.7),
            size: Size(width: 40, height: 40))
        },
      ], pictures: [.file(try PictureFiles.quarters())])
  }

  @Test func aSceneDrawnTwiceIsTheSameFileToTheByte() throws {
    let first = try Studio.draw(scene(), style: PictureStyle(scale: 3)).png()
    let second = try Studio.draw(scene(), style: PictureStyle(scale: 3)).png()
    #expect(first == second)
    #expect(try Studio.draw(scene(x: 20.5), style: PictureStyle(scale: 3)).png() != first)
  }

  @Test func aPNGSaysNothingButItsPixels() throws {
    let names = PNGFile.chunks(of: try Studio.draw(scene()).png())
    #expect(Set(names).isSubset(of: ["IHDR", "sBIT", "bKGD", "IDAT", "IEND"]), "\(names)")
  }

  @Test func whatIsWrittenIsReadBackPixelByPixel() throws {
    let picture = try Studio.draw(scene())
    let back = try PictureDecoder.bitmap(of: picture.png())
    #expect(back == picture)
  }

  @Test func picturesAreTheSameWithinATolerance() throws {
    let picture = try Studio.draw(scene())
    #expect(
      picture.difference(from: picture)
        == PictureDifference(isOfEqualSize: true, share: 0, largest: 0))
    var paler = picture
    for index in paler.pixels.indices where paler.pixels[index] == 0xFFFF_FFFF {
      paler.pixels[index] = 0xFFF0_F0F0
    }
    let slight = picture.difference(from: paler)
    #expect(slight.isTolerable && slight.largest == 15 && slight.share == 0)
    let moved = picture.difference(from: try Studio.draw(scene(x: 40)))
    #expect(!moved.isTolerable && moved.share > 0.05)
    var spot = picture
    for index in 0..<100 { spot.pixels[index] = 0xFF00_0000 }
    #expect(picture.difference(from: spot).isTolerable, "half a percent of the pixels")
    for index in 0..<300 { spot.pixels[index] = 0xFF00_0000 }
    #expect(!picture.difference(from: spot).isTolerable, "one and a half")
    #expect(!picture.difference(from: Bitmap(width: 1, height: 1)).isTolerable)
  }

  // MARK: Films

  /// The chunks of a WebP with their contents, in order.
  private func chunks(of file: [UInt8]) -> [(name: String, body: ArraySlice<UInt8>)] {
    var chunks: [(String, ArraySlice<UInt8>)] = []
    var place = 12
    while place + 8 <= file.count {
      let length = file[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[place..<place + 4], as: UTF8.self)
      chunks.append((name, file[(place + 8)..<min(place + 8 + length, file.count)]))
      place += 8 + length + length % 2
    }
    return chunks
  }

  private func film(_ positions: [Double]) throws -> [UInt8] {
    let encoder = try FilmEncoder(width: 100, height: 200)
    for x in positions { try encoder.add(try Studio.draw(scene(x: x)), for: 40) }
    return try encoder.finish()
  }

  @Test func aFilmShowsEachPictureForItsTime() throws {
    let file = try film([20, 25, 30])
    #expect(file.starts(with: Array("RIFF".utf8)))
    #expect(file[8..<12].elementsEqual("WEBP".utf8))
    let frames = chunks(of: file).filter { $0.name == "ANMF" }.map(\.body)
    #expect(frames.count == 3)
    let durations = frames.map { body in
      body.dropFirst(12).prefix(3).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(durations == [40, 40, 40])
    #expect(chunks(of: file).map(\.name).prefix(2) == ["VP8X", "ANIM"])
  }

  @Test func picturesThatAreAlikeAreOneThatStaysLonger() throws {
    let frames = chunks(of: try film([20, 20, 20, 40])).filter { $0.name == "ANMF" }
    #expect(frames.count == 2)
  }

  @Test func aFilmMadeTwiceIsTheSameFileToTheByte() throws {
    #expect(try film([20, 25]) == film([20, 25]))
  }

  @Test func aFilmsPicturesAreOfOneSize() throws {
    let encoder = try FilmEncoder(width: 100, height: 200)
    #expect(throws: DrawingError.webP("its pictures are not of one size")) {
      try encoder.add(Bitmap(width: 1, height: 1), for: 40)
    }
  }

  @Test func aSmallerPictureLiesInTheMiddle() {
    var dot = Bitmap(width: 2, height: 1)
    dot.pixels = [0xFFFF_0000, 0xFF00_FF00]
    let sheet = dot.centred(width: 4, height: 3)
    #expect(
      sheet.pixels == [0, 0, 0, 0, 0, 0xFFFF_0000, 0xFF00_FF00, 0, 0, 0, 0, 0] as [UInt32])
  }

  // MARK: What cannot be drawn

  @Test func aFrameWithoutItsLookIsRefused() throws {
    var trace = try scene()
    trace.frames[0].look = nil
    #expect(throws: DrawingError.noLook(frame: 0)) { try Studio.draw(trace) }
    let illustrator = Illustrator(try scene(), fonts: try FontLibrary())
    #expect(throws: DrawingError.noLook(frame: 1)) {
      try illustrator.draw(frame: 1, style: PictureStyle())
    }
  }

  @Test func aScreenWithoutEndIsRefused() throws {
    for width in [1e9, .infinity, -5] {
      var trace = try scene()
      trace.frames[0].screen = Size(width: width, height: 9000)
      #expect(throws: DrawingError.self) { try Studio.draw(trace) }
    }
    var trace = try scene()
    trace.frames[0].screen = Size(width: 9000, height: 9000)
    #expect(throws: DrawingError.tooLarge(width: 9000, height: 9000)) { try Studio.draw(trace) }
  }
}
