import Foundation
import OnePhone
import Testing

@testable import UIKit

/// What UIKit refuses ends the app's run, with its words on standard error when nobody watches.
@Suite("Constraints that UIKit refuses", .onePhone)
struct ExceptionTests {
  private func words(_ result: ExitTest.Result?) -> String {
    guard let bytes = result?.standardErrorContent else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("fact 1.7: a location needs a second item")
  func locationWithoutPair() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 3)
      }
    }
    #expect(
      words(result).contains(
        "A multiplier of 0 or a nil second item together with a location for the first attribute "
          + "creates an illegal constraint of a location equal to a constant. Location attributes "
          + "must be specified in pairs."))
    #expect(words(result).contains("'NSInvalidArgumentException'"))
  }

  @Test("fact 1.8: leading does not pair with left")
  func sidedness() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let subview = UIView()
        view.addSubview(subview)
        _ = subview.leadingAnchor.constraint(equalTo: view.leftAnchor)
      }
    }
    #expect(words(result).contains("Invalid pairing of layout attributes"))
  }

  @Test("fact 1.8: a width does not pair with a location")
  func kinds() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(),
          attribute: .left, multiplier: 1, constant: 0)
      }
    }
    #expect(words(result).contains("Invalid pairing of layout attributes"))
  }

  @Test("fact 1.18: items of different hierarchies cannot be tied")
  func noCommonAncestor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
    #expect(words(result).contains("'NSGenericException', reason: 'Unable to activate constraint"))
    #expect(words(result).contains("with anchors <NSLayoutYAxisAnchor:0x"))
    #expect(
      words(result).contains(
        ".top\"> because they have no common ancestor.  Does the constraint or its anchors "
          + "reference items in different view hierarchies?  That's illegal."))
  }

  @Test("fact 1.19: a view holds only constraints of its subtree")
  func outside() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, subview) = (UIView(), UIView())
        view.addSubview(subview)
        subview.addConstraint(subview.topAnchor.constraint(equalTo: view.topAnchor))
      }
    }
    #expect(
      words(result).contains(
        "Unable to install constraint on view.  Does the constraint reference something from "
          + "outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:"))
  }

  @Test("fact 1.20: an active constraint does not cross 1000")
  func crossing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultLow
      }
    }
    #expect(
      words(result).contains(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority 250 and the existing priority was 1000."))
  }

  @Test("fact 1.21: priorities lie above 0 and up to 1000")
  func priorities() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1000.5)
      }
    }
    #expect(
      words(result).contains(
        "It's illegal to set priority:1000.5.  Priorities must be greater than 0 and less or "
          + "equal to NSLayoutPriorityRequired, which is 1000.000000."))
  }

  @Test("A constant that is not a number is refused")
  func notANumber() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
      }
    }
    #expect(words(result).contains("must be finite.  That's illegal. value:nan constraint:<"))
  }

  @Test("A constraint whose item is gone cannot be activated")
  func itemGone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let width = UIView().widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
      }
    }
    #expect(words(result).contains("whose item no longer exists"))
  }

  @Test("A visual format that does not parse says where")
  func visualFormat() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[label]-|", metrics: nil, views: [:])
      }
    }
    #expect(
      words(result).contains(
        """
        Unable to parse constraint format: 
        label is not a key in the views dictionary. 
        H:|-[label]-| 
                  ^
        """))
  }
}
