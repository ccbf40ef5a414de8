package import LayoutTrace
import Yams

extension Course {
  /// Reads a script that was not written into the manifest, in the manifest's own words: the name of
  /// one of the course's, one gesture, or a list of them.
  ///
  /// - Parameters:
  ///   - text: YAML: `tour`, `drag: {down: 250}`, `[{scroll: {to: end}}, {wait: 0.5}]`.
  ///   - source: where it was written, for messages: `--gesture`.
  /// - Throws: `CourseError` with every mistake.
  package func script(_ text: String, from source: String) throws(CourseError) -> [Gesture] {
    let node = try ManifestReader.compose(text, file: source, what: "the script")
    var reader = ManifestReader(file: source) { _ in true }
    let context = ManifestReader.Context(
      devices: devices, views: views, constraints: constraints, steps: steps.map(\.tag),
      scripts: gestures)
    let script = reader.script(node, in: context)
    guard reader.mistakes.isEmpty else { throw CourseError(mistakes: reader.mistakes) }
    return script
  }
}
