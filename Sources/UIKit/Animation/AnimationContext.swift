import Foundation

/// The block of animations that is being run, if any.
@MainActor final class AnimationContext {
  private(set) static var current: AnimationContext?

  /// Forgets everything: a phone was switched on.
  static func reset() {
    current = nil
  }
}
