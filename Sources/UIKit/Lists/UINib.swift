public import Foundation

/// A file of archived views, which cannot be read here: making one ends the app's run.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Refused: nibs are not read here.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    Unsupported.call(
      "UINib(nibName:bundle:)",
      advice: "Nibs are not read here: make the views in code and register their class.")
  }
}
