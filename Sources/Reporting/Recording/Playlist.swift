/// What a page can play: the data of its recordings, and which behaviours of which steps they show.
///
/// It is made once of recordings, which are large, and can be kept in a file until its page is made.
package struct Playlist: Equatable, Sendable, Codable {
  private struct Take: Hashable, Codable {
    var step: String
    var behaviour: String
  }

  /// The recordings as the data of a page: JSON.
  let json: String
  /// How many recordings it was made of, and how many of them had no room.
  let count: Int
  let leftOut: Int
  private let takes: [Take]

  /// - Parameter room: how many bytes the data may take; what a page of six steps may by default.
  /// - Throws: what `JSONEncoder` throws on a number that is not finite, which a trace never holds.
  package init(_ recordings: [Recording], room: Int = RecordingArchive.roomOfPage) throws {
    let archive = try RecordingArchive(
      recordings, roomOfPage: room, roomOfRecording: min(room, RecordingArchive.roomOfRecording))
    json = String(decoding: archive.json, as: UTF8.self)
    count = recordings.count
    leftOut = archive.leftOut
    var seen: Set<Take> = []
    takes = archive.kept.flatMap { place in
      recordings[place].takes.map { Take(step: recordings[place].step, behaviour: $0.behaviour) }
    }.filter { seen.insert($0).inserted }
  }

  /// Whether there is nothing to play.
  package var isEmpty: Bool { count == leftOut }

  /// Whether there is something to see of a behaviour in a step.
  func shows(_ behaviour: String, in step: String) -> Bool {
    takes.contains(Take(step: step, behaviour: behaviour))
  }
}
