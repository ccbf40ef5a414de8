public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
}
