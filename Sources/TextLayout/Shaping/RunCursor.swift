/// Walks along the runs of a text, forwards only.
struct RunCursor {
  private let runs: [StyledText.Run]
  private var index = 0
  private var end: Int

  init(runs: [StyledText.Run]) {
    self.runs = runs
    end = runs.first?.length ?? 0
  }

  /// The run of the byte at `offset`, by index; the last run for the text's end.
  mutating func move(to offset: Int) -> Int {
    while offset >= end, index + 1 < runs.count {
      index += 1
      end += runs[index].length
    }
    return index
  }
}
