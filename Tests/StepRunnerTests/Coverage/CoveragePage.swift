import Foundation

/// The page that says what of UIKit is there: `Sources/UIKit/COVERAGE.md`.
struct CoveragePage {
  let entries: [(symbol: CoverageSymbol, coverage: Coverage)]

  var markdown: String {
    """
    # What of UIKit is there

    Two dozen public layout libraries and sample apps use \(entries.count) names of UIKit, and of what
    comes with it. This page says what becomes of each here; the numbers behind a name are in how many
    of them it is used, and how often. A test asks the compiler, as for a learner's code, and keeps
    this page true.

    | | names | uses |
    |---|---|---|
    \(row("there", { $0 == .there }))
    \(row("refused, with what to write instead", { $0.isRefused }))
    \(row("not there", { $0 == .missing }))
    \(row("no part of UIKit", { $0.isOutside }))

    A call that is there but cannot do all that it does on a phone says so in its documentation, and
    ends the app's run with its name when it is asked for the rest.

    ## There

    \(thereByGroup)

    ## Refused

    | name | | instead |
    |---|---|---|
    \(refusals)

    ## Not there

    \(list { $0 == .missing })

    ## No part of UIKit

    \(list { $0.isOutside })

    """
  }

  private func row(_ title: String, _ isWanted: (Coverage) -> Bool) -> String {
    let wanted = entries.filter { isWanted($0.coverage) }
    let uses = wanted.reduce(0) { $0 + $1.symbol.occurrences }
    return "| \(title) | \(wanted.count) | \(uses) |"
  }

  private var thereByGroup: String {
    let there = entries.filter { $0.coverage == .there }.map(\.symbol)
    var groups: [String] = []
    for symbol in there where !groups.contains(symbol.group) { groups.append(symbol.group) }
    return groups.map { group in
      let names = there.filter { $0.group == group }.map(\.text)
      return "**\(group)**: " + names.joined(separator: ", ") + "."
    }.joined(separator: "\n\n")
  }

  private var refusals: String {
    entries.compactMap { symbol, coverage in
      guard case .refused(let advice) = coverage else { return nil }
      return "| `\(symbol.name)` | \(symbol.count) | \(advice.replacing("|", with: "\\|")) |"
    }.joined(separator: "\n")
  }

  private func list(_ isWanted: (Coverage) -> Bool) -> String {
    let names = entries.filter { isWanted($0.coverage) }.map(\.symbol.text)
    return names.isEmpty ? "Nothing." : names.joined(separator: ", ") + "."
  }
}

extension CoverageSymbol {
  fileprivate var count: String { "\(repositories)/\(occurrences)" }
  fileprivate var text: String { "`\(name)` \(count)" }
}

extension Coverage {
  var isRefused: Bool {
    switch self {
    case .refused: true
    case .there, .missing, .outside: false
    }
  }

  var isOutside: Bool {
    switch self {
    case .outside: true
    case .there, .refused, .missing: false
    }
  }
}
