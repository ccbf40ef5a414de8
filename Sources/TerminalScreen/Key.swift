/// A key that was pressed.
package enum Key: Equatable, Sendable {
  case character(Character)
  case enter, escape, backspace
  case up, down, pageUp, pageDown, home, end
  /// Control and a letter: `control("c")`.
  case control(Character)
  /// A key that is nothing to us.
  case other
}

/// Makes keys of the bytes that a terminal sends for them.
package struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  package init() {}

  /// The keys of some bytes. What may go on is kept for the next bytes; the beginning of an escape
  /// sequence that nothing follows at once is the escape key.
  package mutating func keys(of bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, count) = next() {
      keys.append(key)
      pending.removeFirst(count)
    }
    return keys
  }

  private func next() -> (Key, Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x1B: return sequence()
    case 0x0D, 0x0A: return (.enter, 1)
    case 0x7F, 0x08: return (.backspace, 1)
    case 0x01...0x1A: return (.control(Character(UnicodeScalar(first + 0x60))), 1)
    case 0x20...0x7E: return (.character(Character(UnicodeScalar(first))), 1)
    case 0xC2...0xF4:
      let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard pending.count >= count else { return nil }
      return (.other, count)
    default: return (.other, 1)
    }
  }

  /// `ESC [ parameters letter` and `ESC O letter`.
  private func sequence() -> (Key, Int)? {
    guard pending.count > 1 else { return (.escape, 1) }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
      return (.escape, 1)
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      // Longer than any key: no key.
      return pending.count > 16 ? (.other, pending.count) : nil
    }
    let text = String(decoding: pending[2...end], as: UTF8.self)
    return (Self.named[text] ?? .other, end + 1)
  }

  private static let named: [String: Key] = [
    "A": .up, "B": .down, "5~": .pageUp, "6~": .pageDown, "H": .home, "F": .end, "1~": .home,
    "4~": .end, "7~": .home, "8~": .end, "M": .enter,
  ]
}
