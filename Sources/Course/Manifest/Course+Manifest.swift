import LayoutTrace
import Yams

extension Course {
  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - text: the YAML.
  ///   - file: its name, for messages.
  ///   - name: the course's name.
  ///   - hasFile: whether the course's folder has a file, by its path in there; a step's page must
  ///     be one. By default nobody looks.
  /// - Throws: `CourseError` with every mistake, not only the first.
  package init(
    manifest text: String, file: String, name: String,
    hasFile: @escaping (String) -> Bool = { _ in true }
  ) throws(CourseError) {
    let root = try ManifestReader.compose(text, file: file, what: "the manifest")
    var reader = ManifestReader(file: file, hasFile: hasFile)
    self = Self.read(root, name: name, with: &reader)
    try reader.finish()
  }

  static let manifestKeys = [
    "format", "title", "language", "devices", "views", "constraints", "gestures", "steps",
    "behaviours",
  ]

  private static func read(
    _ root: Node, name: String, with reader: inout ManifestReader
  ) -> Course {
    var parts: [String: Node] = [:]
    for (key, _, value) in reader.pairs(root, known: manifestKeys, of: "a course") {
      parts[key] = value
    }
    for key in ["format", "title", "devices", "views", "steps", "behaviours"]
    where parts[key] == nil {
      reader.note("a course has `\(key)`", at: root)
    }
    if let format = parts["format"] {
      reader.checkFormat(format, of: "course", reads: currentFormat)
    }
    let devices = parts["devices"].map { Self.devices($0, with: &reader) } ?? []
    let views = parts["views"].map { reader.views($0) } ?? []
    let constraints = parts["constraints"].map { reader.constraints($0, views: views) } ?? []
    let steps = parts["steps"].map { Self.steps($0, with: &reader) } ?? []
    var context = ManifestReader.Context(
      devices: devices, views: views, constraints: constraints, steps: steps.map(\.tag),
      scripts: [:])
    if let gestures = parts["gestures"] {
      for (key, _, value) in reader.pairs(gestures, known: nil, of: "`gestures`") {
        context.scripts[key] = reader.script(value, in: context)
      }
    }
    var behaviours: [Behaviour] = []
    if let node = parts["behaviours"] {
      for (id, idNode, value) in reader.pairs(node, known: nil, of: "`behaviours`") {
        behaviours.append(reader.behaviour(id, idNode, value, in: context))
      }
    }
    return Course(
      name: name, title: parts["title"].flatMap { reader.text($0, "`title`") } ?? "",
      languageVersion: parts["language"].flatMap { language($0, with: &reader) },
      devices: devices, views: views, constraints: constraints, gestures: context.scripts,
      steps: steps, behaviours: behaviours)
  }

  private static func language(_ node: Node, with reader: inout ManifestReader) -> String? {
    let known = ["4", "4.2", "5", "6"]
    guard let version = node.scalar?.string, known.contains(version) else {
      reader.note("`language` is Swift's language mode: 4, 4.2, 5 or 6", at: node)
      return nil
    }
    return version
  }

  static func devices(_ node: Node, with reader: inout ManifestReader) -> [Device] {
    reader.elements(node).compactMap { element in
      guard let name = reader.text(element, "a device") else { return nil }
      guard let device = DeviceCatalog.device(named: name) else {
        let nearest = Spelling.nearest(to: name, among: DeviceCatalog.devices.map(\.name))
        reader.note(
          "no device is called `\(name)`; "
            + (nearest.map { "did you mean `\($0)`?" } ?? "`stretchy devices` lists them"),
          at: element)
        return nil
      }
      return device
    }
  }

  private static func steps(_ node: Node, with reader: inout ManifestReader) -> [Step] {
    var steps: [Step] = []
    for element in reader.elements(node) {
      var step = Step(tag: "", title: "", teaches: "", page: nil)
      let known = ["tag", "title", "teaches", "page"]
      for (key, _, value) in reader.pairs(element, known: known, of: "a step") {
        guard let text = reader.text(value, "`\(key)`") else { continue }
        switch key {
        case "tag": step.tag = text
        case "title": step.title = text
        case "teaches": step.teaches = text
        default:
          step.page = text
          reader.checkPage(text, at: value)
        }
      }
      if step.tag.isEmpty { reader.note("a step has a tag: tag: Step-1", at: element) }
      if steps.contains(where: { $0.tag == step.tag }) {
        reader.note("`\(step.tag)` is there twice", at: element)
      }
      steps.append(step)
    }
    return steps
  }
}
