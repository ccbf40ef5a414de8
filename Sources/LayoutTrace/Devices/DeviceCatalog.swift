/// The phones and tablets that can be simulated.
package enum DeviceCatalog {
  /// A device with the other names that it answers to: models of the same screen and system.
  package struct Entry: Equatable, Sendable {
    package var device: Device
    package var aliases: [String]
  }

  /// Every device, phones before tablets, the smaller screen first.
  package static let entries: [Entry] = phones + tablets

  package static var devices: [Device] { entries.map(\.device) }

  /// The device of a name or alias: letters and digits count, case, spaces and the rest do not.
  package static func device(named name: String) -> Device? {
    let wanted = key(name)
    return entries.first { entry in
      ([entry.device.name] + entry.aliases).contains { key($0) == wanted }
    }?.device
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let phones = [
    entry(
      "iPhone SE", ["iPhone SE (1st generation)", "iPhone SE 1", "iPhone 5s"],
      .phone, 320, 568, scale: 2, top: 20, bar: 20, corner: 0, system: 11),
    entry(
      "iPhone 8", ["iPhone 7", "iPhone 6s", "iPhone SE 2", "iPhone SE 3"],
      .phone, 375, 667, scale: 2, top: 20, bar: 20, corner: 0, system: 11),
    entry(
      "iPhone 8 Plus", ["iPhone 7 Plus"],
      .phone, 414, 736, scale: 3, top: 20, bar: 20, corner: 0, system: 11),
    entry(
      "iPhone X", ["iPhone XS", "iPhone 11 Pro"],
      .phone, 375, 812, scale: 3, top: 44, bottom: 34, bar: 44, corner: 39, system: 11),
    entry(
      "iPhone 13 mini", ["iPhone 12 mini"],
      .phone, 375, 812, scale: 3, top: 50, bottom: 34, bar: 50, corner: 44, system: 15),
    entry(
      "iPhone 14", ["iPhone 12", "iPhone 13", "iPhone 12 Pro", "iPhone 13 Pro"],
      .phone, 390, 844, scale: 3, top: 47, bottom: 34, bar: 47, corner: 47.33, system: 16),
    entry(
      "iPhone 15", ["iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16"],
      .phone, 393, 852, scale: 3, top: 59, bottom: 34, bar: 54, corner: 55, system: 17),
    entry(
      "iPhone 16 Pro", [],
      .phone, 402, 874, scale: 3, top: 62, bottom: 34, bar: 54, corner: 62, system: 18),
    entry(
      "iPhone 11", ["iPhone XR"],
      .phone, 414, 896, scale: 2, top: 48, bottom: 34, bar: 48, corner: 41.5, system: 14),
    entry(
      "iPhone 11 Pro Max", ["iPhone XS Max"],
      .phone, 414, 896, scale: 3, top: 44, bottom: 34, bar: 44, corner: 39, system: 13),
    entry(
      "iPhone 16 Pro Max", [],
      .phone, 440, 956, scale: 3, top: 62, bottom: 34, bar: 54, corner: 62, system: 18),
  ]

  private static let tablets = [
    entry(
      "iPad 9.7", ["iPad", "iPad Air 2", "iPad (6th generation)"],
      .pad, 768, 1024, scale: 2, top: 20, bar: 20, corner: 0, system: 11),
    entry(
      "iPad Pro 11", ["iPad Pro 11-inch"],
      .pad, 834, 1194, scale: 2, top: 24, bottom: 20, bar: 24, corner: 18, system: 13),
    entry(
      "iPad Pro 12.9", ["iPad Pro 12.9-inch (3rd generation)"],
      .pad, 1024, 1366, scale: 2, top: 24, bottom: 20, bar: 24, corner: 18, system: 13),
  ]

  /// A phone's landscape safe area follows from its portrait one: the notch goes to the sides, the
  /// home indicator's band shrinks to 21, and the status bar is hidden. A tablet's does not change.
  private static func entry(
    _ name: String, _ aliases: [String], _ idiom: Device.Idiom, _ width: Double, _ height: Double,
    scale: Double, top: Double, bottom: Double = 0, bar: Double, corner: Double, system: Int
  ) -> Entry {
    let portrait = Insets(top: top, left: 0, bottom: bottom, right: 0)
    let landscape =
      switch idiom {
      case .pad: portrait
      case .phone where bottom == 0: Insets.zero
      case .phone: Insets(top: 0, left: top, bottom: 21, right: top)
      }
    let device = Device(
      name: name, idiom: idiom, size: Size(width: width, height: height), scale: scale,
      portraitSafeArea: portrait, landscapeSafeArea: landscape, statusBarHeight: bar,
      cornerRadius: corner, systemVersion: system)
    return Entry(device: device, aliases: aliases)
  }
}
