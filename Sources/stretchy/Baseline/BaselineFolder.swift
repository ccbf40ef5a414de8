import Course
import Foundation
import LayoutTrace
import Reporting
import StepRunner

/// A folder in which the baselines of a course's steps lie, a text file each.
struct BaselineFolder {
  /// As the user names it.
  private let path: String
  private let course: Course

  /// - Throws: `Refusal` for a path that is a file.
  init(_ path: String, of course: Course) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
      throw Refusal(message: "\(path) is a file: baselines lie in a folder, one for each step.")
    }
    self.path = path
    self.course = course
  }

  /// - Throws: `Refusal` when the folder is not there.
  func refuseMissing() throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    throw Refusal(
      message: "There is no folder \(path). Record the baselines: stretchy baseline \(path)")
  }

  /// The file of a step's baseline, as the user knows it.
  func file(of step: String) -> String {
    (path.hasSuffix("/") ? path : path + "/") + step + ".txt"
  }

  /// Reads the baseline of a step.
  ///
  /// - Returns: nil when there is none.
  /// - Throws: `BaselineError` for a text that is none, `Refusal` for a file that cannot be read or is
  ///   another step's.
  func baseline(of step: String) throws -> Baseline? {
    let file = file(of: step)
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw Refusal(message: "\(file) cannot be read as UTF-8 text.")
    }
    let baseline = try Baseline(text, file: file)
    guard baseline.course == course.name, baseline.step == step else {
      throw Refusal(
        message: "\(file) is the baseline of \(baseline.step) of \(baseline.course), not of \(step)"
          + " of \(course.name).")
    }
    return baseline
  }

  /// Writes the baseline of its step; the one before stays until the new one is all written.
  ///
  /// - Throws: `Refusal` when it cannot be written.
  func write(_ baseline: Baseline) throws {
    let file = file(of: baseline.step)
    let folder = URL(filePath: file).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Refusal(message: "\(folder.path) cannot be made: \(error.localizedDescription)")
    }
    try Destination.write(try baseline.text(), to: file)
  }

  /// A step held against its baseline, as one behaviour of a report more.
  ///
  /// - Throws: as `baseline(of:)`.
  func verdict(on result: StepResult) throws -> BehaviourReport {
    guard let baseline = try baseline(of: result.name) else {
      return .baseline(
        notChecked: "There is no baseline of it in \(path); stretchy baseline \(path) records one.")
    }
    guard let traces = result.finishedTraces else {
      return .baseline(notChecked: result.whyNotCompared.summary)
    }
    return .baseline(
      Drift(from: baseline, to: traces, naming: course.views), tolerance: baseline.tolerance)
  }
}
