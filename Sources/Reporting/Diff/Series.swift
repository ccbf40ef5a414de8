import LayoutTrace

/// The frames of one gesture, reading by reading, in order of time.
struct Series {
  /// The vertical offset at each frame, in points; 0 where nothing scrolls.
  let offsets: [Double]
  /// The names of the readings in the order of their first appearance.
  let names: [String]
  /// For each reading its value at each frame; nil where it is not there.
  let values: [String: [Reading.Value?]]

  /// - Parameters:
  ///   - gesture: the place of the gesture in the script; nil for the app at rest.
  ///   - names: of the trace's views, by index.
  init(_ trace: LayoutTrace, gesture: Int?, names: [String]) {
    let frames = trace.frames.filter { $0.gesture == gesture }
    offsets = frames.map { frame in
      frame.views.lazy.compactMap { $0.scroll?.offset.y }.first ?? 0
    }
    var order: [String] = []
    var table: [String: [Reading.Value?]] = [:]
    for (index, frame) in frames.enumerated() {
      for reading in frame.readings(names: names) {
        if table[reading.name] == nil {
          order.append(reading.name)
          table[reading.name] = Array(repeating: nil, count: frames.count)
        }
        table[reading.name]?[index] = reading.value
      }
    }
    self.names = order
    values = table
  }

  /// The frames in order of their offsets; of frames at the same offset the last one, when all is
  /// still.
  var lastAtEachOffset: [Int] {
    var kept: [Int] = []
    for index in offsets.indices.sorted(by: { (offsets[$0], $0) < (offsets[$1], $1) }) {
      if let last = kept.last, offsets[last] == offsets[index] { kept.removeLast() }
      kept.append(index)
    }
    return kept
  }
}
