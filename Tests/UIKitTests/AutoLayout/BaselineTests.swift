import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Fact 1.13: where baselines lie, of what has text and of what has none.
@MainActor
@Suite("Baselines", .onePhone)
struct BaselineTests {
  private let root = makeRoot()

  private func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return add(label)
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  /// A mark of no height whose top lies on a baseline.
  private func mark(_ anchor: NSLayoutYAxisAnchor) -> UIView {
    let mark = ContentView(1, 0).added(to: root)
    mark.topAnchor.constraint(equalTo: anchor).isActive = true
    return mark
  }

  /// Where a line of a label is painted, from the top of the root.
  private func painted(_ label: UILabel, last: Bool = false) throws -> CGFloat {
    let text = try #require(label.paintedText(in: label.bounds))
    let line = try #require(last ? text.lines.last : text.lines.first)
    return label.convert(text.origin, to: root).y + CGFloat(line.baseline) * text.scale
  }

  @Test func `labels of any size, of one line or many, are painted where constraints say`() throws {
    let many = label("one\ntwo\nthree", size: 13, lines: 0)
    let marks = [mark(many.firstBaselineAnchor), mark(many.lastBaselineAnchor)]
    many.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    let beside = label("beside", size: 34)
    beside.lastBaselineAnchor.constraint(equalTo: many.lastBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(try painted(many) - marks[0].frame.minY) < 0.5)
    #expect(abs(try painted(many, last: true) - marks[1].frame.minY) < 0.5)
    #expect(abs(try painted(beside) - marks[1].frame.minY) < 0.5)
    #expect(marks[1].frame.minY > marks[0].frame.minY + 30)
  }

  @Test func `attributed text counts by the fonts that are on the line`() throws {
    let plain = label("Text", size: 17)
    let large = label("", size: 17)
    let text = NSMutableAttributedString(string: "Text ")
    text.append(
      NSAttributedString(
        string: "T", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
    large.attributedText = text
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      plain.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(plain.frame.minY > 15)
    #expect(abs(try painted(plain) - painted(large)) < 0.5)
    large.text = "Text"
    root.layoutIfNeeded()
    #expect(abs(plain.frame.minY) < 0.5)
  }

  @Test("A label that is higher than its text has it in the middle, and its baselines there")
  func stretched() throws {
    let (high, beside) = (label("High"), label("Beside", size: 28))
    let height = high.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      high.topAnchor.constraint(equalTo: root.topAnchor), height,
      beside.firstBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor),
    ])
    let marks = [mark(high.firstBaselineAnchor), mark(high.lastBaselineAnchor)]
    for length in [100.0, 44, 200] {
      height.constant = length
      root.layoutIfNeeded()
      #expect(abs(try painted(high) - marks[0].frame.minY) < 0.5, "\(length)")
      #expect(abs(marks[1].frame.minY - marks[0].frame.minY) < 0.4)
      #expect(abs(try painted(beside) - painted(high)) < 0.5)
    }
    #expect(marks[0].frame.minY > 100)
  }

  @Test func `a baseline that is pinned below the top settles, with the label as high as it takes`()
    throws
  {
    let pinned = label("Pinned")
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: root.topAnchor),
      pinned.lastBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 90),
    ])
    root.layoutIfNeeded()
    #expect(abs(try painted(pinned) - 90) < 0.7)
    let frame = pinned.frame
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(pinned.frame == frame)
  }

  @Test("fact 5.7: a text that is shrunk to fit keeps the baseline of its font")
  func shrunk() throws {
    let (shrunk, plain) = (label("A text too wide for its label"), label("A"))
    shrunk.adjustsFontSizeToFitWidth = true
    NSLayoutConstraint.activate([
      shrunk.topAnchor.constraint(equalTo: root.topAnchor),
      shrunk.widthAnchor.constraint(equalToConstant: 60),
      plain.firstBaselineAnchor.constraint(equalTo: shrunk.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(plain.frame.minY == 0)
    #expect(abs(try painted(shrunk) - painted(plain)) < 0.5)
    shrunk.baselineAdjustment = .alignCenters
    #expect(try painted(shrunk) < painted(plain) - 2)
    shrunk.baselineAdjustment = .none
    #expect(try painted(shrunk) < painted(plain) - 5)
  }

  @Test func `fields and text views line up with labels, whatever is around their text`() throws {
    let field = add(UITextField())
    field.text = "Field"
    field.borderStyle = .roundedRect
    let view = add(UITextView())
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 20)
    view.text = "one\ntwo"
    let beside = label("Beside")
    let height = field.heightAnchor.constraint(equalToConstant: 34)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 100), height,
      field.widthAnchor.constraint(equalToConstant: 100),
      beside.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      view.firstBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    // Of the same font: the label's middle is the field's.
    #expect(abs(beside.frame.midY - 117) < 0.5)
    let text = try #require(view.textLabel.textBaselines)
    let line = view.frame.minY + 8 + text.firstFromTop
    #expect(abs(line - (try painted(beside))) < 0.7)
    height.constant = 80
    root.layoutIfNeeded()
    #expect(abs(beside.frame.midY - 140) < 0.5)
    // One that scrolls has none: its top edge counts.
    view.isScrollEnabled = true
    view.heightAnchor.constraint(equalToConstant: 60).isActive = true
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(abs(view.frame.minY - (try painted(beside))) < 0.7)
  }

  @Test func `a view without text has its top and its bottom edge`() {
    let plain = ContentView(10, 40).added(to: root)
    plain.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
    let marks = [mark(plain.firstBaselineAnchor), mark(plain.lastBaselineAnchor)]
    let empty = label("")
    empty.topAnchor.constraint(equalTo: root.topAnchor, constant: 3).isActive = true
    let emptyMark = mark(empty.firstBaselineAnchor)
    root.layoutIfNeeded()
    #expect(marks.map(\.frame.minY) == [7, 47])
    #expect(emptyMark.frame.minY == 3)
    empty.text = "Text"
    root.layoutIfNeeded()
    #expect(emptyMark.frame.minY > 15)
  }

  /// A view that has a label's baselines.
  private final class Card: UIView {
    let title = UILabel()
    var isForwarding = true

    override var forLastBaselineLayout: UIView { isForwarding ? title : self }
  }

  @Test func `a view may have another's baselines, the last one's for the first too`() throws {
    let card = add(Card())
    card.title.text = "Card"
    card.title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.title)
    let beside = label("Beside", size: 24)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      card.heightAnchor.constraint(equalToConstant: 90),
      card.title.topAnchor.constraint(equalTo: card.topAnchor, constant: 30),
      beside.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.forFirstBaselineLayout === card.title)
    #expect(abs(try painted(beside) - painted(card.title)) < 0.5)
    // The other view's text changes.
    card.title.font = .systemFont(ofSize: 40)
    root.layoutIfNeeded()
    #expect(abs(try painted(beside) - painted(card.title)) < 0.5)
    #expect(try painted(beside) > 75)
  }

  @Test func `a column has its first and last view's baselines, a row its highest one's`() throws {
    let (small, large, last) = (UILabel(), UILabel(), UILabel())
    for (label, size) in [(small, 12), (large, 40), (last, 20)] as [(UILabel, CGFloat)] {
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
    }
    let row = UIStackView(arrangedSubviews: [small, large])
    row.alignment = .firstBaseline
    let column = add(UIStackView(arrangedSubviews: [row, last]))
    column.axis = .vertical
    #expect(row.forFirstBaselineLayout === large)
    #expect(column.forFirstBaselineLayout === row && column.baselineView(.first) === large)
    #expect(column.forLastBaselineLayout === last)
    column.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    let marks = [mark(column.firstBaselineAnchor), mark(column.lastBaselineAnchor)]
    root.layoutIfNeeded()
    #expect(abs(try painted(large) - marks[0].frame.minY) < 0.5)
    #expect(abs(try painted(small) - marks[0].frame.minY) < 0.5)
    #expect(abs(try painted(last) - marks[1].frame.minY) < 0.5)
    last.isHidden = true
    root.layoutIfNeeded()
    #expect(abs(try painted(large) - marks[1].frame.minY) < 0.5)
    large.font = .systemFont(ofSize: 8)
    root.layoutIfNeeded()
    #expect(abs(try painted(small) - marks[1].frame.minY) < 0.5)
    let empty = UIStackView()
    #expect(empty.forFirstBaselineLayout === empty && empty.forLastBaselineLayout === empty)
  }

  @Test func `a column by baselines has its spacing between lines, and to its edges`() throws {
    let (first, last, plain) = (UILabel(), UILabel(), ContentView(10, 10))
    first.text = "First"
    last.text = "Last"
    let column = add(UIStackView(arrangedSubviews: [first, last]))
    column.axis = .vertical
    column.spacing = 30
    column.isBaselineRelativeArrangement = true
    column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(try painted(first) - 30) < 0.7)
    #expect(abs(try painted(last) - 60) < 0.7)
    #expect(abs(column.frame.height - 90) < 0.7)
    // What has no text keeps to its edges.
    column.addArrangedSubview(plain)
    root.layoutIfNeeded()
    #expect(abs(plain.frame.minY - 90) < 0.7 && abs(column.frame.height - 100) < 0.7)
  }

  @Test func `between baselines the system's spacing is the larger font's leading`() {
    let (upper, lower) = (label("Upper", size: 17), label("Lower", size: 28))
    let plain = ContentView(10, 10).added(to: root)
    func constant(_ constraint: NSLayoutConstraint) -> CGFloat { constraint.constant }
    #expect(
      constant(
        lower.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)) == 34)
    #expect(
      constant(
        upper.firstBaselineAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)) == 44)
    #expect(
      constant(
        lower.topAnchor.constraint(
          equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)) == 8)
    #expect(
      constant(
        plain.firstBaselineAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1.5)) == 12)
    #expect(SystemSpacing.leading(ofSize: 18.5) == 23.5)
    #expect(SystemSpacing.leading(ofSize: 68) == 82)
    #expect(SystemSpacing.leading(ofSize: 5.5) == 6.5)
  }

  @Test func `drawn constraints end on the baseline`() throws {
    let high = label("High")
    NSLayoutConstraint.activate([
      high.topAnchor.constraint(equalTo: root.topAnchor),
      high.heightAnchor.constraint(equalToConstant: 100),
    ])
    let mark = mark(high.firstBaselineAnchor)
    root.layoutIfNeeded()
    let constraint = try #require(
      mark.constraintsAffectingLayout(for: .vertical).first {
        $0.secondAttribute == .firstBaseline
      })
    let place = try #require(constraint.secondPlace)
    #expect(place.view === high && abs(place.rect.minY - mark.frame.minY) < 0.4)
    #expect(place.rect.height == 0)
  }
}
