import LayoutTrace
import Testing

@Suite struct DeviceCatalogTests {
  @Test("fact 3.1: the table of devices")
  func theTable() {
    let table = DeviceCatalog.devices.map { device in
      let safe = device.portraitSafeArea
      return "\(device.name) \(device.size.width)x\(device.size.height) @\(device.scale) "
        + "\(safe.top),\(safe.left),\(safe.bottom),\(safe.right) "
        + "bar \(device.statusBarHeight) r \(device.cornerRadius)"
    }
    #expect(
      table == [
        "iPhone SE 320.0x568.0 @2.0 20.0,0.0,0.0,0.0 bar 20.0 r 0.0",
        "iPhone 8 375.0x667.0 @2.0 20.0,0.0,0.0,0.0 bar 20.0 r 0.0",
        "iPhone 8 Plus 414.0x736.0 @3.0 20.0,0.0,0.0,0.0 bar 20.0 r 0.0",
        "iPhone X 375.0x812.0 @3.0 44.0,0.0,34.0,0.0 bar 44.0 r 39.0",
        "iPhone 13 mini 375.0x812.0 @3.0 50.0,0.0,34.0,0.0 bar 50.0 r 44.0",
        "iPhone 14 390.0x844.0 @3.0 47.0,0.0,34.0,0.0 bar 47.0 r 47.33",
        "iPhone 15 393.0x852.0 @3.0 59.0,0.0,34.0,0.0 bar 54.0 r 55.0",
        "iPhone 16 Pro 402.0x874.0 @3.0 62.0,0.0,34.0,0.0 bar 54.0 r 62.0",
        "iPhone 11 414.0x896.0 @2.0 48.0,0.0,34.0,0.0 bar 48.0 r 41.5",
        "iPhone 11 Pro Max 414.0x896.0 @3.0 44.0,0.0,34.0,0.0 bar 44.0 r 39.0",
        "iPhone 16 Pro Max 440.0x956.0 @3.0 62.0,0.0,34.0,0.0 bar 54.0 r 62.0",
        "iPad 9.7 768.0x1024.0 @2.0 20.0,0.0,0.0,0.0 bar 20.0 r 0.0",
        "iPad Pro 11 834.0x1194.0 @2.0 24.0,0.0,20.0,0.0 bar 24.0 r 18.0",
        "iPad Pro 12.9 1024.0x1366.0 @2.0 24.0,0.0,20.0,0.0 bar 24.0 r 18.0",
      ])
  }

  @Test(arguments: [
    ("iPhone X", Insets(top: 0, left: 44, bottom: 21, right: 44)),
    ("iPhone 8", .zero), ("iPad Pro 11", Insets(top: 24, left: 0, bottom: 20, right: 0)),
  ])
  func landscapeFollowsFromPortrait(name: String, insets: Insets) {
    #expect(DeviceCatalog.device(named: name)?.landscapeSafeArea == insets)
  }

  @Test(arguments: [
    ("iphone x", "iPhone X"), ("IPHONE-XS", "iPhone X"), ("iPad", "iPad 9.7"),
    ("iPhone SE (1st generation)", "iPhone SE"),
  ])
  func aDeviceAnswersToItsNamesInAnyCase(name: String, device: String) {
    #expect(DeviceCatalog.device(named: name)?.name == device)
  }

  @Test func anUnknownNameHasNoDevice() {
    #expect(DeviceCatalog.device(named: "Nokia 3310") == nil)
  }

  @Test func noTwoDevicesAnswerToTheSameName() {
    let names = DeviceCatalog.entries.flatMap { [$0.device.name] + $0.aliases }
    for name in names {
      let owners = DeviceCatalog.entries.filter { entry in
        ([entry.device.name] + entry.aliases).contains(name)
      }
      #expect(owners.map(\.device) == [DeviceCatalog.device(named: name)].compactMap(\.self))
    }
  }
}
