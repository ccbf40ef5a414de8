import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Which methods a class counts as having of its own.
@Suite(.onePhone) @MainActor struct MethodOverrideTests {
  private class Plain: UIView {}
  private final class Drawing: Plain {
    override func draw(_ rect: CGRect) {}
  }
  private final class Lasting: UISwitch {
    override func layoutSubviews() {}
  }

  @Test func `a class is known by its table of methods`() {
    #expect(MethodOverrides.of(Plain()) == [])
    #expect(MethodOverrides.of(Drawing()) == .draw)
    #expect(MethodOverrides.of(Lasting()).contains(.layoutSubviews))
    #expect(!MethodOverrides.of(Lasting()).contains(.draw))
    #expect(!MethodOverrides.of(UISwitch()).contains(.draw))
  }

  @Test func `without it all counts that a class may have, and no drawing by UIKit's own`() {
    let all = MethodOverrides(rawValue: .max)
    for type in [Plain.self, Drawing.self, Lasting.self] as [UIView.Type] {
      #expect(MethodOverrides.assumed(of: type) == all)
    }
    for type in [UISwitch.self, UITableViewCell.self, UINavigationBar.self] as [UIView.Type] {
      #expect(MethodOverrides.assumed(of: type) == all.subtracting(.draw))
    }
    #expect(MethodOverrides.assumed(of: UILabel.self) == [])
  }
}
