import Foundation
import OnePhone
import Testing

@testable import UIKit

@MainActor @Suite(.onePhone) struct ScrollIndicatorTests {
  @Test("fact 12.5: Step-5's indicator lies 369.5 to 372 across and 47 to 775 down")
  func stepFive() throws {
    let stage = ScrollStage(content: CGSize(width: 375, height: 1386.17)) {
      $0.contentInset.bottom = 34
      $0.scrollIndicatorInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    }
    let top = try #require(stage.scrollView.verticalIndicator?.rect)
    #expect(top.minX == 369.5)
    #expect(top.maxX == 372)
    #expect(top.minY == 47)
    stage.scrollView.contentOffset.y = 608.17
    let end = try #require(stage.scrollView.verticalIndicator?.rect)
    #expect(abs(end.maxY - 608.17 - 775) < 0.01)
  }

  @Test("fact 2.30: seen while scrolling, faded in a quarter of a second after a while")
  func fading() throws {
    let stage = ScrollStage()
    #expect(stage.scrollView.verticalIndicator?.alpha == 0)
    stage.drag(by: CGPoint(x: 0, y: -60), frames: 5)
    #expect(stage.scrollView.verticalIndicator?.alpha == 1)
    stage.pass(frames: 100)
    #expect(stage.scrollView.verticalIndicator?.alpha == 1)
    stage.finger.lift()
    let alphas = (0..<40).compactMap { _ in
      stage.pass()
      return stage.scrollView.verticalIndicator?.alpha
    }
    #expect(alphas == alphas.sorted(by: >))
    #expect(alphas.filter { $0 > 0 && $0 < 1 }.count == 15)
    #expect(alphas.last == 0)
  }

  @Test func contentThatFitsHasNoIndicator() {
    let stage = ScrollStage(content: CGSize(width: 375, height: 100))
    #expect(stage.scrollView.verticalIndicator == nil)
    #expect(stage.scrollView.horizontalIndicator == nil)
  }

  @Test(
    "fact 2.29: from iOS 13 on the safe area is added even with .never, unless switched off",
    arguments: [(11, true, 44), (13, true, 88), (13, false, 44)] as [(Int, Bool, CGFloat)])
  func systems(system: Int, adjusts: Bool, top: CGFloat) {
    var screen = ScreenDescription.iPhoneX
    screen.systemVersion = system
    let stage = ScrollStage(on: screen) {
      $0.automaticallyAdjustsScrollIndicatorInsets = adjusts
      $0.scrollIndicatorInsets.top = 44
    }
    #expect(stage.scrollView.effectiveIndicatorInsets.top == top)
    #expect(stage.scrollView.verticalIndicator?.rect.minY == top + 3)
  }
}
