import Git

/// The files of a step as they lie in the repository of an Xcode project from 2017: sources in a
/// folder below, the language of Swift 4, dependencies committed, and no file of ours.
struct XcodeProject {
  /// The step's files, from a folder that holds nothing but the app.
  var step: [RepositoryBuilder.File]

  var files: [RepositoryBuilder.File] {
    step.map(aged) + Self.surroundings
  }

  private func aged(_ file: RepositoryBuilder.File) -> RepositoryBuilder.File {
    var old = file
    old.path = "Stretchy/" + file.path
    guard file.path.hasSuffix(".swift") else { return old }
    var text = String(decoding: file.bytes, as: UTF8.self)
    for (now, then) in Self.spellings { text = text.replacing(now, with: then) }
    old.bytes = Array(text.utf8)
    return old
  }

  /// What is written now, and what was written then.
  static let spellings = [
    ("@main\nfinal class AppDelegate", "@UIApplicationMain\nclass AppDelegate"),
    ("[UIApplication.LaunchOptionsKey: Any]?", "[UIApplicationLaunchOptionsKey: Any]?"),
    (
      "UIColor(red: 0.76, green: 0.24, blue: 0.26, alpha: 1)",
      "#colorLiteral(red: 0.76, green: 0.24, blue: 0.26, alpha: 1)"
    ),
    (
      "UIEdgeInsets(\n      top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)",
      "UIEdgeInsetsMake(0, 0, view.safeAreaInsets.bottom, 0)"
    ),
    ("import SnapKit\nimport UIKit", "import UIKit\nimport SnapKit"),
  ]

  /// What else is there. Any of the Swift files would break the build if it were taken for the app's.
  private static let surroundings: [RepositoryBuilder.File] = [
    .init(
      path: "Stretchy.xcodeproj/project.pbxproj",
      text: """
        // !$*UTF8*$!
        {
          archiveVersion = 1;
          objectVersion = 48;
          objects = {
          };
        }

        """),
    .init(
      path: "Stretchy.xcworkspace/contents.xcworkspacedata",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0">
          <FileRef location="group:Stretchy.xcodeproj"></FileRef>
          <FileRef location="group:Pods/Pods.xcodeproj"></FileRef>
        </Workspace>

        """),
    .init(
      path: "Stretchy/Base.lproj/LaunchScreen.storyboard",
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        </document>

        """),
    .init(
      path: "Podfile",
      text: """
        platform :ios, '11.0'
        target 'Stretchy' do
          use_frameworks!
          pod 'SnapKit', '~> 4.0.0'
        end

        """),
    .init(path: "Podfile.lock", text: "PODS:\n  - SnapKit (4.0.0)\n\nCOCOAPODS: 1.3.1\n"),
    .init(
      path: "Pods/SnapKit/Source/ConstraintMaker.swift",
      text: "import AppKit\n\npublic class ConstraintMaker {}\n"),
    .init(
      path: "Pods/Target Support Files/SnapKit/SnapKit-dummy.m",
      text: "#import <Foundation/Foundation.h>\n"),
    .init(
      path: "StretchyTests/StretchyTests.swift",
      text: "import XCTest\n@testable import Stretchy\n\nclass StretchyTests: XCTestCase {}\n"),
    .init(path: "README.md", text: "# Stretchy\n"),
  ]
}
