import Course
import Foundation
import Git
import Testing

@testable import StepRunner

@Suite struct StepRepositoryTests {
  private let bench: Bench

  init() throws {
    bench = try Bench()
    for step in bench.course.steps { try bench.write("print(1)\n", to: "\(step.tag)/main.swift") }
  }

  @Test func theBuiltInStepsHaveTheSameIdsEveryTime() throws {
    let ids = try (0..<2).map { _ in
      let steps = try StepRepository.builtIn(bench.course, folder: bench.folder)
      let repository = try Repository.open(steps.path)
      let ids = try ["Step-1", "Step-2", "main"].map { try repository.resolve($0).commit.id.hex }
      steps.close()
      #expect(!FileManager.default.fileExists(atPath: steps.path))
      return ids
    }
    #expect(ids[0] == ids[1])
    #expect(
      ids[0] == [
        "d715df0dd00f947e00a496a7fb94d0d8d69afbf7", "c0df6e02a37eff1482b4e4354a7e4023fc1be78d",
        "c0df6e02a37eff1482b4e4354a7e4023fc1be78d",
      ])
    try bench.clear()
  }

  @Test func aFolderThatIsMissingIsSaid() throws {
    try FileManager.default.removeItem(at: bench.folder.appending(path: "Step-2"))
    let error = #expect(throws: GitError.self) {
      try StepRepository.builtIn(bench.course, folder: bench.folder)
    }
    #expect(error?.description.contains("Step-2") == true)
    try bench.clear()
  }

  @Test func aRepositoryOnThisMachineIsOpenedWhereItIs() throws {
    let made = try RepositoryBuilder(path: bench.folder.appending(path: "own.git").path)
    let steps = try StepRepository.open(made.repository.path)
    steps.close()
    #expect(steps.path == made.repository.path)
    #expect(FileManager.default.fileExists(atPath: steps.path))
    try bench.clear()
  }
}
