import Drawing
import Foundation
import LayoutTrace
import TextLayout

// drawhost REQUEST: draws what a request asks for and writes a report to standard output.
// It is started in the sandbox by the host, since images and texts are a stranger's; nobody calls it
// by hand but to look for a mistake.

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: drawhost REQUEST.json\n".utf8))
  exit(64)
}

do {
  let report = try DrawingJob(requestAt: URL(filePath: CommandLine.arguments[1])).run()
  try FileHandle.standardOutput.write(contentsOf: Data(report.encoded()))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit((error as? DrawingJob.Failure)?.exitCode ?? 70)
}
