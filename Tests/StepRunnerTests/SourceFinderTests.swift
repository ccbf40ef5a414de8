import Testing

@testable import StepRunner

@Suite struct SourceFinderTests {
  @Test func anXcodeProjectOf2017IsFoundAsItStands() {
    let app = SourceFinder.find(in: [
      "Podfile", "Pods/SnapKit/Source/Constraint.swift", "Pods/Pods.xcodeproj/project.pbxproj",
      "README.md", "StretchyLayout.xcodeproj/project.pbxproj", "StretchyLayout/AppDelegate.swift",
      "StretchyLayout/Assets.xcassets/Contents.json",
      "StretchyLayout/Assets.xcassets/Header.imageset/Contents.json",
      "StretchyLayout/Assets.xcassets/Header.imageset/header.jpg",
      "StretchyLayout/Base.lproj/LaunchScreen.storyboard", "StretchyLayout/Info.plist",
      "StretchyLayout/Photo.PNG", "StretchyLayout/StretchyViewController.swift",
      "StretchyLayoutTests/StretchyLayoutTests.swift", "StretchyLayoutTests/Info.plist",
      "Package.swift",
    ])
    #expect(
      app
        == SourceFinder.App(
          sources: [
            "StretchyLayout/AppDelegate.swift", "StretchyLayout/StretchyViewController.swift",
          ],
          resources: [
            "StretchyLayout/Assets.xcassets", "StretchyLayout/Info.plist",
            "StretchyLayout/Photo.PNG",
          ],
          projectFiles: [
            "StretchyLayout.xcodeproj/project.pbxproj", "Package.swift",
            "StretchyLayout/Info.plist",
          ]))
  }

  @Test func theProjectNearestToTheStepSpeaksAndNoneOfSomebodyElses() {
    let app = SourceFinder.find(in: [
      "Carthage/Checkouts/SnapKit/SnapKit.xcodeproj/project.pbxproj", "App/Info.plist",
      "LocalPackages/Core/Package.swift", "MyApp.xcodeproj/project.pbxproj",
      "Demo/Demo.xcodeproj/project.pbxproj", "notes/project.pbxproj",
    ])
    #expect(
      app.projectFiles == [
        "MyApp.xcodeproj/project.pbxproj", "Demo/Demo.xcodeproj/project.pbxproj",
        "App/Info.plist", "LocalPackages/Core/Package.swift",
      ])
  }

  @Test func aWidgetBesideTheAppIsLeftOut() {
    let sources = [
      "App/AppDelegate.swift", "App/Page.swift", "Widget/Widget.swift", "Shared/A.swift",
    ]
    let findings = [
      "App/AppDelegate.swift": SourceScanner.scan(
        Array("@main class AppDelegate: UIResponder, UIApplicationDelegate {}".utf8), file: ""),
      "Widget/Widget.swift": SourceScanner.scan(Array("@main struct W {}".utf8), file: ""),
    ]
    #expect(
      SourceFinder.withoutOtherTargets(sources, findings: findings) == [
        "App/AppDelegate.swift", "App/Page.swift", "Shared/A.swift",
      ])
  }

  @Test func aMainStoryboardIsNamedAndALaunchScreenIsNot() {
    let plist = """
      <dict>
      \t<key>UILaunchStoryboardName</key>
      \t<string>LaunchScreen</string>
      \t<key>UIMainStoryboardFile</key>
      \t<string>Main</string>
      """
    let mentions = ProjectFile.mainStoryboards(in: Array(plist.utf8), file: "Info.plist")
    #expect(
      mentions.map { "\($0.use.file):\($0.use.line):\($0.use.column) \($0.use.what)" }
        == ["Info.plist:4:7 A main storyboard (UIMainStoryboardFile)"])
    #expect(mentions.map(\.name) == ["Main"])
    let project = "\t\tINFOPLIST_KEY_UIMainStoryboardFile = Start;"
    #expect(
      ProjectFile.mainStoryboards(in: Array(project.utf8), file: "p").map(\.name) == ["Start"])
  }
}
