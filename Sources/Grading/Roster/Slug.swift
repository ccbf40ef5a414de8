import Reporting

/// Names of files made of what strangers wrote.
enum Slug {
  /// How long a name may be, in bytes: file systems stop at 255.
  private static let longest = 120

  /// A name that is one component of a path, the same on every file system, different for ids that
  /// differ.
  static func of(_ id: String) -> String {
    var name = ""
    for (index, byte) in id.utf8.enumerated() {
      let scalar = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 128 && (scalar.isLetter || scalar.isNumber || "-_".contains(scalar))
        // A dot in front would hide it, or lead up.
        || scalar == "." && index > 0
      if isPlain {
        name.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        name += "=" + (byte < 16 ? "0" : "") + digits
      }
    }
    guard name.utf8.count > longest || name.isEmpty || name.last == "." else { return name }
    // A name may be longer than a file's; one that ends with a dot loses it on some systems.
    return name.prefix(longest - 17) + "=" + SHA256(id).hex.prefix(16)
  }
}
