/// A trace as it comes back from a run: what was recorded, and how the run says that it ended.
package struct RecordedRun: Equatable, Sendable {
  package var trace: LayoutTrace
  /// Nil if the process ended before it could say; the trace then stops early.
  package var ending: TraceEnding?

  package init(trace: LayoutTrace, ending: TraceEnding?) {
    self.trace = trace
    self.ending = ending
  }

  /// Reads the bytes that a `TraceEncoder` wrote. Bytes that break off in the middle of a record
  /// are a run that was cut short: the whole records are its trace.
  ///
  /// - Throws: `TraceError` for bytes that no encoder of this version wrote.
  package init(decoding bytes: [UInt8]) throws(TraceError) {
    var decoder = try TraceDecoder(bytes)
    self = try decoder.decode()
  }

  /// The bytes that the initialiser reads back.
  package func encoded() -> [UInt8] {
    var encoder = TraceEncoder(device: trace.device, script: trace.script)
    for view in trace.views { encoder.append(view) }
    for constraint in trace.constraints { encoder.append(constraint) }
    for picture in trace.pictures { encoder.append(picture) }
    for frame in trace.frames { encoder.append(frame) }
    for event in trace.events { encoder.append(event) }
    if let ending { encoder.finish(ending) }
    return encoder.takeBytes()
  }
}
