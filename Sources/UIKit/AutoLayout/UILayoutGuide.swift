public import Foundation

/// A rectangle that takes part in layout and is not seen.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
}
