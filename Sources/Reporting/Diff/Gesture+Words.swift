import LayoutTrace

extension Gesture {
  /// What is done, as the beginning of a sentence: `Dragged down by 250`.
  var words: String {
    switch self {
    case .drag(let move, _): "Dragged \(Self.direction(move))"
    case .release: "Let go"
    case .fling(let velocity): "Flung \(Self.direction(velocity)) points a second"
    case .scroll(nil, let to, _): "Scrolled to \(to.words)"
    case .scroll(let from?, let to, _): "Scrolled from \(from.words) to \(to.words)"
    case .setOffset(let to, let isAnimated):
      "Sent to \(to.words)\(isAnimated ? ", animated" : "")"
    case .wait(let seconds): "After waiting \(Number.text(seconds)) s"
    case .setConstant(let name, _, let to, _):
      "With \(name.name).constant moved to \(Number.text(to))"
    case .rotate(let orientation): "Turned to \(orientation.rawValue)"
    case .setText(let view, let text):
      "With \(text.isEmpty ? "no text" : "a text of \(text.count) characters") in \(view.name)"
    }
  }

  private static func direction(_ move: Point) -> String {
    let parts = [
      (move.y > 0 ? "down" : "up", abs(move.y)), (move.x > 0 ? "right" : "left", abs(move.x)),
    ]
    let moves = parts.filter { $0.1 > 0 }.map { "\($0.0) by \(Number.text($0.1))" }
    return moves.isEmpty ? "by nothing" : moves.joined(separator: " and ")
  }
}

extension ScrollTarget {
  fileprivate var words: String {
    switch self {
    case .offset(let offset): "offset \(Number.text(offset))"
    case .top(let plus): "the top\(Self.distance(plus))"
    case .end(let plus): "the end\(Self.distance(plus))"
    }
  }

  private static func distance(_ plus: Double) -> String {
    plus == 0 ? "" : plus > 0 ? " plus \(Number.text(plus))" : " minus \(Number.text(-plus))"
  }
}
