package import Foundation

extension LayoutTrace: Encodable {
  private enum CodingKeys: String, CodingKey {
    case version, device, script, views, constraints, frames, events
  }

  /// Writes every frame out whole, for people and other tools to read; pictures are left out.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(LayoutTrace.currentVersion, forKey: .version)
    try container.encode(device, forKey: .device)
    try container.encode(script, forKey: .script)
    try container.encode(views, forKey: .views)
    try container.encode(constraints, forKey: .constraints)
    try container.encode(frames, forKey: .frames)
    try container.encode(events, forKey: .events)
  }

  /// The whole trace as JSON, keys sorted, indented.
  ///
  /// - Throws: `EncodingError` if a number is not finite, which no decoded trace has.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
