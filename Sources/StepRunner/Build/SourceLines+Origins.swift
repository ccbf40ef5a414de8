import Git
package import LayoutTrace
package import Sandbox

extension SourceLines {
  /// So many places are looked up at most: far more than an app has lines that make constraints,
  /// and no more than a command's arguments can name.
  private static let most = 4096

  /// The lines at which things were made that a trace tells the origins of.
  ///
  /// - Returns: the lines of those origins of which one is known.
  /// - Throws: `SandboxError` when a line cannot be looked for.
  package func places(
    of origins: [CodeOrigin], in step: CheckedOutStep, _ app: BuiltApp
  ) async throws(SandboxError) -> [CodeOrigin: Place] {
    var offsets: Set<Int> = []
    var places: [CodeOrigin: Place] = [:]
    for origin in origins {
      switch origin {
      case .library(let offset):
        offsets.insert(offset)
      case .source(let name, let line):
        // A bare name leads to a file when there is one of that name only.
        let files = step.files.files.map(\.path).filter { $0 == name || $0.hasSuffix("/" + name) }
        if files.count == 1 { places[origin] = Place(file: files[0], line: line) }
      }
    }
    let asked = Array(offsets.sorted().prefix(Self.most))
    for (offset, place) in zip(asked, try await self.places(at: asked, of: app)) {
      places[.library(offset: offset)] = place
    }
    return places
  }
}
