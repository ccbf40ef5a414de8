import LayoutTrace
import Testing
import TraceFixtures

@testable import Course

/// Traces made ready for questions.
@Suite struct RecordTests {
  @Test func aRecordOfACourseLooksForAllThatTheCourseNames() throws {
    let course = try ManifestTests.read(ConstraintManifestTests.sound)
    let record = Record(FakePage().trace(), of: course)
    #expect(record.names == course.views && record.found.count == 2)
    #expect(record.constraintNames == course.constraints && record.foundConstraints.count == 3)
  }

  /// A constraint of the course that the app does not have is an absence, never a crash.
  @Test func aConstraintThatIsNotThereIsSaid() throws {
    let course = try ManifestTests.read(ConstraintManifestTests.sound)
    let moment = Moment(Record(FakePage().trace(), of: course), at: 0)
    let expect = try #require(course.behaviours.first?.expectations.first?.expect)
    #expect(throws: Absence.self) { try expect.holds(at: moment) }
  }
}
