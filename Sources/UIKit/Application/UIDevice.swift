public import Foundation

/// The phone.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private let phone: ScreenDescription

  init(of phone: ScreenDescription) {
    self.phone = phone
  }

  /// The phone that the app runs on.
  public class var current: UIDevice { ApplicationHost.device }

  /// The owner's name for it.
  open var name: String { phone.name }

  /// The kind by name.
  open var model: String { phone.idiom == .pad ? "iPad" : "iPhone" }

  /// The kind by name, in the user's language.
  open var localizedModel: String { model }

  /// The system's name.
  open var systemName: String { "iOS" }

  /// The system's version: `11.0`.
  open var systemVersion: String { "\(phone.systemVersion).0" }

  /// The kind.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { phone.idiom == .pad ? .pad : .phone }
}
