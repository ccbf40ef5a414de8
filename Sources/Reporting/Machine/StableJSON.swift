import Foundation

/// JSON that is the same for the same value: keys in order of the alphabet, a line's end at its end.
package enum StableJSON {
  /// - Throws: what `JSONEncoder` throws on a number that is not finite.
  package static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
