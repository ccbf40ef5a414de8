import Foundation
import UIKit

// apphost REQUEST: makes the runs of a request and writes one report a run to standard output.
// It is started in the sandbox by the host; nobody calls it by hand but to look for a mistake.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: apphost REQUEST.json\n".utf8))
  exit(64)
}

do {
  // Here, once for all runs; and fonts that are not there are our failure, not the app's.
  try TextSystem.prepare()
  let supervisor = try Supervisor(requestAt: URL(filePath: CommandLine.arguments[1]))
  try supervisor.makeRuns(writingTo: STDOUT_FILENO)
} catch {
  FileHandle.standardError.write(Data("apphost: \(error)\n".utf8))
  exit(70)
}
