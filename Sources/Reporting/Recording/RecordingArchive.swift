import Checker
import Foundation
import LayoutTrace

/// Recordings as the data of a page: each frame as what changed, each text once.
///
/// Recordings that would make the page too large to send about are left out, those of passed
/// behaviours on further devices first, and the page says so.
package struct RecordingArchive {
  /// The data, as JSON.
  let json: [UInt8]
  /// The places of the recordings that are in it, in their order.
  let kept: [Int]
  /// How many recordings had no room.
  let leftOut: Int

  /// What all recordings of a page may take, in bytes: a page of six steps stays under 3 MB.
  package static let roomOfPage = 2_400_000
  /// What one may take: an app that fills the screen with views is not to push out all others.
  static let roomOfRecording = 800_000
  /// How many views times frames are looked at: what has more has no room, and is not tried.
  static let greatestSize = 2_000_000

  /// - Throws: what `JSONEncoder` throws on a number that is not finite, which a trace never holds.
  init(
    _ recordings: [Recording], roomOfPage: Int = Self.roomOfPage,
    roomOfRecording: Int = Self.roomOfRecording
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var table = SharedTable()
    var room = roomOfPage
    var chosen: [(place: Int, json: Data)] = []
    for place in Self.order(recordings)
    where recordings[place].trace.views.count * recordings[place].trace.frames.count
      <= Self.greatestSize
    {
      var attempt = table
      let run = ArchivedRun(recordings[place], place: place, table: &attempt)
      let json = try encoder.encode(run)
      let cost = json.count + attempt.size - table.size
      guard cost <= min(room, roomOfRecording) else { continue }
      room -= cost
      table = attempt
      chosen.append((place, json))
    }
    chosen.sort { $0.place < $1.place }
    kept = chosen.map(\.place)
    leftOut = recordings.count - kept.count
    let runs = chosen.map(\.json)
    var whole = Data(#"{"version":1,"shared":"#.utf8)
    whole += try encoder.encode(table)
    whole += Data(#","runs":["#.utf8)
    for (index, run) in runs.enumerated() {
      if index > 0 { whole += Data(",".utf8) }
      whole += run
    }
    whole += Data("]}".utf8)
    json = Array(whole)
  }

  /// The order in which recordings are given room: of what did not pass, then of the device that
  /// comes first in each step, then the others; within each as they came.
  private static func order(_ recordings: [Recording]) -> [Int] {
    var seen: Set<String> = []
    let ranks = recordings.map { recording in
      let isFirst = seen.insert(recording.step).inserted
      let isPassed = recording.takes.allSatisfy { $0.verdict == .passed }
      return !isPassed ? 0 : isFirst ? 1 : 2
    }
    return recordings.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}

/// What recordings share: texts, colours, and what labels and image views show.
struct SharedTable: Encodable {
  /// A label's text as it is drawn.
  struct Letters: Encodable, Hashable {
    var text: Int
    var color: Int
    var size: Double
    var lines: Int
    var isCut: Bool
  }

  /// An image before it is drawn.
  struct Picture: Encodable, Hashable {
    var name: Int
    var width: Double
    var height: Double
    var mode: String
  }

  private(set) var texts: [String] = []
  /// Red, green, blue of 255 and alpha.
  private(set) var colors: [[Double]] = []
  private(set) var letters: [Letters] = []
  private(set) var pictures: [Picture] = []
  /// About how many bytes it takes.
  private(set) var size = 0
  private var textPlaces: [String: Int] = [:]
  /// The same by the texts before they are escaped, which takes long and is asked for at each frame.
  private var rawPlaces: [String: Int] = [:]
  private var colorPlaces: [Color: Int] = [:]
  private var letterPlaces: [Letters: Int] = [:]
  private var picturePlaces: [Picture: Int] = [:]

  private enum CodingKeys: String, CodingKey { case texts, colors, letters, pictures }

  /// Longer texts are cut: no phone shows more.
  private static let longestText = 6000

  mutating func place(of text: String) -> Int {
    if let known = rawPlaces[text] { return known }
    let place = placeOfShown(text)
    rawPlaces[text] = place
    return place
  }

  private mutating func placeOfShown(_ text: String) -> Int {
    let shown = PlainText.escaped(
      text.count > Self.longestText ? text.prefix(Self.longestText) + "…" : text)
    if let known = textPlaces[shown] { return known }
    size += shown.utf8.count + 3
    texts.append(shown)
    textPlaces[shown] = texts.count - 1
    return texts.count - 1
  }

  mutating func place(of color: Color) -> Int {
    if let known = colorPlaces[color] { return known }
    size += 24
    let parts = [color.red, color.green, color.blue].map { (min(max($0, 0), 1) * 255).rounded() }
    colors.append(parts + [(min(max(color.alpha, 0), 1) * 1000).rounded() / 1000])
    colorPlaces[color] = colors.count - 1
    return colors.count - 1
  }

  mutating func place(of state: TextState) -> Int {
    let entry = Letters(
      text: place(of: state.string), color: place(of: state.color), size: state.fontSize,
      lines: state.drawnLines, isCut: state.isTruncated)
    if let known = letterPlaces[entry] { return known }
    size += 60
    letters.append(entry)
    letterPlaces[entry] = letters.count - 1
    return letters.count - 1
  }

  mutating func place(of state: ImageState) -> Int {
    let entry = Picture(
      name: place(of: state.name ?? ""), width: state.size.width, height: state.size.height,
      mode: state.contentMode)
    if let known = picturePlaces[entry] { return known }
    size += 60
    pictures.append(entry)
    picturePlaces[entry] = pictures.count - 1
    return pictures.count - 1
  }
}
