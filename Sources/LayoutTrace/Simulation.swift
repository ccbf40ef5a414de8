/// What goes into the sandbox: the app, and the runs to make of it.
///
/// It holds inputs only, never what is expected of them.
package struct SimulationRequest: Codable, Equatable, Sendable {
  /// One run: a fresh process of the app on a device, under a script.
  package struct Run: Codable, Equatable, Sendable {
    package var device: Device
    package var script: [Gesture]
    /// What is changed in one of the app's constraints, if anything.
    package var mutation: ConstraintMutation?
    /// Whether how the views look is recorded too, so that pictures can be drawn: that takes longer,
    /// and the trace is larger.
    package var recordsLooks: Bool

    package init(
      device: Device, script: [Gesture], mutation: ConstraintMutation? = nil,
      recordsLooks: Bool = false
    ) {
      self.device = device
      self.script = script
      self.mutation = mutation
      self.recordsLooks = recordsLooks
    }
  }

  package static let currentVersion = 2

  package var version = SimulationRequest.currentVersion
  /// The shared library made of the app's sources, as the sandbox sees its path.
  package var app: String
  /// The folder of the app's resources: asset catalogs, loose files, Info.plist.
  package var resources: String
  /// The class of the controller that the app's main storyboard begins with; nil for an app that
  /// makes its window in code.
  package var mainController: String?
  package var runs: [Run]
  /// Wall-clock seconds after which a run is ended.
  package var timeLimit: Double
  /// How many bytes of a run's own output are kept.
  package var outputLimit: Int
  /// How many bytes of trace a run may send back.
  package var traceLimit: Int

  /// More than any course's run sends back.
  package static let usualTraceLimit = 64 << 20

  package init(
    app: String, resources: String, mainController: String? = nil, runs: [Run],
    timeLimit: Double, outputLimit: Int, traceLimit: Int = SimulationRequest.usualTraceLimit
  ) {
    self.app = app
    self.resources = resources
    self.mainController = mainController
    self.runs = runs
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
    self.traceLimit = traceLimit
  }
}

/// What comes out of the sandbox for one run of the request, in the request's order.
package struct RunOutcome: Equatable, Sendable {
  /// How the app's process ended.
  package enum Ending: Codable, Equatable, Sendable {
    /// The script was played to its end.
    case finished
    /// UIKit raised an exception, or refused a call that it does not support.
    case raised(name: String, reason: String)
    /// Layout went round and round without settling.
    case neverSettled(reason: String)
    /// A signal ended the process; the message is the last line that says why, such as
    /// `Fatal error: ...` with file and line.
    case crashed(signal: Int, message: String)
    /// The app ended itself before the script was played.
    case exited(code: Int)
    /// The time limit passed.
    case timedOut(seconds: Double)
    /// It was not started: so many runs before it had come to no end.
    case notRun(late: Int)
    /// It wanted more memory than it may have.
    case outOfMemory
    /// What the process sent back is not a trace.
    case unreadable(reason: String)
  }

  package var ending: Ending
  /// What was recorded; with an ending other than `finished` it stops early, or there is none.
  package var trace: LayoutTrace?
  /// What the app printed, standard output and standard error in order, capped.
  package var output: String
  /// Whether `output` was cut off.
  package var isOutputCut: Bool

  package init(ending: Ending, trace: LayoutTrace?, output: String, isOutputCut: Bool) {
    self.ending = ending
    self.trace = trace
    self.output = output
    self.isOutputCut = isOutputCut
  }
}
