import Foundation
import SolverWorkloads
import UIKit

/// The cells of a workload W2, as views and constraints of UIKit: an icon, a title above a subtitle,
/// and an accessory each.
@MainActor struct CellPage {
  /// A cell's views.
  @MainActor private struct Cell {
    let view = UIView()
    let icon = UIView()
    let title: SizedView
    let subtitle: SizedView
    let accessory = UIView()
  }

  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let cells: [Cell]

  /// How many constraints of the workload a cell has, bounds among them.
  static let constraintsPerCell = 34

  /// Makes the views, with the texts' widths of the workload, and no constraint yet.
  init(_ workload: Workload) {
    ApplicationHost.begin(on: .iPhoneX, observer: nil)
    cells = stride(from: 0, to: workload.definitions.count, by: Self.constraintsPerCell).map {
      Cell(
        title: SizedView(
          width: workload.definitions[$0 + 20].constant, height: UIView.noIntrinsicMetric),
        subtitle: SizedView(
          width: workload.definitions[$0 + 25].constant, height: UIView.noIntrinsicMetric))
    }
    let controller = UIViewController()
    for cell in cells {
      controller.view.addSubview(cell.view)
      cell.view.translatesAutoresizingMaskIntoConstraints = false
      for view in [cell.icon, cell.title, cell.subtitle, cell.accessory] {
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.view.addSubview(view)
      }
      cell.title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      cell.subtitle.setContentCompressionResistancePriority(
        UILayoutPriority(749), for: .horizontal)
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIApplication.shared.layoutPass()
  }

  /// Makes the constraints, activates them cell by cell, and lays the page out.
  func build() {
    for (index, cell) in cells.enumerated() {
      NSLayoutConstraint.activate(constraints(of: cell, at: index))
    }
    UIApplication.shared.layoutPass()
  }

  /// By how much the workload's expectation of its build is missed, in points.
  func error(of expectation: Workload.Expectation) -> Double {
    switch expectation {
    case .values(let pairs):
      pairs.map { pair in
        let cell = cells[pair.variable / 20]
        let views: [UIView] = [cell.view, cell.icon, cell.title, cell.subtitle, cell.accessory]
        let frame = views[pair.variable % 20 / 4].frame
        let parts = [frame.minX, frame.minY, frame.width, frame.height]
        return abs(parts[pair.variable % 4] - pair.value)
      }.max() ?? 0
    case .objective: 0
    }
  }

  private func constraints(of cell: Cell, at index: Int) -> [NSLayoutConstraint] {
    guard let page = cell.view.superview else { return [] }
    return [
      cell.view.leftAnchor.constraint(equalTo: page.leftAnchor),
      cell.view.topAnchor.constraint(equalTo: page.topAnchor, constant: 64 * CGFloat(index)),
      cell.view.widthAnchor.constraint(equalToConstant: 375),
      cell.view.heightAnchor.constraint(equalToConstant: 64),
      cell.icon.leftAnchor.constraint(equalTo: cell.view.leftAnchor, constant: 16),
      cell.icon.centerYAnchor.constraint(equalTo: cell.view.centerYAnchor),
      cell.icon.widthAnchor.constraint(equalToConstant: 40),
      cell.icon.heightAnchor.constraint(equalTo: cell.icon.widthAnchor),
      cell.title.leftAnchor.constraint(equalTo: cell.icon.rightAnchor, constant: 12),
      cell.title.topAnchor.constraint(equalTo: cell.view.topAnchor, constant: 10),
      cell.title.heightAnchor.constraint(equalToConstant: 20),
      cell.subtitle.leftAnchor.constraint(equalTo: cell.title.leftAnchor),
      cell.subtitle.topAnchor.constraint(equalTo: cell.title.bottomAnchor, constant: 4),
      cell.subtitle.heightAnchor.constraint(equalToConstant: 16),
      cell.accessory.rightAnchor.constraint(equalTo: cell.view.rightAnchor, constant: -16),
      cell.accessory.centerYAnchor.constraint(equalTo: cell.view.centerYAnchor),
      cell.accessory.widthAnchor.constraint(equalToConstant: 24),
      cell.accessory.heightAnchor.constraint(equalToConstant: 24),
      cell.title.rightAnchor.constraint(
        lessThanOrEqualTo: cell.accessory.leftAnchor, constant: -8),
      cell.subtitle.rightAnchor.constraint(
        lessThanOrEqualTo: cell.accessory.leftAnchor, constant: -8),
    ]
  }
}
