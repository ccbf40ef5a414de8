import CZlib
import Glibc

/// The file of an object that is in no pack.
///
/// libgit2 1.5 inflates a loose object whose file ends too early for ever. So each one is inflated
/// here first, with nothing kept, before libgit2 may read it.
struct LooseObject {
  /// The object's file.
  let path: String
  let id: ObjectID

  /// The loose object of an id below a folder of objects; the file need not be there.
  init(_ id: ObjectID, in objects: String) {
    path = objects + "/" + id.hex.prefix(2) + "/" + id.hex.dropFirst(2)
    self.id = id
  }

  /// Checks that the file, when there is one, inflates to its end, or to `limit` bytes.
  ///
  /// - Throws: `GitError.failed` when it ends too early or is damaged.
  /// - Complexity: O(`limit`), in memory O(1).
  func check(limit: Int) throws(GitError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    // The object is in a pack, or nowhere: libgit2 tells which.
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard inflates(descriptor, limit: limit) else {
      throw .failed(
        attempt: "read", subject: "the object \(id)", code: 0,
        reason: "its file is cut off or damaged")
    }
  }

  private func inflates(_ descriptor: Int32, limit: Int) -> Bool {
    var stream = z_stream()
    guard zlib_shim_inflate_init(&stream) == Z_OK else { return false }
    defer { inflateEnd(&stream) }
    var input = [UInt8](repeating: 0, count: 16 << 10)
    var output = [UInt8](repeating: 0, count: 64 << 10)
    while Int(stream.total_out) < limit {
      let count = read(descriptor, &input, input.count)
      guard count > 0 else { return false }
      let code = inflate(&stream, input: &input, count: count, output: &output, limit: limit)
      if code == Z_STREAM_END { return true }
      guard code == Z_OK || code == Z_BUF_ERROR else { return false }
    }
    return true
  }

  /// Inflates one piece of the file, until it is used up or the limit is reached.
  private func inflate(
    _ stream: inout z_stream, input: inout [UInt8], count: Int, output: inout [UInt8], limit: Int
  ) -> Int32 {
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(count)
        var code = Z_OK
        repeat {
          stream.next_out = output.baseAddress
          stream.avail_out = UInt32(output.count)
          code = CZlib.inflate(&stream, Z_NO_FLUSH)
        } while code == Z_OK && stream.avail_out == 0 && Int(stream.total_out) < limit
        return code
      }
    }
  }
}
