/// What goes into the sandbox for drawing: a recorded run, and what to draw of it.
package struct DrawingRequest: Codable, Equatable, Sendable {
  package static let currentVersion = 1

  /// What comes out.
  package enum Result: Codable, Equatable, Sendable {
    /// A PNG of one frame of the trace.
    case picture(frame: Int)
    /// An animated WebP of some frames, each shown for some milliseconds.
    case film(frames: [Int], milliseconds: Int)
  }

  package var version = DrawingRequest.currentVersion
  /// The file of the trace, as `TraceEncoder` wrote it, with looks.
  package var trace: String
  package var result: Result
  package var style: PictureStyle
  /// A PNG that the picture is compared with; nil for none.
  package var reference: String?

  package init(trace: String, result: Result, style: PictureStyle, reference: String? = nil) {
    self.trace = trace
    self.result = result
    self.style = style
    self.reference = reference
  }
}

/// What a picture shows besides the app.
package struct PictureStyle: Codable, Equatable, Sendable {
  /// Pixels a point; nil for the device's own.
  package var scale: Double?
  /// Whether the phone's notch, round corners and home indicator are seen; without them a picture is
  /// what a screenshot is.
  package var showsDisplay: Bool
  /// Whether the device is seen around its display.
  package var showsDevice: Bool
  /// Whether the constraints are drawn, with a legend below.
  package var showsConstraints: Bool
  /// Whether the finger is seen while it is down.
  package var showsFinger: Bool

  package init(
    scale: Double? = nil, showsDisplay: Bool = true, showsDevice: Bool = false,
    showsConstraints: Bool = false, showsFinger: Bool = false
  ) {
    self.scale = scale
    self.showsDisplay = showsDisplay
    self.showsDevice = showsDevice
    self.showsConstraints = showsConstraints
    self.showsFinger = showsFinger
  }
}
