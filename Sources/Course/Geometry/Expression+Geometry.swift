import LayoutTrace

extension Expression {
  /// The rectangles that the condition asks for and that are not as asked: see `ClaimReader`.
  ///
  /// - Returns: in order of first mention; empty for a condition about something else.
  package func wantedFrames(at moment: Moment) -> [WantedFrame] {
    WantedFrame.frames(of: ClaimReader(self).claims(at: moment), at: moment)
      .filter { !$0.isMet(within: moment.tolerance) }
  }

  /// The views of the course that the condition speaks of, in order of first mention.
  package var mentionedViews: [String] {
    var names: [String] = []
    collectNames(syntax, into: &names)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func collectNames(_ part: Syntax, into names: inout [String]) {
    switch part {
    case .path(let parts):
      if let first = parts.first?.name, compiler.views.contains(where: { $0.name == first }) {
        names.append(first)
      }
    case .number, .string:
      return
    case .call(_, let arguments, _):
      for argument in arguments { collectNames(argument.value, into: &names) }
    case .negative(let operand, _), .not(let operand, _):
      collectNames(operand, into: &names)
    case .arithmetic(_, let left, let right), .comparison(_, let left, let right, _),
      .contains(let left, let right), .logic(_, let left, let right):
      collectNames(left, into: &names)
      collectNames(right, into: &names)
    }
  }
}
