import Reporting
import StepRunner
import TerminalScreen

/// What can happen while a folder is watched. Each comes from elsewhere; all are dealt with in turn.
enum WatchEvent: Sendable {
  case terminal(ScreenSession.Event)
  /// What running apps needs is there.
  case ready(Workshop)
  /// A file was saved.
  case saved
  /// Since that save there was no other for a moment.
  case settled(save: Int)
  /// How far the check of that number is.
  case activity(StepRunner.Activity, check: Int)
  case checked(StepResult, check: Int)
  /// The line of code that the check's first failure leads to.
  case located(CodePlace, check: Int)
  /// The difference that was asked for.
  case difference(LearnerScreen.Page, request: Int)
  /// Stretchy's own failure.
  case failed(String)
}
