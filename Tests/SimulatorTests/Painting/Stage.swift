import Drawing
import LayoutTrace
import Simulator
import Testing
import TextLayout
import UIKit

/// An app that a test fills, and a picture of it, a pixel a point: from the app's code through the
/// record to the pixels.
@MainActor enum Stage {
  fileprivate static var controller: () -> UIViewController = { UIViewController() }

  /// What an app with a controller shows.
  ///
  /// - Parameters:
  ///   - script: what is done before the picture is taken.
  ///   - controller: makes the root controller.
  static func picture(
    on device: Device = PlayedApp.iPhoneX, _ script: [Gesture] = [],
    of controller: @escaping () -> UIViewController
  ) throws -> Bitmap {
    let trace = try trace(on: device, script, of: controller)
    return try Illustrator(trace, fonts: FontLibrary()).draw(
      frame: trace.frames.count - 1, style: PictureStyle(scale: 1, showsDisplay: false))
  }

  /// What an app with some views shows, on white.
  static func picture(
    on device: Device = PlayedApp.iPhoneX, _ views: @escaping () -> [UIView]
  ) throws -> Bitmap {
    try picture(on: device) { page(views) }
  }

  /// The record of such an app.
  static func trace(
    on device: Device = PlayedApp.iPhoneX, _ script: [Gesture] = [],
    of controller: @escaping () -> UIViewController
  ) throws -> LayoutTrace {
    self.controller = controller
    let run = SimulationRequest.Run(device: device, script: script, recordsLooks: true)
    let recorded = try RecordedRun(decoding: PlayedApp.bytes(StageApp.self, of: run))
    #expect(recorded.ending == .finished)
    return recorded.trace
  }

  /// A white page with some views.
  static func page(_ views: () -> [UIView]) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    for view in views() { controller.view.addSubview(view) }
    return controller
  }

  private final class StageApp: AppOfOneController {
    override func makeController() -> UIViewController { Stage.controller() }
  }

  /// A phone with the look of iOS 13 and later.
  static let newer = DeviceCatalog.devices.last { $0.idiom == .phone && $0.systemVersion >= 15 }
}

extension Bitmap {
  /// The colour at a place, as 0xRRGGBB.
  func hex(_ x: Int, _ y: Int) -> String {
    let color = color(x: x, y: y)
    return [color.red, color.green, color.blue].map { part in
      let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return byte.count == 1 ? "0" + byte : byte
    }.joined()
  }

  /// Whether a pixel is near a colour, 0xRRGGBB, as a screen shows it.
  func isNear(_ x: Int, _ y: Int, _ hex: Int, by tolerance: Double = 0.04) -> Bool {
    let color = color(x: x, y: y)
    let wanted = [16, 8, 0].map { Double(hex >> $0 & 0xFF) / 255 }
    return zip([color.red, color.green, color.blue], wanted)
      .allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// How many pixels of a rectangle are not white.
  func inked(_ x: Range<Int>, _ y: Range<Int>) -> Int {
    y.reduce(0) { sum, row in
      sum
        + x.count { column in
          let color = color(x: column, y: row)
          return min(color.red, color.green, color.blue) < 0.8
        }
    }
  }
}
