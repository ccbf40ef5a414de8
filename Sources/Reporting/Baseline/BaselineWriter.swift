import Course
import Foundation
import LayoutTrace

extension Baseline {
  /// The baseline as text: the same for the same baseline, a line a reading, so that a difference of
  /// two texts tells what is otherwise.
  ///
  /// - Throws: what `JSONEncoder` throws on a number that is not finite, which a script never holds.
  package func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = [
      "\(BaselineText.title) \(Self.currentVersion)",
      "# What the step shows, in points, recorded by 'stretchy baseline' and held against later",
      "# runs by 'stretchy run --against'. Between two places of a curve a number goes straight. What",
      "# a gesture does not tell is as it was at the end of the one before.",
      "course: \(BaselineText.token(course))",
      "step: \(BaselineText.token(step))",
      "tolerance: \(Number.text(tolerance))",
    ]
    var before: Run?
    for run in runs {
      if run.device != before?.device || run.parts.first != before?.parts.first {
        lines += ["", "device: \(BaselineText.token(run.device))", BaselineText.rest]
        lines += (run.parts.first?.curves ?? []).map { "  " + Self.line($0) }
      }
      lines.append(BaselineText.script)
      for (gesture, part) in zip(run.script, run.parts.dropFirst()) {
        lines.append("  do: " + String(decoding: try encoder.encode(gesture), as: UTF8.self))
        lines.append("    frames: \(part.frames)")
        lines += part.curves.map { "    " + Self.line($0) }
      }
      before = run
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ named: NamedCurve) -> String {
    let name = BaselineText.token(named.name)
    guard !named.curve.isConstant else {
      return "\(name): \(BaselineText.value(named.curve.knots[0].value))"
    }
    let knots = named.curve.knots.map { knot in
      "\(Number.text(knot.place)) \(BaselineText.value(knot.value))"
    }
    return "\(name) by \(named.curve.axis.rawValue): " + knots.joined(separator: ", ")
  }
}
