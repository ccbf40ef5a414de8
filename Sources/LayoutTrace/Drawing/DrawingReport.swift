/// What comes out of the sandbox for a `DrawingRequest`.
package struct DrawingReport: Equatable, Sendable {
  /// The file: PNG or WebP.
  package var file: [UInt8]
  /// What could not be drawn as the phone would show it, as sentences.
  package var notes: [String]
  /// How far the picture is from its reference; nil unless one was asked for.
  package var difference: PictureDifference?

  package init(file: [UInt8], notes: [String] = [], difference: PictureDifference? = nil) {
    self.file = file
    self.notes = notes
    self.difference = difference
  }

  private static let mark: UInt8 = 0xD7

  /// The report as the drawing process writes it.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.append(byte: Self.mark)
    writer.append(count: notes.count)
    for note in notes { writer.append(string: note) }
    writer.append(byte: difference == nil ? 0 : 1)
    if let difference {
      for number in [
        difference.isOfEqualSize ? 1 : 0, difference.share, difference.largest,
      ] { writer.append(number: number) }
    }
    writer.append(bytes: file)
    return writer.take()
  }

  /// Reads a report back, trusting nothing.
  ///
  /// - Throws: `TraceError` for what is not a whole report.
  package init(decoding bytes: [UInt8]) throws(TraceError) {
    var reader = ByteReader(bytes)
    guard try reader.byte() == Self.mark else {
      throw .malformed(what: "no report of a drawing", at: 0)
    }
    let count = try reader.count(of: "notes", limit: 1000)
    var notes: [String] = []
    for _ in 0..<count { notes.append(try reader.string()) }
    var difference: PictureDifference?
    if try reader.byte() == 1 {
      difference = PictureDifference(
        isOfEqualSize: try reader.number() == 1, share: try reader.number(),
        largest: try reader.number())
    }
    self.init(file: Array(try reader.slice()), notes: notes, difference: difference)
    guard reader.isAtEnd else {
      throw .malformed(what: "more than a report", at: reader.offset)
    }
  }
}

/// How far two pictures are from each other.
package struct PictureDifference: Equatable, Sendable {
  package var isOfEqualSize: Bool
  /// Of all pixels those that differ visibly, by more than `tolerance` in a channel; 0...1.
  package var share: Double
  /// The largest difference in a channel, 0...255.
  package var largest: Double

  /// What libraries of another version may differ by at the edges of letters and curves, in a channel
  /// of 0...255.
  package static let tolerance = 32
  /// How many pixels may differ by more before two pictures are not the same.
  package static let tolerableShare = 0.01

  package init(isOfEqualSize: Bool, share: Double, largest: Double) {
    self.isOfEqualSize = isOfEqualSize
    self.share = share
    self.largest = largest
  }

  /// Whether the pictures are the same but for what another machine's libraries may change.
  package var isTolerable: Bool { isOfEqualSize && share <= Self.tolerableShare }
}
