import Course
import Courses
import Foundation
import Git
import Reporting
import StepRunner
import Testing

/// The steps as they are not to be, which the courses' pages invite to try.
@Suite(.serialized) struct VariantTests {
  /// The behaviours of the step that fail, by the folder of the variant.
  static let table = [
    "stretchy-layout": [
      "Step-1-wrong": [
        "page-fills-screen", "nothing-is-left-open", "header-at-rest", "text-below-header",
        "content-size", "header-behind-status-bar", "status-bar-is-light",
        "header-moves-with-pull", "image-fills-header", "text-under-home-indicator",
      ],
      "Step-3-parallax": ["header-keeps-height"],
    ],
    "scroll-grid": [
      "Step-1-wrong": [
        "page-fills-screen", "starts-below-status-bar", "nothing-breaks", "content-is-ambiguous",
      ],
      "Step-3-wide": ["picture-is-square", "label-is-stretched"],
      "Step-5-expanding": ["dropping-leaves-label", "label-keeps-height"],
      "Step-6-numeric": [
        "turns-with-phone", "content-as-wide-as-screen", "two-rows", "columns-equal",
      ],
    ],
    "profile-banner": [
      "Step-1-edges": [
        "banner-below-status-bar", "profile-scrolls-below-banner", "portrait-and-text",
        "status-bar-is-light", "nothing-is-left-open",
      ],
      "Step-1-numbers": [
        "labels-meet-in-the-middle", "middle-at-any-height", "long-names-are-cut-off",
      ],
      "Step-5-no-inset": [
        "thumbnail-starts-outside", "thumbnail-follows-scroll", "thumbnail-pushes-labels",
        "pull-moves-thumbnail-out", "what-gives-way",
      ],
      "Step-5-required": [
        "nothing-breaks", "thumbnail-is-square", "thumbnail-in-the-middle-at-any-height",
        "labels-keep-their-distance", "position-is-a-wish", "thumbnail-follows-scroll",
        "thumbnail-pushes-labels", "what-gives-way",
      ],
    ],
  ]

  @Test(arguments: Courses.names)
  func everyVariantFailsInWhatItSpoils(name: String) async throws {
    let laboratory = try Laboratory(name)
    let course = laboratory.course
    let tags = course.steps.map(\.tag)
    let variants = try FileManager.default.contentsOfDirectory(atPath: laboratory.steps.path)
      .filter { $0.hasPrefix("Step-") && !tags.contains($0) }.sorted()
    let path = laboratory.folder.appending(path: "variants.git").path
    let builder = try RepositoryBuilder(path: path)
    var jobs: [StepRunner.Job] = []
    for variant in variants {
      try builder.tag(variant, try builder.commit(laboratory.files(of: variant), message: variant))
      let step = try #require(course.steps.last { variant.hasPrefix($0.tag + "-") })
      jobs.append(
        StepRunner.Job(
          name: variant, source: .revision(repository: path, name: variant),
          behaviours: course.behaviours(of: step)))
    }
    let reports = try await laboratory.run(jobs).map { $0.report(title: "") }
    #expect(reports.compactMap(\.trouble?.summary) == [])
    let failures = reports.map { report in
      (report.id, report.behaviours.filter { $0.outcome == .failed }.map(\.id))
    }
    #expect(Dictionary(uniqueKeysWithValues: failures) == Self.table[name] ?? [:])
    try laboratory.close()
  }
}
