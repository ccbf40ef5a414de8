package import LayoutTrace

/// Where the bytes of a trace go while it is made, and what ends the process.
package struct TraceSink {
  /// Takes the next bytes.
  package var write: ([UInt8]) -> Void
  /// Ends the process: the app cannot go on. The trace is complete.
  package var stop: (TraceEnding) -> Never

  package init(write: @escaping ([UInt8]) -> Void, stop: @escaping (TraceEnding) -> Never) {
    self.write = write
    self.stop = stop
  }
}
