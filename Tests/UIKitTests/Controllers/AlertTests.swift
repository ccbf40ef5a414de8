import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Alerts: what they show, where, and what a tap does.
@Suite(.onePhone) @MainActor struct AlertTests {
  private func shown(
    _ style: UIAlertController.Style, title: String? = "Title", message: String? = "Message",
    on phone: Phone, set: (UIAlertController) -> Void
  ) -> UIAlertController {
    let root = UIViewController()
    phone.show(root)
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    set(alert)
    root.present(alert, animated: true)
    phone.pass(0.6)
    return alert
  }

  private func buttons(below view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(below: $0) }
  }

  private func tap(_ view: UIView, on phone: Phone) {
    tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), on: phone)
  }

  private func tap(_ point: CGPoint, on phone: Phone) {
    let finger = Finger(clock: phone.application.clock)
    finger.down(on: phone.window, at: point)
    phone.pass(0.05)
    finger.lift()
    phone.pass(0.6)
  }

  @Test func `a question stands in the middle, and runs what is chosen once it is gone`() throws {
    let phone = Phone()
    var notes: [String] = []
    var alert: UIAlertController?
    alert = shown(.alert, on: phone) {
      $0.addAction(
        UIAlertAction(title: "OK", style: .default) { action in
          notes.append("\(action.title ?? "") \(alert?.presentingViewController == nil)")
        })
      $0.addAction(UIAlertAction(title: "No", style: .cancel) { _ in notes.append("no") })
    }
    let card = try #require(alert?.view.subviews.first)
    #expect(card.frame.width == 270 && abs(card.frame.midX - 187.5) < 0.2)
    #expect(abs(card.frame.midY - 406) < 0.34)
    let labels = card.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels == ["Title", "Message"])
    let found = buttons(below: card)
    #expect(found.map { $0.title(for: .normal) } == ["OK", "No"])
    // The one that cancels stands first where two stand side by side.
    #expect(found.map(\.frame.minX) == [135, 0] && found.map(\.frame.height) == [44, 44])
    #expect(alert?.presentingViewController?.view.window != nil)
    tap(found[0], on: phone)
    #expect(notes == ["OK true"])
    #expect(alert?.view.window == nil)
  }

  @Test func `three buttons stand one below the other, and one that is off does nothing`() throws {
    let phone = Phone()
    var notes: [String] = []
    let off = UIAlertAction(title: "Off", style: .default) { _ in notes.append("off") }
    off.isEnabled = false
    let alert = shown(.alert, message: nil, on: phone) {
      $0.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      $0.addAction(off)
      $0.addAction(UIAlertAction(title: "Delete", style: .destructive))
      $0.addTextField { $0.placeholder = "Name" }
    }
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
    let found = buttons(below: alert.view)
    #expect(found.map(\.frame.width) == [270, 270, 270])
    #expect(found[0].frame.minY > found[2].frame.minY && found[2].frame.minY > found[1].frame.minY)
    #expect((alert.textFields?[0].frame.maxY ?? 0) <= found[1].frame.minY)
    #expect(found[2].titleColor(for: .normal) == .systemRed)
    tap(found[1], on: phone)
    #expect(notes == [] && alert.view.window != nil)
    off.isEnabled = true
    tap(found[1], on: phone)
    #expect(notes == ["off"])
  }

  @Test func `choices stand at the lower edge, and a tap beside them cancels`() throws {
    let phone = Phone()
    var notes: [String] = []
    let alert = shown(.actionSheet, on: phone) {
      $0.addAction(UIAlertAction(title: "One", style: .default) { _ in notes.append("one") })
      $0.addAction(UIAlertAction(title: "Two", style: .default) { _ in notes.append("two") })
      $0.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in notes.append("cancel") })
    }
    let cards = alert.view.subviews.filter { !$0.isHidden }.map(\.frame)
    #expect(cards.count == 2 && cards.allSatisfy { $0.width == 359 && $0.minX == 8 })
    #expect(cards[1].maxY == 812 - 34 && cards[1].height == 57)
    #expect(abs(cards[0].maxY - (cards[1].minY - 8)) < 0.34)
    tap(CGPoint(x: 100, y: 100), on: phone)
    #expect(notes == ["cancel"] && alert.view.window == nil)
  }

  @Test func `a tap beside a question does nothing, nor reaches what is below`() {
    let phone = Phone()
    let alert = shown(.alert, on: phone) {
      $0.addAction(UIAlertAction(title: "OK", style: .cancel))
    }
    var pressed = 0
    let below = UIButton(frame: phone.window.bounds)
    below.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    alert.presentingViewController?.view.addSubview(below)
    tap(CGPoint(x: 100, y: 100), on: phone)
    #expect(alert.view.window != nil && pressed == 0)
  }

  @Test func `an alert without texts or with a field alone has them in its card`() throws {
    let phone = Phone()
    let alert = shown(.alert, title: nil, message: nil, on: phone) {
      $0.addTextField()
      $0.addAction(UIAlertAction(title: "OK", style: .default))
    }
    let card = try #require(alert.view.subviews.first)
    let field = try #require(alert.textFields?.first)
    #expect(field.frame == CGRect(x: 16, y: 20, width: 238, height: 30))
    #expect(card.frame.size == CGSize(width: 270, height: 110))
  }

  @Test func `a second button that cancels raises`() async {
    let result = await #expect(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let phone = Phone()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "a", style: .cancel))
        withExtendedLifetime(phone) {
          alert.addAction(UIAlertAction(title: "b", style: .cancel))
        }
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("one action with a style of UIAlertActionStyleCancel"))
  }

  @Test func `a field in a list of choices raises`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let phone = Phone()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        withExtendedLifetime(phone) { alert.addTextField() }
      }
    }
  }
}
