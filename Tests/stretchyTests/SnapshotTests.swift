import Foundation
import Testing

/// The pictures that the commands draw.
@Suite(.serialized, .desk) struct SnapshotTests {
  /// A PNG's width and height, as its head says.
  private func size(of file: String) throws -> [Int] {
    let desk = try #require(Desk.current)
    let bytes = [UInt8](try Data(contentsOf: desk.folder.appending(path: file)))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    return [16, 20].map { place in bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func snapshot(_ arguments: String...) throws -> Command.Result {
    let boxes = ["--repository", "steps.git", "--course", "boxes/course.yml"]
    return try Command(arguments: ["snapshot"] + arguments + boxes)
      .run(on: try #require(Desk.current))
  }

  private func bytes(of file: String) throws -> Data {
    let desk = try #require(Desk.current)
    return try Data(contentsOf: desk.folder.appending(path: file))
  }

  @Test func aPictureHasTheDevicesPixelsAndIsTheSameEachTime() throws {
    #expect(
      try snapshot("Step-1", "--device", "iPhone X", "--output", "one.png")
        == Command.Result(code: 0, output: "", errors: ""))
    #expect(try size(of: "one.png") == [1125, 2436])
    #expect(
      try snapshot("Step-1", "--device", "iPhone X", "--output", "two.png", "--no-cache").code == 0)
    #expect(try bytes(of: "one.png") == bytes(of: "two.png"))
  }

  @Test func framesScalesAndTurnsChangeTheSize() throws {
    _ = try snapshot("Step-1", "--device", "iPhone SE", "--scale", "1", "-o", "se.png")
    #expect(try size(of: "se.png") == [320, 568])
    _ = try snapshot("Step-1", "--device", "iPhone SE", "--scale", "1", "--frame", "-o", "f.png")
    // Its screen is 88 of its 124 millimetres.
    #expect(try size(of: "f.png")[1] > 568 * 5 / 4)
    _ = try snapshot(
      "Step-1", "--device", "iPhone SE", "--scale", "1", "--orientation", "landscapeRight", "-o",
      "l.png")
    #expect(try size(of: "l.png") == [568, 320])
    _ = try snapshot(
      "Step-1", "--device", "iPhone SE", "--scale", "1", "--constraints", "-o", "c.png")
    #expect(try size(of: "c.png")[1] > 568)
  }

  @Test func aPictureIsComparedWithAnother() throws {
    func compared(_ arguments: String...) throws -> Command.Result {
      try Command(arguments: ["snapshot", "Step-1", "--scale", "1"] + arguments)
        .run(on: try #require(Desk.current))
    }
    #expect(try compared("-o", "first.png").code == 0)
    let same = try compared("--compare", "first.png")
    #expect(same == Command.Result(code: 0, output: "", errors: ""))
    let other = try compared("--at", "200", "--compare", "first.png")
    #expect(other.code == 1)
    #expect(other.errors.hasPrefix("stretchy: The pictures differ in "))
    let larger = try compared("--frame", "--compare", "first.png")
    #expect(larger.code == 1)
    #expect(larger.errors == "stretchy: The pictures are of different sizes.\n")
    let none = try compared("--compare", "nowhere.png")
    #expect(none.code == 64)
    #expect(none.errors == "stretchy: There is no picture to compare with at nowhere.png.\n")
    let broken = try compared("--compare", "boxes/course.yml")
    #expect(broken.code == 64)
    #expect(broken.errors.contains("it is no PNG, JPEG, GIF or SVG"))
  }

  /// A call that cannot be done, and what it says.
  struct Refused: CustomTestStringConvertible {
    var call: String
    var code: Int32
    var says: String
    var testDescription: String { call }
  }

  @Test(arguments: [
    Refused(
      call: "Step-1 --gesture dance", code: 64,
      says: "--gesture:1:1: no gesture is called `dance`"),
    Refused(
      call: "Step-1 --gesture {drag:{dwon:9}}", code: 64, says: "--gesture:1:9: "),
    Refused(
      call: "Step-1 --at 9 --gesture release", code: 64, says: "Error: --at scrolls by itself"),
    Refused(
      call: "Step-1 --behaviour box-is-blue", code: 64,
      says: "The course has no behaviour 'box-is-blue'."),
    Refused(
      call: "Step-1 --gesture {wait:1} --time 7 -o late.png", code: 64,
      says: "The gestures are over after "),
    Refused(call: "Step-1 --scale 9", code: 64, says: "Error: --scale is a number from 0.25 to 4."),
    Refused(call: "Step-1 --plain --frame", code: 64, says: "Error: --plain leaves out"),
    Refused(call: "Step-3 -o no.png", code: 2, says: "Step-3 cannot be drawn."),
    Refused(call: "Step-1 --at 9 -o nowhere/no.png", code: 64, says: "nowhere/no.png cannot be"),
  ])
  func whatCannotBeDrawnIsSaid(refused: Refused) throws {
    let words = refused.call.replacing(":", with: ": ").split(separator: " ")
    var arguments: [String] = []
    for word in words {
      // YAML wants a space behind its colons.
      if let last = arguments.last, last.hasSuffix(":") {
        arguments[arguments.count - 1] = last + " " + word
      } else {
        arguments.append(String(word))
      }
    }
    let desk = try #require(Desk.current)
    let result = try Command(
      arguments: ["snapshot"] + arguments + [
        "--repository", "steps.git", "--course", "boxes/course.yml",
      ]
    ).run(on: desk)
    #expect(result.code == refused.code, "\(result.errors)")
    #expect(result.errors.contains(refused.says), "\(result.errors)")
    #expect(result.output.isEmpty)
    for name in ["late.png", "no.png"] {
      #expect(!FileManager.default.fileExists(atPath: desk.path(name)))
    }
  }

  @Test func aFilmIsAnAnimatedWebPAndTheSameEachTime() throws {
    func film(_ file: String) throws -> Data {
      let result = try Command(
        arguments: [
          "film", "Step-1", "--repository", "steps.git", "--course", "boxes/course.yml",
          "--gesture", "drag: {down: 60}", "--rate", "10", "--scale", "0.5", "-o", file,
        ]
      ).run(on: try #require(Desk.current))
      #expect(result == Command.Result(code: 0, output: "", errors: ""))
      return try bytes(of: file)
    }
    let first = try film("a.webp")
    #expect(first.starts(with: Data("RIFF".utf8)))
    #expect(first.range(of: Data("ANIM".utf8)) != nil)
    #expect(try film("b.webp") == first)
  }

  @Test func aFilmIsOfSomethingThatHappens() throws {
    let still = try stretchy("film", "Step-1", "-o", "a.webp")
    #expect(still.code == 64 && still.errors.contains("A film is of something that happens"))
    let long = try stretchy(
      "film", "Step-1", "--repository", "steps.git", "--course", "boxes/course.yml", "--gesture",
      "wait: 40", "-o", "long.webp")
    #expect(long.code == 64 && long.errors.contains("900 are the most"))
  }

  @Test("the README's pictures are what the commands make", arguments: ReadmePicture.all)
  func readme(picture: ReadmePicture) throws {
    let result = try Command(
      arguments: picture.command + ["--compare", picture.file.path]
    ).run(on: try #require(Desk.current))
    #expect(result == Command.Result(code: 0, output: "", errors: ""), "\(picture)")
    let size = try FileManager.default.attributesOfItem(atPath: picture.file.path)[.size] as? Int
    #expect(try #require(size) < 100_000)
  }

  @Test func theReadmeShowsItsPictures() {
    #expect(ReadmePicture.all.count >= 4)
  }
}

/// A picture of the README with the command that made it, as the README says.
struct ReadmePicture: CustomTestStringConvertible {
  /// Without the output.
  var command: [String]
  var file: URL

  var testDescription: String { command.joined(separator: " ") }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The README's lines `stretchy snapshot … -o steps/….png`, whose pictures it shows.
  static let all: [ReadmePicture] = {
    guard
      let text = try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.starts(with: ["stretchy", "snapshot"]), let option = words.firstIndex(of: "-o"),
        option + 1 < words.count, text.contains("(\(words[option + 1]))")
      else { return nil }
      return ReadmePicture(
        command: Array(words[1..<option]), file: root.appending(path: words[option + 1]))
    }
  }()
}
