extension Event: Encodable {
  private enum CodingKeys: String, CodingKey {
    case time, kind
    case constraint, conflict, violation
    case duration, delay, curve, changes
    case isHidden, text, call, name, reason, method
  }

  /// Writes the event flat: its time, its kind by name, and what belongs to that kind.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    switch kind {
    case .unsatisfiable(let broken):
      try container.encode("unsatisfiable", forKey: .kind)
      try container.encode(broken.constraint, forKey: .constraint)
      try container.encode(broken.conflict, forKey: .conflict)
      try container.encode(broken.violation, forKey: .violation)
    case .animation(let duration, let delay, let curve, let changes):
      try container.encode("animation", forKey: .kind)
      try container.encode(duration, forKey: .duration)
      try container.encode(delay, forKey: .delay)
      try container.encode(curve, forKey: .curve)
      try container.encode(changes, forKey: .changes)
    case .statusBarChange(let isHidden, let duration):
      try container.encode("statusBarChange", forKey: .kind)
      try container.encode(isHidden, forKey: .isHidden)
      try container.encode(duration, forKey: .duration)
    case .log(let text):
      try container.encode("log", forKey: .kind)
      try container.encode(text, forKey: .text)
    case .unsupported(let call):
      try container.encode("unsupported", forKey: .kind)
      try container.encode(call, forKey: .call)
    case .exception(let name, let reason):
      try container.encode("exception", forKey: .kind)
      try container.encode(name, forKey: .name)
      try container.encode(reason, forKey: .reason)
    case .delegate(let method):
      try container.encode("delegate", forKey: .kind)
      try container.encode(method, forKey: .method)
    }
  }
}
