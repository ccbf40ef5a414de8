import UIKit

@testable import GridStep1
@testable import GridStep2
@testable import GridStep3
@testable import GridStep3Wide
@testable import GridStep4
@testable import GridStep5
@testable import GridStep5Expanding
@testable import GridStep6
@testable import GridStep6Numeric

/// A step of A Grid That Scrolls.
enum GridStep: String, CaseIterable, LinkedStep {
  case one = "Step-1"
  case two = "Step-2"
  case three = "Step-3"
  case wide = "Step-3-wide"
  case four = "Step-4"
  case five = "Step-5"
  case expanding = "Step-5-expanding"
  case six = "Step-6"
  case numeric = "Step-6-numeric"

  var path: String { "scroll-grid/\(rawValue)" }

  @MainActor var delegate: any UIApplicationDelegate.Type {
    switch self {
    case .one: GridStep1.AppDelegate.self
    case .two: GridStep2.AppDelegate.self
    case .three: GridStep3.AppDelegate.self
    case .wide: GridStep3Wide.AppDelegate.self
    case .four: GridStep4.AppDelegate.self
    case .five: GridStep5.AppDelegate.self
    case .expanding: GridStep5Expanding.AppDelegate.self
    case .six: GridStep6.AppDelegate.self
    case .numeric: GridStep6Numeric.AppDelegate.self
    }
  }
}
