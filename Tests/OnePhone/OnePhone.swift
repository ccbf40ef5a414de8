package import Testing
import UIKit

/// Lets the tests of a suite have the phone to themselves, one after the other, each with an
/// iPhone X that was just switched on. All targets whose tests import UIKit share it.
///
/// There is one phone in a process. Between the making of a suite's value and its test, and at each
/// `await`, another test could else switch on its own.
package struct OnePhone: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await PhoneQueue.only.take()
    await MainActor.run { ApplicationHost.begin(on: .iPhoneX, observer: nil) }
    do {
      try await function()
    } catch {
      await PhoneQueue.only.giveBack()
      throw error
    }
    await PhoneQueue.only.giveBack()
  }
}

extension Trait where Self == OnePhone {
  /// One test at a time, with a phone of its own.
  package static var onePhone: Self { OnePhone() }
}

/// Who waits for the phone.
private actor PhoneQueue {
  static let only = PhoneQueue()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func giveBack() {
    if waiting.isEmpty {
      isTaken = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
