import CGit2
import Glibc

/// Who makes a commit, and when.
package struct Identity: Equatable, Sendable {
  package var name: String
  package var email: String
  /// Seconds since 1970.
  package var time: Int
  /// Minutes east of UTC.
  package var timeZone: Int

  package init(name: String, email: String, time: Int, timeZone: Int = 0) {
    self.name = name
    self.email = email
    self.time = time
    self.timeZone = timeZone
  }

  /// The user as git would name them: by `GIT_AUTHOR_NAME` and `GIT_AUTHOR_EMAIL`, else by
  /// `user.name` and `user.email` of the repository or of the user's own configuration, else by the
  /// name of their account. Of all configuration nothing but these two words is read.
  ///
  /// - Parameters:
  ///   - repository: nil before there is one.
  ///   - time: seconds since 1970.
  package static func ofUser(
    in repository: Repository?, environment: [String: String], time: Int, timeZone: Int
  ) -> Identity {
    let files = configurationFiles(of: repository, environment: environment)
    func value(_ variable: String, _ key: String) -> String? {
      let given = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
      // A configuration that cannot be read names nobody.
      return given ?? files.lazy.compactMap { try? string(key, in: $0) }.first { !$0.isEmpty }
    }
    let account = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? "learner"
    return Identity(
      name: value("GIT_AUTHOR_NAME", "user.name") ?? account,
      email: value("GIT_AUTHOR_EMAIL", "user.email") ?? "\(account)@localhost",
      time: time, timeZone: timeZone)
  }

  /// As git writes it in a commit: `Name <mail> 1514808000 +0100`. What would end a part early is
  /// left out of it.
  var line: String {
    func plain(_ text: String) -> String {
      String(text.unicodeScalars.filter { $0.value >= 0x20 && $0 != "<" && $0 != ">" })
        .trimmed
    }
    let minutes = abs(timeZone)
    let digits = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    return "\(plain(name)) <\(plain(email))> \(time) \(timeZone < 0 ? "-" : "+")\(digits)"
  }

  /// The nearest first.
  private static func configurationFiles(
    of repository: Repository?, environment: [String: String]
  ) -> [String] {
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let base = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return [
      repository.map { $0.path + "config" }, home.map { $0 + "/.gitconfig" },
      (base ?? home.map { $0 + "/.config" }).map { $0 + "/git/config" },
    ].compactMap { $0 }.filter { access($0, R_OK) == 0 }
  }

  private static func string(_ key: String, in file: String) throws(GitError) -> String {
    try Library.lend(
      "read", file, make: { git_config_open_ondisk(&$0, file) }, free: git_config_free
    ) { configuration throws(GitError) in
      var buffer = git_buf()
      try Library.call("read \(key) of", file) {
        git_config_get_string_buf(&buffer, configuration, key)
      }
      defer { git_buf_dispose(&buffer) }
      return buffer.ptr.map { String(cString: $0) } ?? ""
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
