/// Tells which of a step's files are the app: Swift sources, resources, property lists.
///
/// It decides by the paths alone and by what the sources say of entry points; no project file has to
/// be understood, and no configuration of ours has to be there.
struct SourceFinder {
  /// The app's files, relative to the step's folder, each list in order of path.
  struct App: Equatable {
    var sources: [String] = []
    /// Asset catalogs as folders, loose images, and Info.plist.
    var resources: [String] = []
    /// Info.plist files, Xcode project files and Package.swift, which say how the app starts and
    /// which Swift it is written in: those nearest to the step's folder first, of these Xcode's.
    var projectFiles: [String] = []
  }

  /// - Parameter files: all regular files of the step, relative to its folder.
  static func find(in files: [String]) -> App {
    var app = App()
    var catalogs: Set<String> = []
    for file in files.sorted() {
      let components = file.split(separator: "/").map(String.init)
      guard let name = components.last else { continue }
      let isProject = isXcodeProject(components)
      guard !components.dropLast(isProject ? 2 : 1).contains(where: isForeign) else { continue }
      if isProject {
        app.projectFiles.append(file)
      } else if let depth = components.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        let catalog = components[...depth].joined(separator: "/")
        if catalogs.insert(catalog).inserted { app.resources.append(catalog) }
      } else if name.hasSuffix(".swift") {
        if name == "Package.swift" {
          app.projectFiles.append(file)
        } else {
          app.sources.append(file)
        }
      } else if name.hasSuffix("Info.plist") {
        app.resources.append(file)
        app.projectFiles.append(file)
      } else if isImage(name) {
        app.resources.append(file)
      }
    }
    app.projectFiles.sort { (nearness($0), $0) < (nearness($1), $1) }
    return app
  }

  /// Whether a path leads to what an Xcode project is, a file in a folder of the project's name.
  private static func isXcodeProject(_ components: [String]) -> Bool {
    components.last == "project.pbxproj"
      && components.dropLast().last?.hasSuffix(".xcodeproj") == true
  }

  /// How far from the step's folder a project file speaks, and after which others.
  private static func nearness(_ file: String) -> Int {
    let components = file.split(separator: "/").map(String.init)
    return isXcodeProject(components) ? 2 * (components.count - 2) : 2 * (components.count - 1) + 1
  }

  /// Leaves out the sources of other targets: where several files have an entry point, the app is
  /// the one whose file names `UIApplicationDelegate`, and the folders of the others are not its.
  static func withoutOtherTargets(
    _ sources: [String], findings: [String: SourceScanner.Findings]
  ) -> [String] {
    let entries = sources.filter { findings[$0].map { !$0.entryPoints.isEmpty } ?? false }
    let apps = entries.filter { findings[$0].map(\.namesApplicationDelegate) ?? false }
    guard entries.count > 1, let app = apps.first, apps.count == 1 else { return sources }
    let foreign = entries.filter { $0 != app }.map(folder)
      .filter { !$0.isEmpty && !(folder(of: app) + "/").hasPrefix($0 + "/") }
    return sources.filter { source in !foreign.contains { source.hasPrefix($0 + "/") } }
  }

  private static func folder(of file: String) -> String {
    file.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// Folders that hold other people's code, tests, or what a build left behind.
  private static func isForeign(_ folder: String) -> Bool {
    foreignFolders.contains(folder) || folder.hasPrefix(".")
      || foreignSuffixes.contains { folder.hasSuffix($0) }
  }

  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "SourcePackages", "node_modules", "vendor",
    "fastlane", "Tests", "UITests",
  ]

  private static let foreignSuffixes = [
    "Tests", ".playground", ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle",
  ]

  private static func isImage(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return [".png", ".jpg", ".jpeg"].contains { lowercased.hasSuffix($0) }
  }
}
