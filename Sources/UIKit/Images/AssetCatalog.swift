import Foundation

/// Where an app's images and colours lie: what its bundle would hold.
///
/// Catalogs are found anywhere below the folder, as Xcode's projects have them in subfolders; loose
/// files are known by their names, as a bundle has them all in one folder. Of two with the same name
/// the one first by path counts.
struct AssetCatalog {
  private(set) var imageSets: [String: String] = [:]
  private(set) var colorSets: [String: String] = [:]
  private(set) var looseFiles: [String: String] = [:]

  /// Looks through a folder; one that cannot be read holds nothing.
  init(folder: String) {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
    for path in walk.compactMap({ $0 as? String }).sorted() {
      add(path, in: folder)
    }
  }

  private mutating func add(_ path: String, in folder: String) {
    let components = path.split(separator: "/").map(String.init)
    guard let last = components.last else { return }
    let whole = "\(folder)/\(path)"
    let catalog = components.firstIndex { $0.hasSuffix(".xcassets") }
    guard let catalog else {
      if looseFiles[last] == nil { looseFiles[last] = whole }
      return
    }
    let groups = components[(catalog + 1)...].dropLast()
    if let name = Self.name(last, without: ".imageset") {
      let full = namespaced(
        name, groups: Array(groups), catalog: components[...catalog], in: folder)
      if imageSets[full] == nil { imageSets[full] = whole }
    } else if let name = Self.name(last, without: ".colorset") {
      let full = namespaced(
        name, groups: Array(groups), catalog: components[...catalog], in: folder)
      if colorSets[full] == nil { colorSets[full] = whole }
    }
  }

  /// The name by which an app asks: groups that provide a namespace come before it.
  private func namespaced(
    _ name: String, groups: [String], catalog: ArraySlice<String>, in folder: String
  ) -> String {
    var path = "\(folder)/\(catalog.joined(separator: "/"))"
    var parts: [String] = []
    for group in groups {
      path += "/\(group)"
      if GroupContents(path: path)?.providesNamespace == true { parts.append(group) }
    }
    return (parts + [name]).joined(separator: "/")
  }

  private static func name(_ component: String, without suffix: String) -> String? {
    component.hasSuffix(suffix) ? String(component.dropLast(suffix.count)) : nil
  }
}

/// What a group's `Contents.json` says.
private struct GroupContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  var properties: Properties?

  /// Nil for a group without a readable `Contents.json`, which Xcode takes for a plain one.
  init?(path: String) {
    guard let contents: GroupContents = CatalogFile.contents(of: path) else { return nil }
    self = contents
  }

  var providesNamespace: Bool { properties?.providesNamespace ?? false }
}
