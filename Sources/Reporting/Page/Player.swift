/// A phone that plays a page's recordings: a scrubber over the gestures, what was expected over what
/// was seen, and two steps side by side.
///
/// It plays what its page was given in `Page.recordings`; a link to `Player.link(…)` anywhere on the
/// page puts a step's behaviour on. It is drawn by the page's script; without one it says so.
package enum Player {
  /// - Parameters:
  ///   - title: the heading above it, on the second level.
  ///   - link: what it begins with; the first failure by default, or the first recording.
  package static func html(title: String, playing link: String = "") -> HTML {
    HTML(
      "section", ["class": "stage", "id": "player", "aria-labelledby": "player-title"],
      [
        HTML("h2", ["id": "player-title", "tabindex": "-1"], [.text(title)]),
        HTML("div", ["class": "player", "data-player": link]),
        HTML(
          "noscript", [:],
          [HTML("p", ["class": "note"], ["The recordings are drawn by a script; it is off."])]),
      ])
  }

  /// Where a link leads that plays a behaviour of a step, or a step's recordings by themselves.
  ///
  /// - Parameters:
  ///   - device: the device's name; the first that there is by default.
  ///   - recording: the index among the page's recordings, where a step has several that no
  ///     behaviour tells apart.
  ///   - beside: a step to be shown at the same offsets.
  ///   - gesture: the index of the gesture to be at; nil for the app at rest.
  ///   - offset: the offset to be at within the gesture, in points.
  ///   - view: a view to be pointed at, as the app calls it.
  package static func link(
    step: String, behaviour: String? = nil, device: String? = nil, recording: Int? = nil,
    beside: String? = nil, gesture: Int? = nil, offset: Double? = nil,
    view: String? = nil
  ) -> String {
    let parts: [(String, String?)] = [
      ("step", step), ("behaviour", behaviour), ("device", device),
      ("recording", recording.map { String($0) }), ("beside", beside),
      ("gesture", gesture.map { String($0) }), ("offset", offset.map(Number.text)), ("view", view),
    ]
    return "#"
      + parts.compactMap { name, value in value.map { "\(name)=\(percentEncoded($0))" } }
      .joined(separator: "&")
  }

  /// All but letters, digits and `-._` as `%XX`, byte by byte.
  private static func percentEncoded(_ text: String) -> String {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
