package import Course

/// Everything that a learner sees at one moment, as a value: drawing it is another matter.
package struct LearnerScreen: Equatable, Sendable {
  /// How far a step of the course is.
  package enum Progress: Equatable, Sendable {
    case passed, open
  }

  /// What is known of the learner's code.
  package enum Status: Equatable, Sendable {
    /// Being checked: what is being done, and what was known before.
    case checking(activity: String, before: Verdict?)
    case checked(Verdict)
    /// Stretchy itself cannot go on: why.
    case broken(reason: String)
    /// Nothing is checked until asked for.
    case waiting
  }

  /// What came of a check.
  package struct Verdict: Equatable, Sendable {
    package var report: StepReport
    /// Of the first failure, if there is a frame at which it can be seen.
    package var drawing: PhoneDrawing?
    /// The place in the code that the first failure leads to.
    package var code: CodePlace?

    package init(report: StepReport, drawing: PhoneDrawing?, code: CodePlace?) {
      self.report = report
      self.drawing = drawing
      self.code = code
    }
  }

  /// What fills the middle of the screen.
  package enum Page: Equatable, Sendable {
    case verdict
    /// Markdown under a title: instructions, hints.
    case text(title: String, [Markdown.Block])
    /// The steps of the course.
    case list(StepList)
    /// A unified difference, with a sentence before it.
    case difference(title: String, String)
    /// Plain lines under a title.
    case plain(title: String, [String])
  }

  /// A key that does something now.
  package struct KeyHint: Equatable, Sendable {
    /// As it is shown: a letter, or the key's name.
    package var key: String
    package var word: String

    package init(_ key: String, _ word: String) {
      self.key = key
      self.word = word
    }
  }

  package var title: String
  package var steps: [(step: Step, progress: Progress)]
  /// Index of the step that is asked for.
  package var current: Int
  package var status: Status
  package var page: Page
  /// What is asked and waits for yes or no; nil when nothing is.
  package var question: String?
  /// What was done last, or how saves are noticed: a sentence; nil for nothing.
  package var note: String?
  package var keys: [KeyHint]
  /// How many lines of the page are above the window.
  package var scrolled: Int

  package init(
    title: String, steps: [(step: Step, progress: Progress)], current: Int, status: Status,
    page: Page = .verdict, question: String? = nil, note: String? = nil, keys: [KeyHint] = [],
    scrolled: Int = 0
  ) {
    self.title = title
    self.steps = steps
    self.current = current
    self.status = status
    self.page = page
    self.question = question
    self.note = note
    self.keys = keys
    self.scrolled = scrolled
  }

  package var step: Step { steps[current].step }

  package static func == (first: LearnerScreen, second: LearnerScreen) -> Bool {
    first.title == second.title && first.steps.map(\.step) == second.steps.map(\.step)
      && first.steps.map(\.progress) == second.steps.map(\.progress)
      && first.current == second.current && first.status == second.status
      && first.page == second.page && first.question == second.question
      && first.note == second.note && first.keys == second.keys
      && first.scrolled == second.scrolled
  }
}

/// A line of the learner's code.
package struct CodePlace: Equatable, Sendable {
  /// Relative to the learner's folder.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// The line itself, without the spaces before it; empty when it cannot be read.
  package var text: String

  package init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }
}
