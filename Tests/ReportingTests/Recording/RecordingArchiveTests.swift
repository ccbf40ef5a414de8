import Foundation
import LayoutTrace
import Testing
import TraceFixtures

@testable import Reporting

/// Recordings as the data of a page.
@Suite struct RecordingArchiveTests {
  /// What the data say, as any reader of JSON has it.
  private static func runs(_ archive: RecordingArchive) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(archive.json)) as? [String: Any]
    return try #require(object?["runs"] as? [[String: Any]])
  }

  private static func values(_ value: Any?, count: Int) throws -> [Int] {
    if let number = value as? Int { return Array(repeating: number, count: count) }
    return try ChannelTests.values(.coded(try #require(value as? String)), count: count)
  }

  @Test func everyFrameIsAsTheTraceHasIt() throws {
    let recording = RecordingSamples.recording("Step-2", .sticks)
    let run = try #require(try Self.runs(RecordingArchive([recording])).first)
    let frames = recording.trace.frames
    #expect(
      try Self.values(run["time"], count: frames.count)
        == frames.map { Int(($0.time * 1000).rounded()) })
    #expect(
      try Self.values(run["offset"], count: frames.count)
        == RecordingSamples.offsets.map { Int($0 * 1000) })
    let views = try #require(run["views"] as? [[String: Any]])
    for view in recording.trace.views.indices {
      for (part, path) in [
        ("x", \Rect.x), ("y", \.y), ("width", \.width), ("height", \.height),
      ] {
        #expect(
          try Self.values(views[view][part], count: frames.count)
            == frames.map { Int(($0.views[view].onScreen[keyPath: path] * 1000).rounded()) },
          "\(part) of view \(view)")
      }
    }
    #expect(views.map { $0["courseName"] as? String } == [nil, nil, "page", nil, nil, "header"])
  }

  @Test func whereAViewIsWantedIsKeptAsHowFarItIsOff() throws {
    let run = try #require(
      try Self.runs(RecordingArchive([RecordingSamples.recording("Step-1", .moves)])).first)
    let take = try #require((run["takes"] as? [[String: Any]])?.first)
    #expect(take["frame"] as? Int == 1)
    #expect(try Self.values(take["answers"], count: 8) == [0, 2, 2, 2, 2, 0, 0, 0])
    let wish = try #require((take["wishes"] as? [[String: Any]])?.first)
    let off = try #require(wish["offBy"] as? [String: Any])
    #expect(wish["view"] as? Int == FakePage.View.image)
    #expect(try Self.values(off["isThere"], count: 8) == [0, 1, 1, 1, 1, 0, 0, 0])
    #expect(
      try Self.values(off["y"], count: 8) == [0, -20_000, -40_500, -60_000, -20_000, 0, 0, 0])
    #expect(
      try Self.values(off["height"], count: 8) == [0, 20_000, 40_500, 60_000, 20_000, 0, 0, 0])
  }

  @Test func aViewThatIsAwayHasNoRank() throws {
    let recording = RecordingSamples.recording("Step-2", .sticks) { trace in
      for index in [3, 4] { trace.frames[index].views.removeLast() }
    }
    let run = try #require(try Self.runs(RecordingArchive([recording])).first)
    let views = try #require(run["views"] as? [[String: Any]])
    #expect(
      try Self.values(views[FakePage.View.image]["rank"], count: 8) == [5, 5, 5, -1, -1, 5, 5, 5])
  }

  @Test func contradictionsAreKeptOnceWithTheirViolationAtEachFrame() throws {
    let recording = RecordingSamples.recording("Step-2", .sticks) { trace in
      for index in 2...4 {
        trace.frames[index].broken = [
          BrokenConstraint(
            constraint: "a == b", conflict: ["a == b", "a == 1"], violation: Double(index))
        ]
        trace.frames[index].ambiguous = [AmbiguousLayout(view: 4, attributes: ["left"])]
      }
    }
    let run = try #require(try Self.runs(RecordingArchive([recording])).first)
    let broken = try #require(run["broken"] as? [[String: Any]])
    #expect(broken.count == 1)
    #expect(
      try Self.values(broken[0]["violation"], count: 8)
        == [-1, -1, 2000, 3000, 4000, -1, -1, -1])
    let open = try #require(run["ambiguous"] as? [[String: Any]])
    #expect(open.count == 1)
    #expect(try Self.values(open[0]["isThere"], count: 8) == [0, 0, 1, 1, 1, 0, 0, 0])
  }

  @Test func whatHasNoRoomIsLeftOutThePassedOnesOnFurtherDevicesFirst() throws {
    var other = RecordingSamples.recording("Step-1", .sticks)
    other.trace.device.name = "Another Phone"
    let recordings = [
      RecordingSamples.recording("Step-1", .sticks), other,
      RecordingSamples.recording("Step-2", .moves),
    ]
    let whole = try RecordingArchive(recordings)
    #expect(whole.leftOut == 0)
    let least = try RecordingArchive(recordings, roomOfPage: whole.json.count - 600)
    #expect(least.leftOut == 1)
    #expect(try Self.runs(least).map { $0["place"] as? Int } == [0, 2])
    let none = try RecordingArchive(recordings, roomOfRecording: 100)
    #expect(none.leftOut == 3)
    #expect(try Self.runs(none).isEmpty)
  }

  @Test func anAppWithViewsBeyondCountingIsNotTried() throws {
    let endless = RecordingSamples.recording("Step-1", .sticks) { trace in
      trace.views += Array(repeating: trace.views[0], count: RecordingArchive.greatestSize / 8)
    }
    #expect(try RecordingArchive([endless]).leftOut == 1)
  }

  @Test func equalRecordingsGiveEqualBytes() throws {
    let recordings = [
      RecordingSamples.recording("Step-1", .moves), RecordingSamples.recording("Step-2", .sticks),
    ]
    #expect(try RecordingArchive(recordings).json == RecordingArchive(recordings).json)
  }
}
