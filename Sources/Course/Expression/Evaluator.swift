/// What an expression was compiled to: a function of a moment, by the type of its value.
///
/// A function throws `Absence` where the thing it speaks of is not there at the moment.
enum Evaluator: Sendable {
  case number(@Sendable (Moment) throws(Absence) -> Double)
  case boolean(@Sendable (Moment) throws(Absence) -> Bool)
  case text(@Sendable (Moment) throws(Absence) -> String)
  case texts(@Sendable (Moment) throws(Absence) -> [String])
  case paint(@Sendable (Moment) throws(Absence) -> Paint)

  var type: ValueType {
    switch self {
    case .number: .number
    case .boolean: .boolean
    case .text: .text
    case .texts: .texts
    case .paint: .paint
    }
  }

  func value(at moment: Moment) throws(Absence) -> Value {
    switch self {
    case .number(let read): .number(try read(moment))
    case .boolean(let read): .boolean(try read(moment))
    case .text(let read): .text(try read(moment))
    case .texts(let read): .texts(try read(moment))
    case .paint(let read): .paint(try read(moment))
    }
  }

  /// The same at another moment, such as the one before.
  func moved(_ move: @escaping @Sendable (Moment) -> Moment) -> Evaluator {
    switch self {
    case .number(let read): .number { moment throws(Absence) in try read(move(moment)) }
    case .boolean(let read): .boolean { moment throws(Absence) in try read(move(moment)) }
    case .text(let read): .text { moment throws(Absence) in try read(move(moment)) }
    case .texts(let read): .texts { moment throws(Absence) in try read(move(moment)) }
    case .paint(let read): .paint { moment throws(Absence) in try read(move(moment)) }
    }
  }

  /// A fact of a subject that is had from a moment.
  static func fact<Subject>(
    _ reader: Reader<Subject>, named name: String,
    of subject: @escaping @Sendable (Moment) throws(Absence) -> Subject
  ) -> Evaluator {
    func found<Result>(
      _ read: @escaping @Sendable (Subject) -> Result?
    ) -> @Sendable (Moment) throws(Absence) -> Result {
      { moment throws(Absence) in
        guard let value = read(try subject(moment)) else {
          throw Absence(reason: "there is no `\(name)`")
        }
        return value
      }
    }
    return switch reader {
    case .number(let read): .number(found(read))
    case .boolean(let read): .boolean(found(read))
    case .text(let read): .text(found(read))
    case .texts(let read): .texts(found(read))
    case .paint(let read): .paint(found(read))
    }
  }
}
