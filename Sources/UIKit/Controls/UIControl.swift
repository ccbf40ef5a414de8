public import Foundation

/// A view that a finger works, and that tells of it.
///
/// There is no Objective-C runtime here and so no target and selector: what happens is told to the
/// closures that were given with `addAction(_:for:)`.
@preconcurrency @MainActor open class UIControl: UIView {
  /// The actions that were added, in order.
  final var actions: [ControlAction] = []
  private final var isFingerDown = false
  private final var isFingerInside = false

  /// A control of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control that runs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether a finger can work it.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  /// Whether it is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// All that it is at this moment.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  /// Where its content lies from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where its content lies from left to right.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The same by left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .left, .right, .center, .fill: contentHorizontalAlignment
    }
  }

  /// Whether a finger is being followed.
  open var isTracking: Bool { isFingerDown }

  /// Whether that finger is over the control.
  open var isTouchInside: Bool { isFingerInside }

  // MARK: Following a finger

  /// A finger came down; whether it is to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; whether it is to be followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  /// Runs an action on each of the events. An action that is there already, by its identifier, is
  /// replaced by it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(ControlAction(action: action, events: controlEvents))
  }

  /// Runs an action no more on these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action.identifier, for: controlEvents)
  }

  /// Runs the action of an identifier no more on these events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(actionIdentifier, for: controlEvents)
  }

  /// All events on which something is run.
  open var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    action.run(from: self)
  }

  /// Runs what was added for any of the events, in the order of being added.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents)
  }

  // MARK: Touches

  /// A finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isFingerDown = true
    isFingerInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// The finger moved.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFingerDown, let touch = touches.first else { return }
    let wasInside = isFingerInside
    isFingerInside = reaches(touch)
    guard continueTracking(touch, with: event) else { return stopTracking() }
    isHighlighted = isFingerInside
    if wasInside != isFingerInside {
      sendActions(for: isFingerInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isFingerInside ? .touchDragInside : .touchDragOutside)
  }

  /// The finger was lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFingerDown, let touch = touches.first else { return }
    isFingerInside = reaches(touch)
    let isInside = isFingerInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { sendPrimaryAction() }
  }

  /// The finger was taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isFingerDown else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  // MARK: Seams for UIKit's own controls

  /// Its state has changed.
  func stateDidChange() { setNeedsLayout() }

  /// A finger was lifted on it: what a button takes for being pressed.
  func sendPrimaryAction() {}

  private func stopTracking() {
    isFingerDown = false
    isFingerInside = false
    isHighlighted = false
  }

  /// A finger that has left the control is still taken for being on it within 70 points, as on a
  /// phone.
  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
