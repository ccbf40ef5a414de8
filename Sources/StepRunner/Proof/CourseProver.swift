import Checker
package import Course
import Foundation
package import Reporting

/// Proves a course by what its steps and its wrong tries did when every behaviour was held against
/// them: the author's own code does what is asked, the step before does not yet, and each behaviour
/// has been seen to fail.
package struct CourseProver {
  private let course: Course
  private let folder: CourseFolder
  private let steps: [StepResult]
  private let wrongTries: [StepResult]

  /// - Parameters:
  ///   - steps: a result a step, all of the course's behaviours held against it.
  ///   - wrongTries: results named after their folders, held against the same.
  /// - Precondition: the results are of `course.behaviours`, in their order.
  package init(
    course: Course, folder: CourseFolder, steps: [StepResult], wrongTries: [StepResult]
  ) {
    self.course = course
    self.folder = folder
    self.steps = steps
    self.wrongTries = wrongTries
  }

  /// - Parameter order: what is wrong with the order of the steps, if it was looked at.
  package func proof(order: [String] = []) -> CourseProof {
    CourseProof(
      course: course.name, title: course.title,
      parts: [manifestPart(order: order)] + steps.indices.map(stepPart)
        + wrongTries.map(wrongTryPart) + behaviourParts)
  }

  // MARK: The manifest

  private func manifestPart(order: [String]) -> CourseProof.Part {
    CourseProof.Part(
      id: "course.yml", title: "",
      says: "\(course.steps.count) steps, \(course.behaviours.count) behaviours, "
        + "\(course.devices.count) devices",
      faults: order + numberingFaults)
  }

  /// Tags that end in numbers are read as an order.
  private var numberingFaults: [String] {
    let numbered = course.steps.compactMap { step in
      Int(String(step.tag.reversed().prefix(while: \.isNumber).reversed())).map { (step.tag, $0) }
    }
    return zip(numbered, numbered.dropFirst()).filter { $0.1 >= $1.1 }.map {
      "\($1.0) stands behind \($0.0): learners take the numbers for the order."
    }
  }

  // MARK: Steps

  private func stepPart(_ index: Int) -> CourseProof.Part {
    let (step, result) = (course.steps[index], steps[index])
    let report = result.report(title: step.title)
    let promised = course.behaviours.indices.filter {
      course.behaviours[$0].steps.contains(step.tag)
    }
    var part = CourseProof.Part(id: step.tag, title: step.title)
    if let trouble = report.trouble {
      part.trouble = trouble
      part.faults = pageFaults(of: step)
      return part
    }
    part.faults = report.behaviours.enumerated().compactMap { place, behaviour in
      fault(behaviour, isPromised: promised.contains(place), in: step)
    }
    let held = promised.count { report.behaviours[$0].outcome == .passed }
    part.says = "\(held) of \(promised.count) behaviours hold"
    if index > 0 {
      let before = steps[index - 1].report(title: "")
      let open = promised.count { before.behaviours[$0].outcome != .passed }
      part.says += "; with \(before.id)'s code \(promised.count - open)"
      if open == 0 {
        part.faults.append(
          "\(before.id)'s code does all that is asked here: there is nothing to do. What is new in "
            + "\(step.tag) needs a behaviour.")
      }
    }
    part.faults += pageFaults(of: step)
    return part
  }

  private func fault(_ behaviour: BehaviourReport, isPromised: Bool, in step: Step) -> String? {
    switch (behaviour.verdict, isPromised) {
    case (.passed, true), (.failed, false), (.notChecked, false): nil
    case (.passed, false):
      "`\(behaviour.id)` holds here too, and the course does not say so: name \(step.tag) in its "
        + "`steps`, or expect more."
    case (.failed(let failure), true):
      "`\(behaviour.id)` does not hold on \(behaviour.device): expected \(failure.expected), seen: "
        + "\(failure.actual)."
    case (.notChecked(let reason), true):
      "`\(behaviour.id)` could not be checked on \(behaviour.device): \(reason)"
    }
  }

  private func pageFaults(of step: Step) -> [String] {
    var faults: [String] = []
    if step.teaches.isEmpty { faults.append("It says not what it teaches: teaches: ...") }
    guard let path = step.page, let text = folder.page(of: step) else {
      return faults + ["It has no page for learners to read: page: pages/\(step.tag).md"]
    }
    let heading = text.split(separator: "\n").first.map(String.init) ?? ""
    if heading != "# \(step.title)" {
      faults.append("\(path) begins with `\(heading)` and not with `# \(step.title)`.")
    }
    let page = StepPage(markdown: text)
    if page.instructions.isEmpty { faults.append("\(path) does not say what is to be done.") }
    if page.hints.isEmpty {
      faults.append("\(path) has no hints: a numbered list below the heading `## Hints`.")
    }
    return faults
  }

  // MARK: Wrong tries

  private func wrongTryPart(_ result: StepResult) -> CourseProof.Part {
    let report = result.report(title: "")
    var part = CourseProof.Part(id: result.name, title: "")
    guard let step = course.stepTried(in: result.name) else {
      part.faults = [
        "This folder is no step's. A wrong try is named after its step: \(course.steps[0].tag)-wrong."
      ]
      return part
    }
    if let trouble = report.trouble {
      part.trouble = trouble
      return part
    }
    let promised = zip(course.behaviours, report.behaviours).filter {
      $0.0.steps.contains(step.tag)
    }
    let failed = promised.filter { $0.1.outcome == .failed }
    part.says = "a wrong try of \(step.tag) that \(failed.count) of \(promised.count) notice"
    if failed.isEmpty {
      part.faults = ["Every behaviour of \(step.tag) holds, so nobody would call it wrong."]
    }
    return part
  }

  // MARK: Behaviours

  /// A part for each behaviour that nothing has failed.
  private var behaviourParts: [CourseProof.Part] {
    let all = (steps + wrongTries).map { $0.report(title: "") }
    return course.behaviours.indices.filter { index in
      !all.contains { $0.trouble == nil && $0.behaviours[index].outcome == .failed }
    }.map { index in
      CourseProof.Part(
        id: course.behaviours[index].id, title: "",
        faults: [
          "Nothing fails it: neither a step nor a wrong try. Put a wrong try beside the steps, such "
            + "as \(course.steps[0].tag)-wrong, to see that it can fail."
        ])
    }
  }
}

extension Course {
  /// The step that a folder holds a wrong try of, by its name: `Step-1-wrong`.
  fileprivate func stepTried(in folder: String) -> Step? {
    steps.filter { folder.hasPrefix($0.tag + "-") }.max { $0.tag.count < $1.tag.count }
  }
}
