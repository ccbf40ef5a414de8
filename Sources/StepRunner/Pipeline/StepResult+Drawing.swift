import Checker
package import Course
import LayoutTrace
package import Reporting

extension StepResult {
  /// The phone at the frame at which the first behaviour fails that does; nil when none fails, or
  /// not at a frame. Where too little is off there to be seen in a drawing, it is the phone at the
  /// frame at which most is.
  package func drawing(course: Course) -> PhoneDrawing? {
    guard case .ran(_, let plan, let outcomes) = stage else { return nil }
    for index in behaviours.indices {
      guard case .failed(let failure) = verdict(at: index) else { continue }
      guard failure.frame != nil, let finding = decisive(at: index),
        let device = behaviours[index].devices.first(where: { $0.name == finding.device }),
        let run = plan.index(of: behaviours[index], on: device),
        let trace = outcomes[run].trace
      else { return nil }
      let record = Record(trace, of: course)
      let isSeen = failure.distance >= Self.visible || failure.wanted.isEmpty
      let shown =
        isSeen
        ? failure
        : Checker.furthest(like: failure, of: behaviours[index], on: device, in: record)
      guard let frame = shown.frame, trace.frames.indices.contains(frame) else { return nil }
      let offset = shown.offset.map { "offset \(Number.text($0))" }
      let place = offset ?? "\(Number.text(shown.time ?? 0)) s"
      return PhoneDrawing(
        frame: trace.frames[frame], caption: isSeen ? place : place + ", where most is off",
        names: zip(course.views, record.found).compactMap { name, found in
          found.map { (name: name.name, view: $0.view) }
        }, wanted: shown.wanted, mentions: shown.mentions)
    }
    return nil
  }

  /// In points: less is lost in a drawing made of characters.
  private static var visible: Double { 30 }
}
