import Foundation
import Glibc

/// The two servers of git itself, each behind a loopback server.
package enum GitServers {
  /// `git daemon`, speaking `git://`, with everything below a folder.
  ///
  /// - Parameter limit: bytes after which the connection is cut.
  package static func daemon(_ folder: String, cutAfter limit: Int = .max) throws -> LoopbackServer
  {
    try LoopbackServer { connection in
      let request = LoopbackServer.read(connection)
      run(
        ["daemon", "--inetd", "--export-all", "--base-path=\(folder)", folder], input: request,
        more: connection, to: connection, limit: limit)
    }
  }

  /// `git http-backend`, speaking smart HTTP, with everything below a folder.
  package static func http(_ folder: String) throws -> LoopbackServer {
    try LoopbackServer { connection in
      guard let request = HTTPRequest(reading: connection) else { return }
      LoopbackServer.write(Array("HTTP/1.1 200 OK\r\nConnection: close\r\n".utf8), to: connection)
      run(
        ["http-backend"], input: request.body, more: nil, to: connection, limit: .max,
        environment: [
          "GIT_PROJECT_ROOT": folder, "GIT_HTTP_EXPORT_ALL": "1", "PATH_INFO": request.path,
          "QUERY_STRING": request.query, "REQUEST_METHOD": request.method,
          "CONTENT_TYPE": request.headers["content-type"] ?? "",
          "CONTENT_LENGTH": "\(request.body.count)", "REMOTE_ADDR": "127.0.0.1",
          "SERVER_PROTOCOL": "HTTP/1.1",
        ])
    }
  }

  /// Runs git with bytes as its input, and those of a connection after them; what it writes goes to
  /// a connection.
  private static func run(
    _ arguments: [String], input: [UInt8], more: Int32?, to output: Int32, limit: Int,
    environment: [String: String] = [:]
  ) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let (inward, outward) = (Pipe(), Pipe())
    process.standardInput = inward
    process.standardOutput = outward
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return }
    let reader = Thread {
      var bytes = input
      // git may have hung up: then there is nobody to write to, and no signal is wanted for it.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      while !bytes.isEmpty, (try? inward.fileHandleForWriting.write(contentsOf: bytes)) != nil {
        bytes = more.map { LoopbackServer.read($0) } ?? []
      }
      try? inward.fileHandleForWriting.close()
    }
    reader.start()
    var sent = 0
    while sent < limit {
      let bytes = outward.fileHandleForReading.availableData
      guard !bytes.isEmpty else { break }
      LoopbackServer.write(Array(bytes.prefix(limit - sent)), to: output)
      sent += bytes.count
    }
    // Nobody hears git any more, and it hears the end of its input.
    shutdown(output, Int32(SHUT_RDWR))
    try? outward.fileHandleForReading.close()
    process.waitUntilExit()
  }
}

/// As much of HTTP as git's own client and libgit2 speak when they fetch.
package struct HTTPRequest {
  package var method = ""
  package var path = ""
  package var query = ""
  /// By lower-case name.
  package var headers: [String: String] = [:]
  package var body: [UInt8] = []

  /// Reads one request; nil when it is none.
  package init?(reading connection: Int32) {
    var bytes: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while bytes.firstRange(of: end) == nil {
      let more = LoopbackServer.read(connection)
      guard !more.isEmpty else { return nil }
      bytes += more
    }
    guard let gap = bytes.firstRange(of: end) else { return nil }
    let lines = String(decoding: bytes[..<gap.lowerBound], as: UTF8.self).components(
      separatedBy: "\r\n")
    let words = lines[0].split(separator: " ").map(String.init)
    guard words.count == 3 else { return nil }
    method = words[0]
    let address = words[1].split(separator: "?", maxSplits: 1).map(String.init)
    path = address[0]
    query = address.count > 1 ? address[1] : ""
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    body = Array(bytes[gap.upperBound...])
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    while body.count < length {
      let more = LoopbackServer.read(connection)
      guard !more.isEmpty else { return nil }
      body += more
    }
  }
}
