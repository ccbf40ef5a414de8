import Foundation

/// Writes a trace while it is made, so that what was recorded before a crash is not lost.
///
/// On disk a trace is a line that names the format, the version as a count, and records: one byte
/// of kind, then the record. The first record is the head, the device and the script as JSON. A
/// text is written before the first record that uses it, the identity of a view
/// or a constraint before its first frame.
/// Of a frame only what changed since the frame before is written: a frame in which nothing moved
/// takes some twenty bytes. How a frame looks follows it, if the run records looks, and the pictures
/// come before the first look that shows them. The last record says how the run ended.
package struct TraceEncoder {
  private var writer = ByteWriter()
  private let strings = StringTable()
  private var headRow: [Double] = []
  private var constraintsRow: [Double] = []
  private var conflictsRow: [Double] = []
  private var views = RowListWriter<ViewState>()
  private var viewLooks = RowListWriter<ViewLook>()
  private var constraintLooks = RowListWriter<ConstraintLook>()

  /// Begins the trace of a device under a script.
  package init(device: Device, script: [Gesture]) {
    for byte in TraceFormat.signature { writer.append(byte: byte) }
    writer.append(count: LayoutTrace.currentVersion)
    writer.append(byte: TraceFormat.Record.head.rawValue)
    writer.append(bytes: TraceHead(device: device, script: script).json)
  }

  /// Names the next view: the one whose index is the count of the views named before.
  package mutating func append(_ view: ViewIdentity) {
    append(.view) { row in
      row.append(view.className)
      row.append(view.kitClassName)
      row.append(view.properties) { $0.append($1) }
      row.append(view.identifier) { $0.append($1) }
    }
  }

  /// Names the next constraint, likewise.
  package mutating func append(_ constraint: ConstraintIdentity) {
    append(.constraint) { constraint.write(to: &$0) }
  }

  package mutating func append(_ event: Event) {
    append(.event) { event.write(to: &$0) }
  }

  package mutating func append(_ frame: Frame) {
    var body = ByteWriter()
    appendDelta(&headRow, to: &body) { FrameHead(frame).write(to: &$0) }
    appendDelta(&constraintsRow, to: &body) { ConstraintState.write(frame.constraints, to: &$0) }
    appendDelta(&conflictsRow, to: &body) { FrameConflicts(frame).write(to: &$0) }
    views.append(frame.views, to: &body, strings: strings)
    append(.frame, body)
    if let look = frame.look { append(look) }
  }

  /// Brings the next picture.
  package mutating func append(_ picture: Picture) {
    switch picture {
    case .file(let bytes):
      writer.append(byte: TraceFormat.Record.picture.rawValue)
      writer.append(bytes: bytes)
    case .painted(let painted): append(.painting) { painted.write(to: &$0) }
    }
  }

  /// Says how the run ended; nothing may follow.
  package mutating func finish(_ ending: TraceEnding) {
    append(.end) { ending.write(to: &$0) }
  }

  /// What was written since the last call.
  package mutating func takeBytes() -> [UInt8] {
    writer.take()
  }

  /// Says how the frame before looks.
  private mutating func append(_ look: FrameLook) {
    var body = ByteWriter()
    viewLooks.append(look.views, to: &body, strings: strings) {
      // Where a view is, and nothing of what it paints.
      ViewLook(map: $0.map, bounds: $0.bounds, isCutShort: true)
    }
    constraintLooks.append(look.constraints, to: &body, strings: strings)
    append(.look, body)
  }

  private mutating func append(_ record: TraceFormat.Record, _ body: ByteWriter) {
    appendStrings()
    writer.append(byte: record.rawValue)
    writer.append(contentsOf: body)
  }

  private func appendDelta(
    _ previous: inout [Double], to body: inout ByteWriter, _ write: (inout RowWriter) -> Void
  ) {
    var row = RowWriter(strings: strings, count: previous.count)
    write(&row)
    RowDelta.append(row.numbers, since: previous, to: &body)
    previous = row.numbers
  }

  private mutating func append(
    _ record: TraceFormat.Record, _ write: (inout RowWriter) -> Void
  ) {
    var row = RowWriter(strings: strings)
    write(&row)
    appendStrings()
    writer.append(byte: record.rawValue)
    RowDelta.append(row.numbers, since: [], to: &writer)
  }

  private mutating func appendStrings() {
    for string in strings.takeUnwritten() {
      writer.append(byte: TraceFormat.Record.string.rawValue)
      writer.append(string: string)
    }
  }
}

/// What encoder and decoder agree on.
enum TraceFormat {
  static let signature = Array("stretchy-trace\n".utf8)

  enum Record: UInt8 {
    case head = 1, string, view, frame, event, end, constraint, look, picture, painting
  }
}

/// The part of a trace that is known before the run.
struct TraceHead: Codable {
  var device: Device
  var script: [Gesture]

  /// As JSON; empty if a number in it is not finite, which the decoder then refuses.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Silence is right: the request that brought the device and the script was JSON itself.
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }
}
