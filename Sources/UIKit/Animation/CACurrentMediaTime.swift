public import Foundation

/// Seconds on the only clock that there is; on the main thread, as all of UIKit.
public func CACurrentMediaTime() -> TimeInterval {
  MainActor.assumeIsolated { UIApplication.shared.clock.now }
}
