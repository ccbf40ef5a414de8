extension ScrollTarget: Codable {
  private enum CodingKeys: String, CodingKey {
    case offset, top, end
  }

  /// Reads `{"offset": 100}`, `{"top": -20}` or `{"end": 0}`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "one of offset, top and end"))
    }
    let number = try container.decode(Double.self, forKey: key)
    switch key {
    case .offset: self = .offset(number)
    case .top: self = .top(plus: number)
    case .end: self = .end(plus: number)
    }
  }

  /// Writes what `init(from:)` reads.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .offset(let offset): try container.encode(offset, forKey: .offset)
    case .top(let plus): try container.encode(plus, forKey: .top)
    case .end(let plus): try container.encode(plus, forKey: .end)
    }
  }
}
