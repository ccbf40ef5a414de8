package import LayoutTrace

/// Which devices something is said of: a model by name, or all of a kind.
package enum DeviceSelector: Equatable, Sendable {
  case named(String)
  case kind(Kind)

  /// What many devices have in common.
  package enum Kind: String, CaseIterable, Sendable {
    case all, phones, tablets
    /// Those with a bar at the lower edge in place of a button: their safe area has a bottom.
    case homeIndicator = "home indicator"
    case homeButton = "home button"
  }

  package func matches(_ device: Device) -> Bool {
    switch self {
    case .named(let name): device.name == name
    case .kind(.all): true
    case .kind(.phones): device.idiom == .phone
    case .kind(.tablets): device.idiom == .pad
    case .kind(.homeIndicator): device.portraitSafeArea.bottom > 0
    case .kind(.homeButton): device.portraitSafeArea.bottom == 0
    }
  }
}
