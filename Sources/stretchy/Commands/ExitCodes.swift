import ArgumentParser
import Course
import Foundation
import Git
import Grader
import Learning
import Reporting
import Sandbox
import StepRunner
import Synchronization

/// Runs a command's body; an error becomes a sentence on standard error and the documented exit code.
///
/// - Parameter needsSandbox: whether the command runs nothing without one.
func withExitCodes(needsSandbox: Bool = false, _ body: () async throws -> Int32) async throws {
  let code: Int32
  do {
    let scratch = try Scratch()
    defer { scratch.remove() }
    do {
      code = try await body()
    } catch  where Scratch.isEnding.load(ordering: .sequentiallyConsistent) {
      // The signal's own end is on its way, with its own exit code.
      try await Task.sleep(for: .seconds(60))
      throw error
    }
  } catch let refusal as Refusal {
    complain(refusal.message)
    throw ExitCode(refusal.exitCode)
  } catch let error as CourseError {
    complain(error.description)
    throw ExitCode(64)
  } catch let error as GitError {
    complain(error.description)
    throw ExitCode(64)
  } catch let error as BaselineError {
    complain(error.description)
    throw ExitCode(64)
  } catch let error as LearningError {
    complain(error.description)
    throw ExitCode(64)
  } catch let error as ClassSource.Problem {
    complain(error.description)
    throw ExitCode(64)
  } catch let error as GraderError {
    complain(error.description)
    throw ExitCode(error.isUsage ? 64 : 70)
  } catch let error as SandboxError {
    let wayOut = "\n--unsafe-no-sandbox runs the learner's code with your rights."
    complain(error.description + (needsSandbox ? "" : wayOut))
    throw ExitCode(70)
  } catch let error as SDKError {
    complain(error.description)
    throw ExitCode(70)
  } catch let error as Illustration.Failure {
    complain(error.description)
    throw ExitCode(error.exitCode)
  } catch {
    complain("a failure of Stretchy's own: \(error)")
    throw ExitCode(70)
  }
  if code != 0 { throw ExitCode(code) }
}

func complain(_ message: String) {
  FileHandle.standardError.write(Data("stretchy: \(PlainText.escaped(message))\n".utf8))
}

extension Illustration.Failure {
  fileprivate var exitCode: Int32 {
    switch self {
    case .unreadableReference: 64
    // An app that shows too much to be drawn.
    case .tookTooMuch: 2
    case .missing, .failed: 70
    }
  }
}
