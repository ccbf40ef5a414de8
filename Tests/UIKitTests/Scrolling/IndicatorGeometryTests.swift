import Foundation
import Testing

@testable import UIKit

@Suite struct IndicatorGeometryTests {
  /// The tutorial's Step-5 on an iPhone X.
  static let tutorial = ScrollIndicatorGeometry(
    viewLength: 812, contentLength: 1386.17 + 34, range: 0...608.17, insets: (44, 34))

  @Test("fact 12.5: the track is 47 to 775 and the indicator 415.4 +- 1 long")
  func recordedIndicator() {
    let start = Self.tutorial.span(at: 0)
    let end = Self.tutorial.span(at: 608.17)
    #expect(start.start == 47)
    #expect(abs(start.length - 415.4) < 1)
    #expect(abs(end.start + end.length - 775) < 1e-9)
  }

  @Test("fact 2.30: beyond the end the indicator is shorter by the pull and stays at its end")
  func pulled() {
    let rest = Self.tutorial.span(at: 0)
    let above = Self.tutorial.span(at: -100)
    #expect(above.start == 47)
    #expect(abs(above.length - (rest.length - 100)) < 1e-9)
    let below = Self.tutorial.span(at: 708.17)
    #expect(abs(below.start + below.length - 775) < 1e-9)
    #expect(Self.tutorial.span(at: -5_000).length == 7)
  }

  @Test("fact 2.30: however long the content, the indicator is 36 points long")
  func longContent() {
    let geometry = ScrollIndicatorGeometry(
      viewLength: 812, contentLength: 1_000_000, range: 0...999_188, insets: (0, 0))
    #expect(geometry.span(at: 0).length == 36)
  }

  @Test("fact 2.30: 2.5 points thick before iOS 13, 3 since", arguments: [(11, 2.5), (13, 3)])
  func thickness(system: Int, points: CGFloat) {
    #expect(ScrollIndicatorGeometry.thickness(systemVersion: system) == points)
  }
}
