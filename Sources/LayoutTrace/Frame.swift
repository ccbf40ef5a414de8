/// What the phone showed at one tick of the display.
package struct Frame: Codable, Equatable, Sendable {
  /// Seconds on the virtual clock since launch.
  package var time: Double
  /// The index into the script of the gesture being played; nil for the frame at rest.
  package var gesture: Int?
  /// Where the finger is, in window coordinates; nil while no finger is down.
  package var touch: Point?
  /// The size of the screen as it is turned now.
  package var screen: Size
  /// The window's safe area.
  package var safeArea: Insets
  package var statusBar: StatusBar
  /// The views of the window in drawing order, back to front: a parent before its children.
  package var views: [ViewState]
  /// The app's active constraints, in order of activation: those that hold and those that do not.
  package var constraints: [ConstraintState]
  /// The required constraints that cannot hold at this frame.
  package var broken: [BrokenConstraint]
  /// The optional constraints that do not hold at this frame, strongest first.
  package var unsatisfied: [UnsatisfiedConstraint]
  /// The views whose constraints leave open where they are, in the order in which constraints first
  /// named them.
  package var ambiguous: [AmbiguousLayout]
  /// How it looks; nil unless the run records looks.
  package var look: FrameLook?

  package init(
    time: Double, gesture: Int?, touch: Point?, screen: Size, safeArea: Insets,
    statusBar: StatusBar, views: [ViewState], constraints: [ConstraintState] = [],
    broken: [BrokenConstraint], unsatisfied: [UnsatisfiedConstraint],
    ambiguous: [AmbiguousLayout] = [], look: FrameLook? = nil
  ) {
    self.time = time
    self.gesture = gesture
    self.touch = touch
    self.screen = screen
    self.safeArea = safeArea
    self.statusBar = statusBar
    self.views = views
    self.constraints = constraints
    self.broken = broken
    self.unsatisfied = unsatisfied
    self.ambiguous = ambiguous
    self.look = look
  }
}

/// The status bar at one frame.
package struct StatusBar: Codable, Hashable, Sendable {
  package enum Style: String, Codable, Sendable { case `default`, lightContent, darkContent }

  /// What the app asks for; it changes at once.
  package var isHidden: Bool
  package var style: Style
  /// The bar's height while it is shown, in points.
  package var height: Double
  /// How far it is slid up out of the screen, 0...height, as animated.
  package var slid: Double
  /// Its opacity as animated: a fading bar changes this one.
  package var alpha: Double

  package init(isHidden: Bool, style: Style, height: Double, slid: Double, alpha: Double) {
    self.isHidden = isHidden
    self.style = style
    self.height = height
    self.slid = slid
    self.alpha = alpha
  }
}

/// A required constraint that gave way, with the set that cannot hold together.
package struct BrokenConstraint: Codable, Hashable, Sendable {
  /// The constraint that gave way, as its description says it without addresses.
  package var constraint: String
  /// Every member of the conflicting set, `constraint` among them, in a fixed order.
  package var conflict: [String]
  /// By how much it is violated, in points.
  package var violation: Double

  package init(constraint: String, conflict: [String], violation: Double) {
    self.constraint = constraint
    self.conflict = conflict
    self.violation = violation
  }
}

/// An optional constraint that does not hold.
package struct UnsatisfiedConstraint: Codable, Hashable, Sendable {
  package var constraint: String
  package var priority: Double
  /// By how much it is violated, in points.
  package var violation: Double

  package init(constraint: String, priority: Double, violation: Double) {
    self.constraint = constraint
    self.priority = priority
    self.violation = violation
  }
}
