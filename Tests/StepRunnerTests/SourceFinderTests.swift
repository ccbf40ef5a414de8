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
            "StretchyLayout.xcodeproj/project.pbxproj", "StretchyLayout/Info.plist",
          ]))
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
      """
    #expect(
      ProjectFile.mainStoryboards(in: Array(plist.utf8), file: "Info.plist").map {
        "\($0.file):\($0.line):\($0.column) \($0.what)"
      } == ["Info.plist:4:7 A main storyboard (UIMainStoryboardFile)"])
  }
}
