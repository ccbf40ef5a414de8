import Foundation
import Testing
import UIKit

@testable import StretchyStep1
@testable import StretchyStep2
@testable import StretchyStep3
@testable import StretchyStep3Parallax
@testable import StretchyStep4
@testable import StretchyStep5
@testable import StretchyStep6

/// A step of a course, as an app that is linked into the tests.
protocol LinkedStep: Sendable {
  /// The folder with the step's sources and images, below `steps`.
  var path: String { get }
  /// The delegate with which the app starts.
  @MainActor var delegate: any UIApplicationDelegate.Type { get }
}

extension LinkedStep {
  /// The folder with the step's sources and images.
  var folder: String {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    return tests.appending(path: "../../steps/\(path)").standardized.path
  }
}

/// A step of Stretchy Layouts.
enum Step: String, CaseIterable, CustomTestStringConvertible, LinkedStep {
  case one = "Step-1"
  case two = "Step-2"
  case three = "Step-3"
  case parallax = "Step-3-parallax"
  case four = "Step-4"
  case five = "Step-5"
  case six = "Step-6"

  var testDescription: String { rawValue }

  var path: String { "stretchy-layout/\(rawValue)" }

  @MainActor var delegate: any UIApplicationDelegate.Type {
    switch self {
    case .one: StretchyStep1.AppDelegate.self
    case .two: StretchyStep2.AppDelegate.self
    case .three: StretchyStep3.AppDelegate.self
    case .parallax: StretchyStep3Parallax.AppDelegate.self
    case .four: StretchyStep4.AppDelegate.self
    case .five: StretchyStep5.AppDelegate.self
    case .six: StretchyStep6.AppDelegate.self
    }
  }
}
