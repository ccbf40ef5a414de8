import Course

/// The submissions of a class, in the order in which they are told.
package struct Roster: Equatable, Sendable {
  package var submissions: [Submission]

  package init(submissions: [Submission]) {
    self.submissions = submissions
  }

  /// What the columns of a roster are called, and what else they are called elsewhere.
  private static let columns: [(name: String, aliases: [String])] = [
    ("id", ["identifier", "student id", "student_id", "sid", "username", "github_username"]),
    ("name", ["full name", "student", "student name"]),
    ("email", ["e-mail", "mail"]),
    ("repository", ["location", "path", "folder", "url", "student_repository_url"]),
    ("submitted", ["submission_timestamp", "handed in"]),
    ("extension", ["extension days"]),
  ]

  /// Reads a roster with a line of headings: `id` and `repository`, and whichever it has of `name`,
  /// `email`, `submitted` and `extension`. Columns of other names are left alone.
  ///
  /// - Parameter file: its name, for messages.
  /// - Throws: `RosterError` with every mistake.
  package init(csv text: String, file: String) throws(RosterError) {
    let rows: [CSV.Row]
    do throws(CSV.Damage) {
      rows = try CSV.read(text)
    } catch {
      throw RosterError(file: file, mistakes: [.init(line: error.line, message: error.message)])
    }
    guard let head = rows.first else {
      throw RosterError(file: file, mistakes: [.init(line: 1, message: "the roster is empty")])
    }
    var places: [String: Int] = [:]
    for (name, aliases) in Self.columns {
      let titles = head.fields.map { $0.trimmed.lowercased() }
      places[name] = ([name] + aliases).lazy.compactMap { titles.firstIndex(of: $0) }.first
    }
    var mistakes = ["id", "repository"].filter { places[$0] == nil }.map {
      RosterError.Mistake(
        line: head.line,
        message: "there is no column `\($0)` among \(head.fields.joined(separator: ", "))")
    }
    submissions = []
    for row in rows.dropFirst() where mistakes.isEmpty || !places.isEmpty {
      func field(_ name: String) -> String {
        guard let place = places[name], row.fields.indices.contains(place) else { return "" }
        return row.fields[place].trimmed
      }
      guard places["id"] != nil, places["repository"] != nil else { break }
      var submission = Submission(
        id: field("id"), name: field("name"), email: field("email"), location: field("repository"))
      if submission.id.isEmpty {
        mistakes.append(.init(line: row.line, message: "the learner has no id"))
      }
      if submission.location.isEmpty {
        mistakes.append(.init(line: row.line, message: "the learner has no repository"))
      }
      if !field("submitted").isEmpty {
        submission.submitted = Deadline.moment(field("submitted"))
        if submission.submitted == nil {
          mistakes.append(
            .init(
              line: row.line,
              message: "`submitted` is a moment with its zone: 2026-11-20T23:59:00+01:00"))
        }
      }
      if !field("extension").isEmpty {
        let days = Int(field("extension")) ?? -1
        submission.extensionDays = max(0, days)
        if !(0...3650).contains(days) {
          mistakes.append(
            .init(line: row.line, message: "`extension` is a whole number of days, 0 or more"))
        }
      }
      submissions.append(submission)
      mistakes += Self.duplicate(in: submissions, line: row.line)
    }
    guard mistakes.isEmpty else { throw RosterError(file: file, mistakes: mistakes) }
  }

  /// Reads a list: a path or an address a line; what follows `#` and a space is no part of it.
  ///
  /// A learner's id is the last part of the address, with the one before it where two are alike.
  ///
  /// - Throws: `RosterError` for an address that is there twice.
  package init(list text: String, file: String) throws(RosterError) {
    var found: [(line: Int, location: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let location = String(line).trimmed
      guard !location.isEmpty, !location.hasPrefix("#") else { continue }
      let end = location.firstRange(of: " #")?.lowerBound ?? location.endIndex
      found.append((index + 1, String(location[..<end]).trimmed))
    }
    let names = found.map { Self.names(of: $0.location) }
    submissions = []
    var mistakes: [RosterError.Mistake] = []
    for (entry, name) in zip(found, names) {
      let isAlone = names.count { $0.short == name.short } == 1
      submissions.append(
        Submission(id: isAlone ? name.short : name.long, location: entry.location))
      mistakes += Self.duplicate(in: submissions, line: entry.line)
    }
    guard mistakes.isEmpty else { throw RosterError(file: file, mistakes: mistakes) }
  }

  /// A mistake if the last submission's id was there already.
  private static func duplicate(
    in submissions: [Submission], line: Int
  ) -> [RosterError.Mistake] {
    guard let last = submissions.last, !last.id.isEmpty,
      submissions.dropLast().contains(where: { $0.id == last.id })
    else { return [] }
    return [.init(line: line, message: "`\(last.id)` is there twice")]
  }

  private static func names(of location: String) -> (short: String, long: String) {
    let parts = location.split { "/:".contains($0) }.map(String.init)
    let last = parts.last ?? location
    let short = last.hasSuffix(".git") && last.count > 4 ? String(last.dropLast(4)) : last
    return (short, parts.count > 1 ? "\(parts[parts.count - 2])/\(short)" : short)
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    String(
      trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace)
        .reversed())
  }
}
