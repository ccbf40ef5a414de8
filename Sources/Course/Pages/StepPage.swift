/// What a learner reads about one step: what is asked, and hints that tell more and more.
///
/// It is one page of Markdown. The first heading of level 1 is its title; the numbered list below the
/// heading `Hints` holds the hints, the mildest first; all else is the instructions.
package struct StepPage: Equatable, Sendable {
  /// Without the title and without the hints.
  package var instructions: [Markdown.Block]
  /// The mildest first: a nudge, the place, the idea.
  package var hints: [[Markdown.Block]]

  package init(markdown: String) {
    var instructions: [Markdown.Block] = []
    var hints: [[Markdown.Block]] = []
    var isAmongHints = false
    for (index, block) in Markdown.read(markdown).enumerated() {
      switch block {
      case .heading(level: 1, _) where index == 0:
        continue
      case .heading(_, let words):
        isAmongHints = words.plainText.lowercased() == "hints"
        if !isAmongHints { instructions.append(block) }
      case .list(start: .some, let items) where isAmongHints:
        hints += items
      case .paragraph, .list, .code, .quote, .rule:
        if !isAmongHints { instructions.append(block) }
      }
    }
    self.instructions = instructions
    self.hints = hints
  }
}
