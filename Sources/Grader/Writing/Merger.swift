package import Grading
import Reporting

/// Puts shards together: what comes out is, byte for byte, what one run of the whole class would have
/// left, in whatever order the shards are named.
package struct Merger: Sendable {
  private let shards: [ResultFolder]
  private let target: ResultFolder

  package init(_ shards: [ResultFolder], into target: ResultFolder) {
    self.shards = shards
    self.target = target
  }

  /// What there is to say of a merge.
  package struct Outcome: Sendable {
    package var plan: GradingPlan
    /// The shards that are not there, or not through.
    package var missing: [Shard]
  }

  /// Copies what the shards hold into the target, where nothing may be but what they have as well.
  ///
  /// - Throws: `GraderError.shards` for folders that do not belong together, and for a target with
  ///   results that a merge would not bring back.
  package func merge() throws(GraderError) -> Outcome {
    let (plan, states) = try read()
    let count = states.first?.shard.count ?? 1
    let missing = (1...count).compactMap { Shard("\($0)/\(count)") }.filter { shard in
      !states.contains { $0.shard == shard && $0.isDone }
    }
    let hadResults = try target.open()
    let claim = try FolderClaim(target)
    if hadResults {
      try refuseToLose(plan)
      try target.clear()
    }
    try target.write(plan, to: "plan.json")
    try target.tidy()
    var times: [String: Double] = [:]
    for shard in shards {
      times.merge(shard.times()) { max($0, $1) }
      for submission in plan.submissions {
        guard let record = try shard.record(of: submission) else { continue }
        try target.write(record, to: "submissions/\(submission.slug).json")
        guard let key = record.key, !target.hasGrade(key) else { continue }
        if let playlist = try shard.playlist(key) {
          try target.write(playlist, to: "grades/\(key).play.json")
        }
        if let grade = try shard.grade(key) { try target.write(grade, to: "grades/\(key).json") }
      }
    }
    try target.write(times, to: "times.json")
    try target.write(ShardState(shard: .whole, isDone: missing.isEmpty), to: "shard.json")
    withExtendedLifetime(claim) {}
    return Outcome(plan: plan, missing: missing)
  }

  /// Refuses to write over results of another grading, and over any that no shard has.
  private func refuseToLose(_ plan: GradingPlan) throws(GraderError) {
    // Ended before it said what it holds, it holds nothing.
    guard let old = try target.plan() else { return }
    var isSafe = old.isOfSameGrading(as: plan)
    for folder in ["submissions", "grades"] where isSafe {
      var known: Set<String> = []
      for shard in shards { known.formUnion(try shard.files(in: folder)) }
      isSafe = try known.isSuperset(of: target.files(in: folder))
    }
    guard isSafe else {
      throw .shards(
        reason: "\(target.name) holds other results already, which would be lost. "
          + "Name a folder that is not there yet")
    }
  }

  /// Reads what the shards say of themselves.
  private func read() throws(GraderError) -> (GradingPlan, [ShardState]) {
    var plan: GradingPlan?
    var states: [ShardState] = []
    for shard in shards {
      guard let own = try shard.plan(),
        let state = try shard.read(ShardState.self, "shard.json")
      else { throw .shards(reason: "\(shard.name) holds no results of 'stretchy grade'") }
      if let plan, plan != own {
        throw .shards(
          reason: "\(shard.name) and \(shards[0].name) are of different gradings: the class, the "
            + "course, the scheme, the seed or what checks is not the same")
      }
      if let first = states.first, first.shard.count != state.shard.count {
        throw .shards(
          reason: "\(shard.name) is shard \(state.shard), \(shards[0].name) is shard \(first.shard)"
        )
      }
      if let twin = states.firstIndex(where: { $0.shard == state.shard }) {
        throw .shards(
          reason: "\(shard.name) and \(shards[twin].name) are both shard \(state.shard)")
      }
      plan = own
      states.append(state)
    }
    guard let plan else { throw .shards(reason: "there is nothing to merge") }
    return (plan, states)
  }
}
