import Foundation
import Glibc

/// What a folder is stored on.
enum FileSystemKind {
  /// File systems whose files others change behind this machine's back, by the kernel's names. Those
  /// of FUSE (`fuse.sshfs`) count as such, whatever is behind them.
  private static let shared: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "coda", "ceph", "lustre", "vboxsf",
    "ncpfs", "glusterfs", "beegfs", "gpfs", "prl_fs",
  ]

  /// - Throws: `WatchFailure.networkFileSystem`.
  static func requireAnnouncements(_ folder: String) throws(WatchFailure) {
    var status = stat()
    // A folder that cannot be asked about is found by whoever watches it; without `/proc` nothing is
    // known, and the trial has to tell.
    guard stat(folder, &status) == 0,
      let mounts = try? String(contentsOfFile: "/proc/self/mountinfo", encoding: .utf8)
    else { return }
    let device = "\(major(status.st_dev)):\(minor(status.st_dev))"
    try requireAnnouncements(of: device, in: mounts)
  }

  /// - Parameters:
  ///   - device: `major:minor`.
  ///   - mounts: lines as `/proc/self/mountinfo` has them: the device is the third word, the kind the
  ///     first one behind ` - `.
  static func requireAnnouncements(of device: String, in mounts: String) throws(WatchFailure) {
    for line in mounts.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, words[2] == device, let dash = words.firstIndex(of: "-"),
        dash + 1 < words.count
      else { continue }
      let kind = String(words[dash + 1])
      if shared.contains(kind) || kind == "fuse" || kind.hasPrefix("fuse.") {
        throw .networkFileSystem(kind: kind)
      }
    }
  }

  /// As the C library's `major`, which is a macro.
  private static func major(_ device: UInt) -> UInt {
    (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
  }

  private static func minor(_ device: UInt) -> UInt {
    device & 0xFF | (device >> 12) & ~0xFF
  }
}
