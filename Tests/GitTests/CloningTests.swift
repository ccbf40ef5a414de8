import Foundation
import Git
import GitServers
import Synchronization
import Testing

/// Clones over real transports on loopback, and from servers that mean no good.
@Suite struct CloningTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let builder = try StepNameTests.course(in: folder)
    let noise = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7 ^ $0 &* 31) }
    try builder.tag(
      "Step-9", try builder.commit([.init(path: "noise.bin", bytes: noise)], message: "Nine"))
  }

  enum Transport: String, CaseIterable {
    case git, http

    func server(_ folder: String) throws -> LoopbackServer {
      switch self {
      case .git: try GitServers.daemon(folder)
      case .http: try GitServers.http(folder)
      }
    }
  }

  @Test(arguments: Transport.allCases)
  func aCloneHasEveryTagAndBranch(transport: Transport) throws {
    let server = try transport.server(folder.path)
    let seen = Mutex(Transfer())
    let clone = try Repository.clone(
      "\(transport)://127.0.0.1:\(server.port)/course.git", into: folder.appending("clone")
    ) { transfer in seen.withLock { $0 = transfer } }
    let original = try Repository.open(folder.appending("course.git"))
    #expect(try clone.resolve("Step-1").commit == original.resolve("Step-1").commit)
    #expect(try clone.resolve("step2").reference?.fullName == "refs/tags/Step-2")
    #expect(try clone.resolve("Step-3").commit == original.resolve("Step-3").commit)
    #expect(clone.workingFolder == nil)
    let transfer = seen.withLock { $0 }
    #expect(transfer.totalObjects > 0)
    #expect(transfer.receivedObjects == transfer.totalObjects)
    #expect(
      try clone.listing(ofTree: clone.resolve("Step-9").commit.tree).contentID
        == original.listing(ofTree: original.resolve("Step-9").commit.tree).contentID)
  }

  @Test(arguments: Transport.allCases)
  func aRepositoryThatIsNotThereIsAnError(transport: Transport) throws {
    let server = try transport.server(folder.path)
    let url = "\(transport)://127.0.0.1:\(server.port)/nothing.git"
    let error = #expect(throws: GitError.self) {
      try Repository.clone(url, into: folder.appending("clone"))
    }
    #expect(error?.description.hasPrefix("could not clone \(url): ") == true)
  }

  @Test func aPortWhereNobodyListensIsAnError() throws {
    let port = try LoopbackServer { _ in }.port
    #expect(throws: GitError.self) {
      try Repository.clone("git://127.0.0.1:\(port)/course.git", into: folder.appending("clone"))
    }
  }

  @Test func aServerThatSaysNothingIsLeftAtTheLimit() throws {
    let server = try LoopbackServer { connection in
      while !LoopbackServer.read(connection).isEmpty {}
    }
    var limits = TransferLimits()
    limits.seconds = 0.3
    let url = "http://127.0.0.1:\(server.port)/course.git"
    let tight = limits
    #expect(throws: GitError.timedOut(url: url, seconds: 0.3)) {
      try Repository.clone(url, into: folder.appending("clone"), limits: tight)
    }
  }

  @Test(arguments: [10, 400, 2_000, 100_000])
  func aTransferThatBreaksOffIsAnError(bytes: Int) throws {
    let server = try GitServers.daemon(folder.path, cutAfter: bytes)
    #expect(throws: GitError.self) {
      try Repository.clone(
        "git://127.0.0.1:\(server.port)/course.git", into: folder.appending("clone"))
    }
  }

  @Test func aTransferLargerThanTheLimitIsRefused() throws {
    let server = try GitServers.daemon(folder.path)
    let url = "git://127.0.0.1:\(server.port)/course.git"
    var limits = TransferLimits()
    limits.bytes = 10_000
    let tight = limits
    #expect(throws: GitError.transferTooLarge(url: url, limit: 10_000)) {
      try Repository.clone(url, into: folder.appending("clone"), limits: tight)
    }
  }

  @Test(arguments: [
    "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", "HTTP/1.1 500 No\r\n\r\n", "nonsense",
    "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n",
  ])
  func aServerThatAnswersNonsenseIsAnErrorAndNobodyIsAsked(answer: String) throws {
    let server = try LoopbackServer { connection in
      _ = HTTPRequest(reading: connection)
      LoopbackServer.write(Array(answer.utf8), to: connection)
    }
    #expect(throws: GitError.self) {
      try Repository.clone(
        "http://127.0.0.1:\(server.port)/course.git", into: folder.appending("clone"))
    }
  }
}
