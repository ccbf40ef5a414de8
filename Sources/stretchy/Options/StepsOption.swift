import ArgumentParser

/// Which of the course's steps are run.
struct StepsOption: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "The steps to run, parted by commas; all by default.", valueName: "step,step"))
  var steps: [String] = []
}
