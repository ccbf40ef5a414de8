import Foundation
internal import Synchronization

/// The images and colours that the app brought with it.
package enum AppResources {
  private struct State {
    var folder: String?
    var scale: CGFloat = 1
    var isPad = false
    var catalog: AssetCatalog?
    var images: [String: UIImage] = [:]
  }

  private static let state = Mutex(State())

  /// Opens the app's resources: called once a run, before the app's code.
  ///
  /// - Parameters:
  ///   - folder: Holds asset catalogs and loose files, at any depth; nil for an app without any.
  ///   - screen: Decides between the variants of an image.
  package static func use(folder: String?, on screen: ScreenDescription) {
    state.withLock {
      $0 = State(
        folder: folder, scale: CGFloat(screen.scale), isPad: screen.idiom == .pad)
    }
  }

  /// The folder of the resources.
  package static var folder: String? { state.withLock { $0.folder } }

  /// The image of a name; the same one at each call, as on iOS.
  static func image(named name: String) -> UIImage? {
    let known = state.withLock { $0.images[name] }
    if let known { return known }
    guard let (catalog, scale, isPad) = opened(),
      let image = load(name, from: catalog, scale: scale, isPad: isPad)
    else { return nil }
    return state.withLock { state in
      let first = state.images[name] ?? image
      state.images[name] = first
      return first
    }
  }

  /// The colour of a name.
  static func color(named name: String) -> UIColor? {
    guard let (catalog, _, isPad) = opened(), let path = catalog.colorSets[name] else { return nil }
    let set: ColorSet? = CatalogFile.contents(of: path)
    return set?.color(isPad: isPad)
  }

  private static func opened() -> (AssetCatalog, CGFloat, Bool)? {
    state.withLock { state in
      guard let folder = state.folder else { return nil }
      let catalog = state.catalog ?? AssetCatalog(folder: folder)
      state.catalog = catalog
      return (catalog, state.scale, state.isPad)
    }
  }

  private static func load(
    _ name: String, from catalog: AssetCatalog, scale: CGFloat, isPad: Bool
  ) -> UIImage? {
    if let path = catalog.imageSets[name] {
      let set: ImageSet? = CatalogFile.contents(of: path)
      guard let set, let entry = set.entry(scale: scale, isPad: isPad),
        let file = entry.filename
      else { return nil }
      guard var values = UIImage.Values(file: "\(path)/\(file)", scale: entry.pixelsPerPoint)
      else {
        note("UIImage(named: \"\(name)\") is nil: \(file) is no PNG, JPEG, GIF, PDF or SVG.")
        return nil
      }
      values.name = name
      values.renderingMode = set.renderingMode
      return UIImage(values: values)
    }
    return LooseImage(name: name, scale: scale, isPad: isPad)
      .candidates.lazy
      .compactMap { candidate in
        catalog.looseFiles[candidate.file].flatMap {
          UIImage.Values(file: $0, scale: candidate.scale)
        }
      }
      .map { values in
        var named = values
        named.name = name
        return UIImage(values: named)
      }
      .first
  }

  /// Tells the console; off the main thread, where nobody listens, nothing is said.
  private static func note(_ message: String) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated { ApplicationHost.observer?.logged(message) }
  }
}
