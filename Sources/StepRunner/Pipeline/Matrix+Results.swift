package import Course
package import Reporting

extension Matrix {
  /// The matrix of a course over steps that were run against all its behaviours.
  package init(course: Course, results: [StepResult]) {
    self.init(
      course: course.name, title: course.title, steps: results.map(\.name),
      rows: course.behaviours.enumerated().map { index, behaviour in
        Row(
          behaviour: behaviour.id, says: behaviour.says,
          cells: results.map { result in
            Cell(
              isPromised: behaviour.steps.contains(result.name),
              outcome: result.report(title: "").behaviours[index].outcome)
          })
      })
  }
}
