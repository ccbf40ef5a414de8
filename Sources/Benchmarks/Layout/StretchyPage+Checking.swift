import Foundation
import SolverWorkloads
import UIKit

extension StretchyPage {
  /// By how much what the workload expects of a frame is missed, in points; more than a third of a
  /// pixel cannot be the rounding of frames to pixels.
  func error(of expectation: Workload.Expectation) -> Double {
    switch expectation {
    case .values(let pairs): pairs.map { abs(value(of: $0.variable) - $0.value) }.max() ?? 0
    case .objective: 0
    }
  }

  /// What W1-s4's variable stands for: it numbers x, y, width and height of one view after another,
  /// with the offset and the content's height between.
  private func value(of variable: Int) -> Double {
    switch variable {
    case 0..<4: component(variable, of: window.frame)
    case 4..<8: component(variable - 4, of: scrollView.frame)
    case 8: scrollView.contentOffset.x
    case 9: scrollView.contentOffset.y
    case 10: scrollView.contentSize.height
    case 11..<15: component(variable - 11, of: header.frame)
    case 15..<19: component(variable - 15, of: image.frame)
    case 19..<23: component(variable - 19, of: backing.frame)
    case 23..<27: component(variable - 23, of: textContainer.frame)
    case 27..<31: component(variable - 27, of: text.frame)
    default: .nan
    }
  }

  private func component(_ index: Int, of frame: CGRect) -> Double {
    [frame.minX, frame.minY, frame.width, frame.height][index]
  }
}
