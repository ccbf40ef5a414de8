import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Layouts of two further tutorials")
struct TutorialLayoutTests {
  @Test("fact 10.6: the banner's thumbnail follows the offset and pushes the labels")
  func banner() {
    let banner = makeRoot(375, 80)
    let name = ContentView(120, 20).added(to: banner, "name")
    let thumbnail = UIView.constrained(in: banner, "thumbnail")
    let follows = thumbnail.trailingAnchor.constraint(equalTo: banner.leadingAnchor)
    follows.priority = UILayoutPriority(999)
    let gap = name.leadingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: 8)
    gap.priority = UILayoutPriority(998)
    NSLayoutConstraint.activate([
      name.bottomAnchor.constraint(equalTo: banner.centerYAnchor),
      name.leadingAnchor.constraint(greaterThanOrEqualTo: banner.leadingAnchor, constant: 30),
      thumbnail.widthAnchor.constraint(equalToConstant: 60),
      thumbnail.heightAnchor.constraint(equalTo: thumbnail.widthAnchor),
      thumbnail.centerYAnchor.constraint(equalTo: banner.centerYAnchor),
      follows,
      thumbnail.leadingAnchor.constraint(lessThanOrEqualTo: banner.leadingAnchor, constant: 10),
      name.leadingAnchor.constraint(
        greaterThanOrEqualTo: thumbnail.trailingAnchor, constant: 8),
      gap,
    ])
    // Offset, thumbnail's left, name's left, error at 999, error at 998.
    let table: [[Double]] = [
      [-30, -90, 30, 0, 52], [0, -60, 30, 0, 22], [15, -45, 30, 0, 7], [22, -38, 30, 0, 0],
      [38, -22, 46, 0, 0], [70, 10, 78, 0, 0], [100, 10, 78, 30, 0], [200, 10, 78, 130, 0],
    ]
    for row in table + table.reversed() {
      follows.constant = row[0]
      banner.layoutIfNeeded()
      #expect(thumbnail.frame == rect(row[1], 10, 60, 60), "offset \(row[0])")
      #expect(name.frame == rect(row[2], 20, 120, 20), "offset \(row[0])")
      let violations = LayoutReport(of: banner).unsatisfied.map { [$0.priority, $0.violation] }
      #expect(
        violations == [[999, row[3]], [998, row[4]]].filter { $0[1] > 0 }, "offset \(row[0])")
    }
  }

  @Test(
    "facts 10.2 to 10.4: a row is as high as its tallest column; hugging decides who stretches",
    arguments: [(Float(250), 172.5), (751, 20.5)])
  func grid(hugging: Float, labelHeight: Double) {
    let page = makeRoot(375, 1000)
    let row = UIView.constrained(in: page)
    let label = ContentView(100, 20.5).added(to: row)
    let image = ContentView(800, 800).added(to: row)
    label.setContentHuggingPriority(UILayoutPriority(hugging), for: .vertical)
    var constraints = [
      row.topAnchor.constraint(equalTo: page.topAnchor),
      row.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      image.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      row.trailingAnchor.constraint(equalTo: image.trailingAnchor, constant: 10),
      label.widthAnchor.constraint(equalTo: image.widthAnchor),
      image.heightAnchor.constraint(equalTo: image.widthAnchor),
    ]
    for column in [label, image] {
      let least = row.bottomAnchor.constraint(
        greaterThanOrEqualTo: column.bottomAnchor, constant: 10)
      let wanted = row.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: 10)
      wanted.priority = .defaultHigh
      constraints += [
        column.topAnchor.constraint(equalTo: row.topAnchor, constant: 10), least, wanted,
      ]
    }
    NSLayoutConstraint.activate(constraints)
    page.layoutIfNeeded()
    let grid = PixelRounding(scale: 3)
    #expect(row.frame == rect(0, 0, 375, grid.round(192.5)))
    #expect(image.frame == grid.round(rect(192.5, 10, 172.5, 172.5)))
    #expect(label.frame == grid.round(rect(10, 10, 172.5, labelHeight)))
  }
}
