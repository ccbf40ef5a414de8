package import Foundation
package import UIKit

extension AppInfo {
  /// What the `Info.plist` in a folder of resources says, the one that lies least deep; an app
  /// without one, or with one that cannot be read, has UIKit's defaults.
  package init(resources: URL) {
    self.init()
    // Silence is right: a plist that is missing or broken says nothing.
    guard let path = Self.plist(below: resources),
      let data = try? Data(contentsOf: resources.appending(path: path)),
      let plist = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = plist as? [String: Any]
    else { return }
    isStatusBarRuledByControllers =
      entries["UIViewControllerBasedStatusBarAppearance"] as? Bool ?? true
    isStatusBarHidden = entries["UIStatusBarHidden"] as? Bool ?? false
    supportedOrientations = entries["UISupportedInterfaceOrientations"] as? [String]
    guard let manifest = entries["UIApplicationSceneManifest"] as? [String: Any] else { return }
    hasScenes = true
    let configurations = manifest["UISceneConfigurations"] as? [String: Any]
    let windows = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    sceneDelegateClassName = windows?.first?["UISceneDelegateClassName"] as? String
  }

  private static func plist(below folder: URL) -> String? {
    let paths = FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }
      .filter { $0 == "Info.plist" || $0.hasSuffix("/Info.plist") }
    return paths?.min { left, right in
      let depths = (left.count { $0 == "/" }, right.count { $0 == "/" })
      return depths.0 == depths.1 ? left < right : depths.0 < depths.1
    }
  }
}
