extension Event {
  func write(to row: inout RowWriter) {
    row.append(time)
    switch kind {
    case .unsatisfiable(let broken):
      row.append(Tag.unsatisfiable.rawValue)
      broken.write(to: &row)
    case .animation(let duration, let delay, let curve, let changes):
      row.append(Tag.animation.rawValue)
      row.append(duration)
      row.append(delay)
      row.append(curve)
      row.append(changes) { $0.append($1) }
    case .statusBarChange(let isHidden, let duration):
      row.append(Tag.statusBarChange.rawValue)
      row.append(isHidden)
      row.append(duration)
    case .log(let text):
      row.append(Tag.log.rawValue)
      row.append(text)
    case .unsupported(let call):
      row.append(Tag.unsupported.rawValue)
      row.append(call)
    case .exception(let name, let reason):
      row.append(Tag.exception.rawValue)
      row.append(name)
      row.append(reason)
    case .delegate(let method):
      row.append(Tag.delegate.rawValue)
      row.append(method)
    }
  }

  init(row: inout RowReader) throws(TraceError) {
    time = try row.number()
    switch try row.name(of: Tag.self) {
    case .unsatisfiable:
      kind = .unsatisfiable(try BrokenConstraint(row: &row))
    case .animation:
      kind = .animation(
        duration: try row.number(), delay: try row.number(), curve: try row.string(),
        changes: try row.array { row throws(TraceError) in try row.string() })
    case .statusBarChange:
      kind = .statusBarChange(isHidden: try row.flag(), duration: try row.number())
    case .log:
      kind = .log(try row.string())
    case .unsupported:
      kind = .unsupported(try row.string())
    case .exception:
      kind = .exception(name: try row.string(), reason: try row.string())
    case .delegate:
      kind = .delegate(try row.string())
    }
    try row.end()
  }

  private enum Tag: String {
    case unsatisfiable, animation, statusBarChange, log, unsupported, exception, delegate
  }
}
