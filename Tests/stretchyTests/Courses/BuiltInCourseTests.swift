import Courses
import Foundation
import Testing

/// What the built-in courses notice of mistakes, on a part of the mutants: all of them take minutes.
@Suite(.serialized, .desk) struct BuiltInCourseTests {
  @Test(arguments: Courses.names)
  func nineOfTenMutantsThatChangeAFrameAreNoticed(course: String) throws {
    let result = try stretchy("course", "mutate", course, "--sample", "9", "--timeout", "300")
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(!result.output.contains(" of 0 "))
  }
}
