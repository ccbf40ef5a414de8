/// Which names a stranger's tree may give to files that we write.
enum EntryName {
  /// Why a file or folder of this name is not written; nil when it may be.
  static func refusal(_ name: String) -> String? {
    switch name {
    case "": return "has an empty name"
    case ".", "..": return "leads out of the project"
    default: break
    }
    if name.contains("/") { return "has a slash in a name" }
    if name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7f }) {
      return "has a control character in its name"
    }
    if name.utf8.count > 255 { return "has a name longer than 255 bytes" }
    return isGitFolder(name) ? "is git's own folder" : nil
  }

  /// Whether some file system takes the name for `.git`: in any case, with the trailing dots and
  /// spaces and the streams that NTFS drops, its short name, or the invisible characters that HFS+
  /// ignores. The rules are those of git's `is_hfs_dotgit` and `is_ntfs_dotgit`.
  static func isGitFolder(_ name: String) -> Bool {
    var visible = String(String.UnicodeScalarView(name.unicodeScalars.filter { !isIgnored($0) }))
      .lowercased()
    if let stream = visible.firstIndex(of: ":") { visible = String(visible[..<stream]) }
    while let last = visible.last, last == "." || last == " " { visible.removeLast() }
    return visible == ".git" || visible == "git~1"
  }

  /// The characters that HFS+ leaves out when it compares names.
  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C...0x200F, 0x202A...0x202E, 0x206A...0x206F, 0xFEFF: true
    default: false
    }
  }
}
