import LayoutTrace
import Reporting

/// Which of a trace's frames are drawn.
struct FrameChoice {
  private let frames: [Frame]
  /// The last frame before the gestures that count: the app at rest, turned if that was asked for.
  private let rest: Int

  /// - Parameter firstGesture: the place in the script of the first gesture that counts.
  init(_ trace: LayoutTrace, firstGesture: Int) {
    frames = trace.frames
    rest = (frames.firstIndex { ($0.gesture ?? -1) >= firstGesture } ?? frames.count) - 1
  }

  /// The frame at a moment after the gestures began, in seconds; the last one for nil.
  ///
  /// - Throws: `Refusal` for a moment after their end.
  func frame(at time: Double?) throws -> Int {
    guard let time else { return frames.count - 1 }
    let begin = frames[max(0, rest)].time
    let end = frames[frames.count - 1].time - begin
    guard time <= end + 1e-6 else {
      throw Refusal(message: "The gestures are over after \(Number.text(end)) seconds.")
    }
    let wanted = begin + time - 1e-6
    return frames.indices.first { $0 >= rest && frames[$0].time >= wanted } ?? frames.count - 1
  }

  /// The frames of a film of the gestures, from rest to their end.
  ///
  /// - Parameter rate: frames a second; the phone has sixty.
  func film(rate: Int) -> [Int] {
    let step = max(1, 60 / rate)
    var chosen = Array(stride(from: max(0, rest), to: frames.count, by: step))
    if chosen.last != frames.count - 1 { chosen.append(frames.count - 1) }
    return chosen
  }
}
