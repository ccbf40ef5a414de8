public import Foundation

/// What is told of the fingers on the screen at one moment.
@preconcurrency @MainActor open class UIEvent: NSObject {
}
