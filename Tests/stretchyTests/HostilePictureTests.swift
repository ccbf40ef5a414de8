import Drawing
import Foundation
import Git
import LayoutTrace
import PictureFixtures
import Testing

/// Pictures of apps whose images mean harm: they are decoded in the sandbox or not at all, the command
/// says which are missing, and whatever else the app shows is drawn.
@Suite(.serialized, .desk) struct HostilePictureTests {
  /// A file of the app's bundle, and what is said of it; nil for nothing, as it is drawn.
  struct Image: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// A part of the note about it.
    var says: String?
    var testDescription: String { name }
  }

  static let images = [
    Image(
      name: "good.svg", bytes: Array(drawing("<rect width='10' height='10' fill='#0f0'/>").utf8)),
    Image(
      name: "bomb.png", bytes: bomb(side: 30_000),
      says: "30000 by 30000 pixels are more than is drawn"),
    Image(
      name: "cut.png", bytes: Array(bomb(side: 200).prefix(60)),
      says: "is drawn as far as it goes: its file breaks off."),
    Image(
      name: "cut.jpg",
      bytes: [
        0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xFF,
        0xC0, 0, 11, 8, 0, 20, 0, 20, 1, 1, 0x11, 0, 0xFF, 0xDA,
      ], says: "is drawn as an empty frame"),
    Image(
      name: "liar.png", bytes: Array(bomb(side: 20).prefix(33)) + Array("no chunk at all".utf8),
      says: "is drawn as an empty frame"),
    Image(
      name: "reader.svg",
      bytes: Array(
        drawing(
          """
          <image width='10' height='10' xlink:href='file:///etc/passwd'/>\
          <script>throw 1</script><rect width='10' height='10' fill='#00f'/>
          """
        ).utf8)),
    Image(
      name: "laughs.svg", bytes: Array(laughs.utf8)),
    Image(
      name: "mirror.svg",
      bytes: Array(
        drawing("<g id='a'><use xlink:href='#a'/></g><rect width='10' height='10' fill='#f00'/>")
          .utf8)),
  ]

  private static func drawing(_ content: String) -> String {
    """
    <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \
    width='10' height='10'>\(content)</svg>
    """
  }

  /// A text of a thousand million letters in little, which is not read out.
  private static let laughs =
    "<!DOCTYPE svg [<!ENTITY a 'haha'>"
    + zip("abcdefghi", "bcdefghij").map { inner, outer in
      "<!ENTITY \(outer) '\(String(repeating: "&\(inner);", count: 10))'>"
    }.joined() + "]>" + drawing("<text>&j;</text>")

  /// A PNG of so many black pixels a side, of which there is hardly anything.
  ///
  /// Its data is one block of fixed codes that repeat the byte before, 258 at a time (RFC 1951).
  static func bomb(side: Int) -> [UInt8] {
    let count = (side / 8 + 1) * side
    var bits = Bits()
    bits.append(0b011, 3)
    bits.appendCode(0x30, 8)
    for _ in 0..<8 {
      bits.appendCode(0b1100_0101, 8)
      bits.appendCode(0, 5)
    }
    bits.appendCode(0, 7)
    // Eight repetitions are thirteen bytes, and so are the next eight.
    let more = [[UInt8]](repeating: Array(bits.bytes[2..<15]), count: count / 258 / 8 + 1)
    let data = [0x78, 0x01] + bits.bytes[..<2] + more.flatMap(\.self) + bits.bytes[2...]
    return PNGFile.bytes(width: side, height: side, bits: 1, data: data)
  }

  private static let page = """
    import UIKit

    class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (place, name) in names.enumerated() {
          let picture = UIImageView(image: UIImage(named: name))
          picture.accessibilityIdentifier = name
          picture.frame = CGRect(x: 20, y: 60 + 50 * CGFloat(place), width: 40, height: 40)
          view.addSubview(picture)
        }
      }
    }

    """

  /// A repository whose `Step-1` shows images, and the picture of it.
  private func draw(_ images: [Image], named name: String) throws -> (Command.Result, Bitmap?) {
    let desk = try #require(Desk.current)
    let builder = try RepositoryBuilder(path: desk.folder.appending(path: name).path)
    let names = images.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let files: [RepositoryBuilder.File] =
      [
        .init(path: Boxes.delegate.path, text: Boxes.delegate.text),
        .init(path: "Box/Page.swift", text: Self.page),
        .init(path: "Box/Names.swift", text: "let names = [\(names)]\n"),
      ] + images.map { .init(path: "Box/\($0.name)", bytes: $0.bytes) }
    try builder.tag("Step-1", try builder.commit(files, message: "Images"))
    let result = try Command(
      arguments: [
        "snapshot", "Step-1", "--repository", name, "--course", "boxes/course.yml", "--plain",
        "--scale", "1", "-o", "\(name).png",
      ]
    ).run(on: desk)
    let file = try? Data(contentsOf: desk.folder.appending(path: "\(name).png"))
    return (result, try file.map { try PictureDecoder.bitmap(of: Array($0)) })
  }

  @Test func imagesThatMeanHarmAreSaidAndTheOthersDrawn() throws {
    let (result, picture) = try draw(Self.images, named: "hostile.git")
    #expect(result.code == 0, "\(result.errors)")
    let bitmap = try #require(picture)
    let lines = result.errors.split(separator: "\n")
    for (place, image) in Self.images.enumerated() {
      // Beside the diagonals of an empty frame.
      let color = bitmap.color(x: 28, y: 80 + 50 * place)
      let isFrame = abs(color.red - 0.82) < 0.01 && abs(color.blue - 0.84) < 0.01
      let says = image.says ?? "is drawn as far as it goes"
      #expect(isFrame != says.hasPrefix("is drawn as far as it goes"), "\(image.name)")
      let said = lines.filter { $0.contains(image.name) }
      #expect(said.count == (image.says == nil ? 0 : 1), "\(image.name): \(result.errors)")
      if let says = image.says { #expect(said.first?.contains(says) == true, "\(said)") }
    }
    #expect(bitmap.color(x: 28, y: 80).green > 0.99, "the good one")
    #expect(!result.errors.contains("root:"), "nothing of another file is read")
  }

  @Test func anAppWithoutHarmHasNothingSaidOfIt() throws {
    let (result, picture) = try draw([Self.images[0]], named: "harmless.git")
    #expect(result == Command.Result(code: 0, output: "", errors: ""))
    #expect(try #require(picture).color(x: 28, y: 80).green > 0.99)
  }

  @Test func aPipeOrALinkInAnImagesPlaceIsNotFollowed() throws {
    let desk = try #require(Desk.current)
    let page = Self.page + "let names = [\"pipe.png\", \"link.png\", \"dots.png\"]\n"
    for (file, text) in [(Boxes.delegate.path, Boxes.delegate.text), ("Box/Page.swift", page)] {
      try desk.write(text, to: "odd/\(file)")
    }
    #expect(mkfifo(desk.path("odd/Box/pipe.png"), 0o644) == 0)
    #expect(symlink("/etc/passwd", desk.path("odd/Box/link.png")) == 0)
    #expect(symlink("../../../../../../etc/passwd", desk.path("odd/Box/dots.png")) == 0)
    let result = try Command(
      arguments: ["check", "odd", "--step", "Step-1", "--course", "boxes/course.yml"]
    ).run(on: desk)
    // There is no box in this app, which is what the course asks for.
    #expect(result.code == 1 || result.code == 2, "\(result.errors)")
    #expect(result.output.contains("Box/link.png"), "\(result.output)")
    #expect(result.output.contains("Box/pipe.png"), "\(result.output)")
    #expect(!(result.output + result.errors).contains("root:"))
  }

  /// Bits as deflate has them: numbers from their lowest bit on, codes from their highest.
  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private var filled = 0

    mutating func append(_ bits: Int, _ count: Int) {
      for place in 0..<count { append(bit: bits >> place & 1) }
    }

    mutating func appendCode(_ code: Int, _ count: Int) {
      for place in (0..<count).reversed() { append(bit: code >> place & 1) }
    }

    private mutating func append(bit: Int) {
      if filled.isMultiple(of: 8) { bytes.append(0) }
      bytes[bytes.count - 1] |= UInt8(bit << (filled % 8))
      filled += 1
    }
  }
}
