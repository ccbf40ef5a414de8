extension ApplicationHost {
  /// Who is told of each constraint as soon as the app has said what it relates; nil for nobody. What
  /// is on the call stack then is the code that makes it.
  package static var constraintIsMade: (@MainActor (NSLayoutConstraint) -> Void)?
}
