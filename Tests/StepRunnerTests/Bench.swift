import Course
import Foundation
import LayoutTrace
import Sandbox
import Testing

@testable import StepRunner

/// A folder of the test's own and a course of two steps.
struct Bench {
  let folder: URL
  let course = Course(
    name: "bench", title: "Bench", languageVersion: "5", devices: [DeviceCatalog.devices[0]],
    views: [],
    steps: [
      Step(tag: "Step-1", title: "One", teaches: "", page: nil),
      Step(tag: "Step-2", title: "Two", teaches: "", page: nil),
    ], behaviours: [])

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func clear() throws {
    try FileManager.default.removeItem(at: folder)
  }

  /// Writes a text to a file, at a path relative to the folder.
  func write(_ text: String, to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The SDK that is beside this test, made ready in the bench's cache.
  func sdk(in sandbox: Sandbox) async throws -> SDK {
    try await SDK.prepare(
      products: Self.products, cache: folder.appending(path: "cache"),
      path: ProcessInfo.processInfo.environment["PATH"] ?? "", sandbox: sandbox)
  }

  /// The same for tests that only compile against it: made once for a build, and kept beside it.
  static func sharedSDK(in sandbox: Sandbox) async throws -> SDK {
    let cache = products.appending(path: "test-sdk", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    return try await SDK.prepare(
      products: products, cache: cache,
      path: ProcessInfo.processInfo.environment["PATH"] ?? "", sandbox: sandbox)
  }

  /// The folder that holds what was built.
  static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
}
