import ArgumentParser
import LayoutTrace
import Reporting

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "Lists the devices that can be simulated.")

  func run() throws {
    let width = DeviceCatalog.devices.map(\.name.count).max() ?? 0
    func line(_ columns: [String]) -> String {
      let padding = String(repeating: " ", count: max(0, width - columns[0].count))
      return columns[0] + padding + "  "
        + columns.dropFirst().map { $0 + String(repeating: " ", count: max(0, 11 - $0.count)) }
        .joined().trimmedEnd
    }
    print(line(["device", "points", "scale", "safe top", "bottom", "iOS"]))
    for device in DeviceCatalog.devices {
      let size = "\(Number.text(device.size.width))x\(Number.text(device.size.height))"
      print(
        line([
          device.name, size, Number.text(device.scale), Number.text(device.portraitSafeArea.top),
          Number.text(device.portraitSafeArea.bottom), "\(device.systemVersion)",
        ]))
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
