/// What the supervisor in the sandbox says of one run: facts, without judging them.
///
/// The supervisor writes one report a run to its standard output; the host reads them and judges,
/// see `RunOutcome.init(report:of:)`.
package struct RunReport: Equatable, Sendable {
  /// How the app's process ended.
  package enum Status: Equatable, Sendable {
    case exited(code: Int)
    case signalled(Int)
    /// It was ended because its wall-clock time, in seconds, was up.
    case timedOut(seconds: Double)
    /// It was not made, since so many before it had been ended because their time was up.
    case notRun(late: Int)
  }

  package var status: Status
  /// What the app printed, standard output and standard error as they came.
  package var output: [UInt8]
  /// Whether there was more output than is kept.
  package var isOutputCut: Bool
  /// The bytes that the app's process sent back as its trace.
  package var trace: [UInt8]

  package init(status: Status, output: [UInt8], isOutputCut: Bool, trace: [UInt8]) {
    self.status = status
    self.output = output
    self.isOutputCut = isOutputCut
    self.trace = trace
  }

  private static let mark: UInt8 = 0xA7

  /// The report as the supervisor writes it.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.append(byte: Self.mark)
    switch status {
    case .exited(let code):
      writer.append(byte: 0)
      writer.append(number: Double(code))
    case .signalled(let signal):
      writer.append(byte: 1)
      writer.append(number: Double(signal))
    case .timedOut(let seconds):
      writer.append(byte: 2)
      writer.append(number: seconds)
    case .notRun(let late):
      writer.append(byte: 3)
      writer.append(number: Double(late))
    }
    writer.append(byte: isOutputCut ? 1 : 0)
    writer.append(bytes: output)
    writer.append(bytes: trace)
    return writer.take()
  }

  /// Reads the next report.
  ///
  /// - Throws: `TraceError.truncated` if the supervisor was ended while it wrote, `malformed` for
  ///   what is not a report.
  package init(from reader: inout ByteReader) throws(TraceError) {
    let start = reader.offset
    guard try reader.byte() == Self.mark else {
      throw .malformed(what: "no report of a run", at: start)
    }
    let kind = try reader.byte()
    let number = try reader.number()
    switch (kind, Int(exactly: number)) {
    case (0, let code?): status = .exited(code: code)
    case (1, let signal?): status = .signalled(signal)
    case (2, _): status = .timedOut(seconds: number)
    case (3, let late?): status = .notRun(late: late)
    default: throw .malformed(what: "an unknown way to end", at: start)
    }
    isOutputCut = try reader.byte() != 0
    output = Array(try reader.slice())
    trace = Array(try reader.slice())
  }
}
