package import Git

/// Finds the commit that broke something, by as few checks as can be: each next one is of the commit
/// that parts those in question most evenly, as `git bisect` does it.
///
/// It asks nobody: whoever runs it checks `next` and says what came of it, until there is none. What
/// could not be checked is left out; if it matters, the answer is several commits.
package struct Bisection: Sendable {
  /// What a check of a commit says.
  package enum Answer: Sendable {
    case holds, isBroken, cannotSay
  }

  /// The commits in question, parents before their children; the last one is broken.
  private var commits: [Commit]
  private var unsure: Set<ObjectID> = []
  /// How many checks in a row said nothing.
  private var silences = 0

  /// - Parameter commits: those that lead to a broken commit and not to one that holds, parents
  ///   before their children.
  /// - Precondition: there is one at least, the broken one, which is the last.
  package init(commits: [Commit]) {
    precondition(!commits.isEmpty)
    self.commits = commits
  }

  /// The commit to be checked; nil at the end.
  ///
  /// - Complexity: O(commits), and as much again for each merge among them.
  package var next: Commit? {
    let weights = weights
    let open = commits.indices.dropLast().filter { !unsure.contains(commits[$0].id) }
    // How many are ruled out at least, whatever the answer; of equals the first.
    let ranked = open.sorted { first, second in
      let (a, b) = (gain(weights[first]), gain(weights[second]))
      return (-a, first) < (-b, second)
    }
    guard !ranked.isEmpty else { return nil }
    return commits[ranked[Int(Double(ranked.count) * Self.fraction(silences))]]
  }

  /// The commits of which one broke it: one, unless some could not be checked. Meaningful when there
  /// is no `next`.
  package var suspects: [Commit] { commits }

  /// How many checks there are still to make, about.
  package var remainingChecks: Int {
    var (count, open) = (0, commits.count)
    while open > 1 {
      open = (open + 1) / 2
      count += 1
    }
    return count
  }

  /// Takes what a check of `next` says.
  package mutating func take(_ answer: Answer, for commit: Commit) {
    guard let index = commits.firstIndex(where: { $0.id == commit.id }) else { return }
    let leading = leading(to: index)
    switch answer {
    case .holds:
      commits = commits.indices.filter { !leading.contains($0) }.map { commits[$0] }
      silences = 0
    case .isBroken:
      commits = leading.sorted().map { commits[$0] }
      silences = 0
    case .cannotSay:
      unsure.insert(commit.id)
      silences += 1
    }
  }

  private func gain(_ weight: Int) -> Int { min(weight, commits.count - weight) }

  /// For each commit how many of those in question lead to it, itself among them.
  private var weights: [Int] {
    let places = places
    var weights: [Int] = []
    for (index, commit) in commits.enumerated() {
      let parents = commit.parents.compactMap { places[$0] }
      switch parents.count {
      case 0: weights.append(1)
      case 1: weights.append(weights[parents[0]] + 1)
      default: weights.append(leading(to: index).count)
      }
    }
    return weights
  }

  /// A commit and all that lead to it, of those in question.
  private func leading(to index: Int) -> Set<Int> {
    let places = places
    var found: Set<Int> = [index]
    var waiting = [index]
    while let next = waiting.popLast() {
      for parent in commits[next].parents.compactMap({ places[$0] })
      where found.insert(parent).inserted {
        waiting.append(parent)
      }
    }
    return found
  }

  private var places: [ObjectID: Int] {
    Dictionary(
      commits.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where among the ranked commits the next one is, after so many checks that said nothing. What lies
  /// beside a commit that cannot be checked seldom can be: 0, 1/2, 1/4, 3/4, 1/8 and so on (van der
  /// Corput's sequence) keep away from it.
  private static func fraction(_ silences: Int) -> Double {
    var (rest, part, sum) = (silences, 0.5, 0.0)
    while rest > 0 {
      sum += Double(rest & 1) * part
      rest >>= 1
      part /= 2
    }
    return sum
  }
}
