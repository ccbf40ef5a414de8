import ArgumentParser

/// The command line of Stretchy: parse, call, render, exit.
@main struct Stretchy: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stretchy",
    abstract: "Checks the steps of an iOS layout tutorial, without a Mac.",
    discussion: """
      Alone, in a folder that 'stretchy start' made, it watches: each save is checked at once.

      Exit codes: 0 all as documented, 1 a behaviour failed, 2 something could not be checked, \
      64 wrong usage, 70 a failure of Stretchy's own.
      """,
    version: "0.1.0",
    subcommands: [
      RunCommand.self, CheckCommand.self, MatrixCommand.self, DiffCommand.self,
      BaselineCommand.self, BisectCommand.self, TraceCommand.self, SnapshotCommand.self,
      FilmCommand.self, NewCommand.self, CoursesCommand.self, DevicesCommand.self,
      CourseCommand.self,
    ],
    groupedSubcommands: [
      CommandGroup(
        name: "Taking a course",
        subcommands: [
          StartCommand.self, WatchCommand.self, TaskCommand.self, HintCommand.self,
          NextCommand.self, SolutionCommand.self, ResetCommand.self, ListCommand.self,
          GotoCommand.self,
        ]),
      CommandGroup(name: "Grading a class", subcommands: [GradeCommand.self, MergeCommand.self]),
    ],
    defaultSubcommand: WatchCommand.self)
}
