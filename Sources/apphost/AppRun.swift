import Foundation
import LayoutTrace
import Simulator
import UIKit

/// A run as its own process makes it: loads the app and has a phone play the script on it.
@MainActor struct AppRun {
  let run: SimulationRequest.Run
  /// The shared library made of the app's sources.
  let library: String
  /// The folder of the app's resources.
  let resources: String
  /// The class of the controller that the app's main storyboard begins with, if it has one.
  let mainController: String?

  /// Never comes back: the process ends when the script was played, when UIKit raises, or as the
  /// app itself ends it.
  func begin(writingTo trace: Int32) -> Never {
    AppResources.use(folder: resources, on: ScreenDescription(run.device))
    var info = AppInfo(resources: URL(filePath: resources))
    info.mainControllerClassName = mainController
    let phone = Phone(run, info: info, library: library, sink: sink(to: trace))
    ApplicationHost.run = { delegate in
      phone.run(delegate)
      Self.end(code: 0)
    }
    callMain()
  }

  /// Calls the app's `main`, which ends in `ApplicationHost.run`.
  private func callMain() -> Never {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL) else {
      Self.complain("The app cannot be loaded: \(dlerror().map { String(cString: $0) } ?? "")")
    }
    guard let symbol = dlsym(handle, "main") else {
      Self.complain("The app has no entry point: a class marked @main is missing.")
    }
    typealias Main =
      @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) ->
      Int32
    let main = unsafeBitCast(symbol, to: Main.self)
    // The app gets to know no argument of ours but its own name.
    var arguments = [strdup("App"), nil]
    let code = arguments.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { main(1, $0) } ?? 0
    }
    exit(code)
  }

  private func sink(to trace: Int32) -> TraceSink {
    TraceSink { bytes in
      do {
        try Descriptor.write(bytes, to: trace)
      } catch {
        Self.complain("The trace cannot be written: \(error)")
      }
    } stop: { _ in
      Self.end(code: 1)
    }
  }

  private static func end(code: Int32) -> Never {
    fflush(nil)
    _exit(code)
  }

  private static func complain(_ message: String) -> Never {
    // Where nobody can be told, the code has to do.
    try? Descriptor.write(Array((message + "\n").utf8), to: STDERR_FILENO)
    end(code: 127)
  }
}
