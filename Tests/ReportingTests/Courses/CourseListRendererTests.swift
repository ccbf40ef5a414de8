import Course
import LayoutTrace
import Reporting
import Testing

@Suite struct CourseListRendererTests {
  private let course = Course(
    name: "cards", title: "A card that fits", languageVersion: "5",
    devices: [DeviceCatalog.devices[0]], views: [],
    steps: [
      Step(tag: "Step-1", title: "A card", teaches: "To place a view by constraints.", page: nil),
      Step(tag: "Step-10", title: "Two", teaches: "", page: nil),
    ], behaviours: [])

  private let style = TextStyle(width: 36, usesColor: false, usesUnicode: true)

  @Test func eachStepIsThereWithWhatItTeaches() {
    #expect(
      CourseListRenderer(style: style).render([course, course]) == """
        cards  A card that fits
          Step-1   A card
                   To place a view by
                   constraints.
          Step-10  Two

        cards  A card that fits
          Step-1   A card
                   To place a view by
                   constraints.
          Step-10  Two

        """)
  }

  @Test func aNewRepositoryIsToldWithItsStepsAndWhatToDo() {
    #expect(
      CourseListRenderer(style: style).renderNew(
        course, folder: "here", checking: "stretchy check here") == """
          A card that fits is in here:

            Step-1   A card  you are here
            Step-10  Two

          Each step is a tag: git checkout Step-10
          To check what you have written: stretchy check here

          """)
  }

  @Test func jsonHasTheStepsInOrder() throws {
    let json = try CourseListRenderer.json([course])
    #expect(
      json == """
        {
          "courses" : [
            {
              "behaviours" : [

              ],
              "devices" : [
                "iPhone SE"
              ],
              "name" : "cards",
              "steps" : [
                {
                  "tag" : "Step-1",
                  "teaches" : "To place a view by constraints.",
                  "title" : "A card"
                },
                {
                  "tag" : "Step-10",
                  "teaches" : "",
                  "title" : "Two"
                }
              ],
              "title" : "A card that fits"
            }
          ],
          "version" : 1
        }

        """)
  }
}
