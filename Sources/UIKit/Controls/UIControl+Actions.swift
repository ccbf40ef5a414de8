/// An action and the events on which it runs.
@MainActor struct ControlAction {
  let action: UIAction
  var events: UIControl.Event
}

extension UIControl {
  func add(_ new: ControlAction) {
    remove(new.action.identifier, for: new.events)
    actions.append(new)
  }

  func remove(_ identifier: UIAction.Identifier, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  func send(_ events: Event) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      sendAction(entry.action)
    }
  }
}
