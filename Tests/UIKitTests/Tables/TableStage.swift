import Foundation
import UIKit

/// A table that fills an iPhone X, a finger, and data of one text a row.
@MainActor final class TableStage {
  let window: UIWindow
  let table: UITableView
  let finger: Finger
  let source: TableSource

  private var clock: DisplayClock { UIApplication.shared.clock }

  init(
    _ texts: [[String]], style: UITableView.Style = .plain, source: TableSource = TableSource(),
    on screen: ScreenDescription = .iPhoneX, set: (UITableView) -> Void = { _ in }
  ) {
    ApplicationHost.begin(on: screen, observer: nil)
    let frame = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    finger = Finger(clock: UIApplication.shared.clock)
    self.source = source
    source.texts = texts
    table.contentInsetAdjustmentBehavior = .never
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = source
    set(table)
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutPass()
  }

  /// A table of one section of so many rows of 50 points.
  convenience init(rows: Int, set: (UITableView) -> Void = { _ in }) {
    self.init([(0..<rows).map { "row \($0)" }]) { table in
      table.rowHeight = 50
      set(table)
    }
  }

  /// Lets frames of a sixtieth of a second pass.
  func pass(frames: Int = 1) {
    for _ in 0..<frames {
      clock.advance(by: 1.0 / 60)
      window.layoutPass()
    }
  }

  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    window.layoutPass()
  }

  func tap(_ point: CGPoint) {
    finger.down(on: window, at: point)
    pass()
    finger.lift()
    pass()
  }

  /// Puts a finger down and moves it in even steps, one a frame.
  func drag(from start: CGPoint = CGPoint(x: 187, y: 300), by distance: CGFloat, frames: Int = 10) {
    finger.down(on: window, at: start)
    for frame in 1...frames {
      pass()
      finger.move(
        to: CGPoint(x: start.x, y: start.y + distance * CGFloat(frame) / CGFloat(frames)))
    }
    pass()
  }

  /// The rows in sight, as section and row.
  var visible: [[Int]] { (table.indexPathsForVisibleRows ?? []).map { [$0.section, $0.row] } }

  /// Where each cell in sight begins and ends.
  var spans: [[CGFloat]] { table.visibleCells.map { [$0.frame.minY, $0.frame.maxY] } }
}

/// Data of one text a row, and a delegate that writes down what it is told.
@MainActor class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts: [[String]] = []
  var diary: [String] = []
  /// How often it was asked for a cell.
  var asked = 0

  func numberOfSections(in tableView: UITableView) -> Int { texts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    diary.append("will select \(indexPath.row)")
    return texts[indexPath.section][indexPath.row] == "never" ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    diary.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    diary.append("deselected \(indexPath.row)")
  }
}

/// A cell whose label is 15 points from the top and bottom of its content.
@MainActor final class TextCell: UITableViewCell {
  static var made = 0
  let label = UILabel()
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    TextCell.made += 1
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -15),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
