import Cassowary
import Foundation
import Measuring
import SolverWorkloads
import UIKit

/// What frames and pages cost through UIKit, on the solver's own workloads.
@main
@MainActor struct LayoutBenchmark {
  static let usage = """
    layout-benchmark frames COUNT W1-S4-FILE   a scrolled frame: offset, layout, changed frames
    layout-benchmark rows COUNT                a scrolled frame above 10 and above 10,000 rows
    layout-benchmark page COUNT W2-FILE        a page of cells, and the bare solver on the same
    layout-benchmark play FRAMES W1-S4-FILE    frames of its sweep, once, for callgrind
    layout-benchmark play FRAMES ROWS [own]    the same above rows; own: of a class with a layout
                                               of its own

    The first three print medians of COUNT runs, as CSV: workload,phase,count,ns,bytes
    """

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let count = arguments.dropFirst().first.flatMap { Int($0) }
    switch (arguments.first, count, arguments.dropFirst(2).first) {
    case ("frames", let count?, let path?):
      try measureFrames(count, Workload(path: path))
    case ("rows", let count?, nil):
      measureRows(count)
    case ("page", let count?, let path?):
      try measurePage(count, Workload(path: path))
    case ("play", let frames?, let what?):
      let kind = arguments.dropFirst(3).first == "own" ? StretchyPage.RowKind.own : .plain
      if let rows = Int(what) {
        play(sweep(frames), above: .rows(rows, kind))
      } else {
        let phase = try Workload(path: what).phases.first { $0.name == "sweep" }
        play(Array((phase.map { offsets(of: $0) } ?? []).prefix(frames)), above: .text)
      }
    default:
      print(usage)
      exit(64)
    }
  }

  // MARK: Frames

  /// The offsets of a phase of W1, frame by frame.
  private static func offsets(of phase: Workload.Phase) -> [Double] {
    phase.operations.compactMap {
      switch $0 {
      case .set(_, let offset): offset
      case .add, .remove, .frame: nil
      }
    }
  }

  private static func measureFrames(_ count: Int, _ workload: Workload) throws {
    let page = StretchyPage()
    for phase in workload.phases {
      let offsets = offsets(of: phase)
      for (frame, offset) in offsets.enumerated() {
        page.scroll(to: offset)
        for expectation in workload.expectations["\(phase.name) \(frame)"] ?? [] {
          hold(page.error(of: expectation), "\(phase.name) \(frame)")
        }
      }
      let times = (0..<count).map { _ in nanoseconds(page, offsets) }
      print(
        Figure(
          workload: "UIKit-\(workload.name)", phase: phase.name, count: offsets.count,
          nanoseconds: times.median
        ).line)
    }
  }

  /// What a frame takes, on average over the offsets.
  private static func nanoseconds(_ page: StretchyPage, _ offsets: [Double]) -> Double {
    Stopwatch().nanoseconds {
      for offset in offsets { page.scroll(to: offset) }
    } / Double(offsets.count)
  }

  private static func measureRows(_ count: Int) {
    let offsets = sweep(1000)
    for rows in [10, 10_000] {
      for (name, content) in [
        ("rows", StretchyPage.Content.rows(rows, .plain)),
        ("loose-rows", .looseRows(rows, .plain)), ("own-rows", .rows(rows, .own)),
        ("loose-own-rows", .looseRows(rows, .own)),
      ] {
        // One page at a time: each is on a phone of its own, and only the last one is switched on.
        let page = StretchyPage(content)
        _ = nanoseconds(page, offsets)
        let times = (0..<count).map { _ in nanoseconds(page, offsets) }
        print(
          Figure(
            workload: "UIKit-\(name)", phase: "\(rows)", count: offsets.count,
            nanoseconds: times.median
          ).line)
      }
    }
  }

  /// Offsets from a header pulled down to one scrolled off, and back.
  nonisolated private static func sweep(_ count: Int) -> [Double] {
    (0..<count).map { -200 + 1000 * (1 - abs(1 - 2 * Double($0) / Double(count))) }
  }

  private static func play(_ offsets: [Double], above content: StretchyPage.Content) {
    let page = StretchyPage(content)
    for offset in offsets { page.scroll(to: offset) }
    print("\(page.changes) frames changed, \(page.sum)")
  }

  // MARK: Pages

  private static func measurePage(_ count: Int, _ workload: Workload) throws {
    var throughUIKit: [Double] = []
    var bare: [Double] = []
    let constraints = Double(workload.definitions.count)
    for _ in 0..<count {
      let page = CellPage(workload)
      throughUIKit.append(Stopwatch().nanoseconds { page.build() } / constraints)
      for expectation in workload.expectations["build 0"] ?? [] {
        hold(page.error(of: expectation), "build")
      }
      var replay = Replay(workload)
      bare.append(
        try Stopwatch().nanoseconds { () throws(Unsatisfiable) in try replay.build() }
          / constraints)
    }
    for (name, times) in [("UIKit-\(workload.name)", throughUIKit), ("\(workload.name)", bare)] {
      print(
        Figure(
          workload: name, phase: "build", count: workload.definitions.count,
          nanoseconds: times.median
        ).line)
    }
  }

  /// Stops if a frame is not where the workload has it, but for the rounding to pixels.
  private static func hold(_ error: Double, _ place: String) {
    guard error > 0.17 else { return }
    print("\(place): a frame is off by \(error) points")
    exit(1)
  }
}
