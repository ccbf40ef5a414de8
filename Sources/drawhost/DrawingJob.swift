import Drawing
import Foundation
import LayoutTrace
import TextLayout

/// One request, from its file to the report.
struct DrawingJob {
  private let request: DrawingRequest

  /// The request cannot be done.
  enum Failure: Error, CustomStringConvertible {
    case newerRequest(found: Int)
    case unreadableTrace(String)
    /// The user's own picture is none.
    case unreadableReference(String)

    var description: String {
      switch self {
      case .newerRequest(let found): "the request has version \(found), which is too new"
      case .unreadableTrace(let reason): "the trace cannot be read: \(reason)"
      case .unreadableReference(let reason): reason
      }
    }

    /// 65, "the input data was incorrect in some way" (`sysexits.h`), for what is the user's.
    var exitCode: Int32 {
      switch self {
      case .newerRequest, .unreadableTrace: 70
      case .unreadableReference: 65
      }
    }
  }

  init(requestAt url: URL) throws {
    request = try JSONDecoder().decode(DrawingRequest.self, from: Data(contentsOf: url))
    guard request.version <= DrawingRequest.currentVersion else {
      throw Failure.newerRequest(found: request.version)
    }
  }

  /// Draws.
  ///
  /// - Throws: `DrawingError`, `Failure`, `TextLayoutError` without fonts, file errors.
  func run() throws -> DrawingReport {
    let bytes = try Data(contentsOf: URL(filePath: request.trace))
    let trace: LayoutTrace
    do throws(TraceError) {
      trace = try RecordedRun(decoding: Array(bytes)).trace
    } catch {
      throw Failure.unreadableTrace(String(describing: error))
    }
    let illustrator = Illustrator(trace, fonts: try FontLibrary())
    switch request.result {
    case .picture(let frame):
      let picture = try illustrator.draw(frame: frame, style: request.style)
      let difference = try request.reference.map { picture.difference(from: try reference(at: $0)) }
      return DrawingReport(
        file: try picture.png(), notes: illustrator.notes, difference: difference)
    case .film(let frames, let milliseconds):
      return DrawingReport(
        file: try film(of: frames, milliseconds, illustrator), notes: illustrator.notes)
    }
  }

  private func reference(at path: String) throws -> Bitmap {
    let file = Array(try Data(contentsOf: URL(filePath: path)))
    do throws(DrawingError) {
      return try PictureDecoder.bitmap(of: file)
    } catch {
      throw Failure.unreadableReference(String(describing: error))
    }
  }

  /// A film in whose course the phone is turned is as wide and as high as its largest picture.
  private func film(
    of frames: [Int], _ milliseconds: Int, _ illustrator: Illustrator
  ) throws -> [UInt8] {
    let shapes = try frames.map { try illustrator.screen(at: $0) }
    let turned = Set(shapes).sorted { ($0.width, $0.height) < ($1.width, $1.height) }
    var size = (width: 0, height: 0)
    for shape in turned {
      guard let frame = shapes.firstIndex(of: shape) else { continue }
      let picture = try illustrator.draw(frame: frames[frame], style: request.style)
      size = (max(size.width, picture.width), max(size.height, picture.height))
    }
    let encoder = try FilmEncoder(width: size.width, height: size.height)
    var last: (frame: Int, picture: Bitmap)?
    for frame in frames {
      let picture =
        try last?.frame == frame
        ? last?.picture : illustrator.draw(frame: frame, style: request.style)
      guard let picture else { continue }
      last = (frame, picture)
      try encoder.add(
        picture.centred(width: size.width, height: size.height), for: milliseconds)
    }
    return try encoder.finish()
  }
}
