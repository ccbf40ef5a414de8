import Foundation
import LayoutTrace
import OnePhone
import Simulator
import Testing
import UIKit

/// One constraint of an app, changed from outside.
@MainActor @Suite(.onePhone) struct ConstraintMutationTests {
  @Test func theConstraintsAreNumberedInOrderOfTheirFirstActivation() throws {
    let trace = try PlayedApp.trace(BoxApp.self, mutation: nil)
    // The top was taken away and put back: it is active last, and keeps its number.
    #expect(
      trace.constraints.map { "\($0.number ?? -1) \($0.first.attribute)" } == [
        "1 left", "2 width", "3 width", "4 width", "5 height", "0 top",
      ])
  }

  @Test func aStackViewsOwnConstraintsHaveNoNumber() throws {
    let trace = try PlayedApp.trace(StackApp.self, mutation: nil)
    let own = trace.constraints.filter { $0.number != nil }
    #expect(own.map(\.first.attribute) == ["width"])
    #expect(trace.constraints.count > 1)
  }

  struct Sample: CustomTestStringConvertible {
    var constraint: Int
    var change: ConstraintMutation.Change
    var frame: Rect

    init(_ constraint: Int, _ change: ConstraintMutation.Change, _ frame: Rect) {
      self.constraint = constraint
      self.change = change
      self.frame = frame
    }

    var testDescription: String { "\(constraint) \(change)" }
  }

  private nonisolated static func box(
    x: Double = 40, y: Double = 10, width: Double = 100, height: Double = 50
  ) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: [
    // Whatever the app sets the constant to later, the change is on top of it.
    Sample(1, .constant(plus: 7), box(x: 47)),
    Sample(1, .constant(plus: -7), box(x: 33)),
    Sample(0, .constant(plus: 5), box(y: 15)),
    Sample(2, .removed, box(width: 60)),
    Sample(2, .constant(plus: 1000), box(width: 180)),
    Sample(2, .relation(.lessOrEqual), box(width: 60)),
    // A wish of 100 that is a must stays one.
    Sample(2, .priority(1000), box()),
    // What cannot hold together gives way as if the app had said it so.
    Sample(4, .constant(plus: 400), box(width: 180)),
    Sample(4, .priority(250), box()),
    Sample(3, .relation(.equal), box(width: 180)),
    Sample(3, .removed, box()),
    // There is no such constraint.
    Sample(99, .removed, box()),
  ])
  func theLayoutIsThatOfTheChangedConstraint(sample: Sample) throws {
    let trace = try PlayedApp.trace(
      BoxApp.self,
      mutation: ConstraintMutation(constraint: sample.constraint, change: sample.change))
    #expect(trace.states(of: "box").map(\.frame) == [sample.frame])
  }

  @Test(arguments: [
    ConstraintMutation(constraint: 1, change: .removed),
    ConstraintMutation(constraint: 1, change: .constant(plus: 7)),
    ConstraintMutation(constraint: 1, change: .relation(.greaterOrEqual)),
    ConstraintMutation(constraint: 1, change: .priority(5)),
  ])
  func theAppReadsWhatItWrote(mutation: ConstraintMutation) throws {
    _ = try PlayedApp.trace(BoxApp.self, mutation: mutation)
    #expect(BoxApp.read == ["40.0", "0", "1000.0", "true"])
  }

  @Test func theNextRunKnowsNothingOfTheLastOnesChange() throws {
    let mutation = ConstraintMutation(constraint: 1, change: .constant(plus: 7))
    _ = try PlayedApp.trace(BoxApp.self, mutation: mutation)
    #expect(
      try PlayedApp.trace(BoxApp.self, mutation: nil).states(of: "box").map(\.frame) == [Self.box()]
    )
  }

  /// A box of 100 by 50 that moves to 40 before it is seen.
  private final class BoxApp: AppOfOneController {
    /// What the app read of its second constraint: constant, relation, priority, whether it is active.
    static var read: [String] = []

    override func makeController() -> UIViewController { Controller() }

    private final class Controller: UIViewController {
      private let box = UIView()
      private var top = NSLayoutConstraint()
      private var left = NSLayoutConstraint()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        top = box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10)
        top.identifier = "top"
        left = box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
          top, left, width,
          box.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.48),
          box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
          box.heightAnchor.constraint(equalToConstant: 50),
        ])
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        left.constant = 40
        top.isActive = false
        top.isActive = true
        BoxApp.read = [
          "\(left.constant)", "\(left.relation.rawValue)", "\(left.priority.rawValue)",
          "\(left.isActive)",
        ]
      }
    }
  }

  private final class StackApp: AppOfOneController {
    override func makeController() -> UIViewController { Controller() }

    private final class Controller: UIViewController {
      private let stack = UIStackView()

      override func viewDidLoad() {
        super.viewDidLoad()
        stack.addArrangedSubview(UIView())
        stack.addArrangedSubview(UIView())
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
      }
    }
  }
}
