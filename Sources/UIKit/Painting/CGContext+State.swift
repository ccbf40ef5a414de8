public import Foundation

extension CGContext {
  // MARK: Transform

  /// From the present user space to the context's own plane.
  public var ctm: CGAffineTransform { state.ctm }

  /// Moves the user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches the user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the user space, in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Changes the user space: first this, then what was there.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  // MARK: Colours

  /// What areas are filled with.
  public func setFillColor(_ color: CGColor) { state.fill = color.painted }
  /// What areas are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// What areas are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// What lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { state.pen.color = color.painted }
  /// What lines are drawn with.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// What lines are drawn with.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// How opaque all is painted, 0 to 1, besides the colours' own alpha.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }
  /// How colours come together with what is below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

  /// Has a shadow fall below all that is painted, in black of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Has a shadow fall below all that is painted; nil takes it away. Offset and blur do not go with
  /// the transform.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
    state.shadow = color.map {
      // Core Graphics' blur is twice the deviation.
      PaintedShadow(color: $0.painted, offset: offset, radius: max(0, blur) / 2)
    }
  }

  // MARK: Line

  /// The width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = max(0, width) }
  /// How lines end.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
  /// How lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
  /// How long a pointed corner may become, in widths.
  public func setMiterLimit(_ limit: CGFloat) { state.pen.miterLimit = limit }
  /// Lengths of strokes and gaps in turn; empty for a whole line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = lengths
    state.pen.dashPhase = phase
  }
  /// How closely curves are drawn: ours are as smooth as the pixels allow, whatever is said.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Whether edges are smoothed: they always are, and false is refused.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    refuseHardEdges(shouldAntialias, "setShouldAntialias(false)")
  }
  /// Whether edges may be smoothed: they always are, and false is refused.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    refuseHardEdges(allowsAntialiasing, "setAllowsAntialiasing(false)")
  }
  /// How carefully pictures are enlarged: they always are, and what would show the stored pixels is
  /// refused.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {
      switch newValue {
      case .default, .low, .medium, .high: return
      case .none:
        Unsupported.callAnywhere(
          "CGContext.interpolationQuality = .none",
          advice: "Enlarged pictures are always smooth here.")
      }
    }
  }

  private func refuseHardEdges(_ isSmooth: Bool, _ call: String) {
    guard !isSmooth else { return }
    Unsupported.callAnywhere("CGContext.\(call)", advice: "Edges are always smooth here.")
  }
}

/// How a line ends.
@frozen public enum CGLineCap: Int32, Sendable {
  /// Cut off.
  case butt = 0
  /// Round.
  case round = 1
  /// Cut off half a width further on.
  case square = 2
}

/// How lines meet.
@frozen public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter = 0
  /// Round.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// How colours come together with what is below. Those of Porter and Duff that clear what lies beside
/// the thing, and `copy` and `plusDarker`, are not here.
@frozen public enum CGBlendMode: Int32, Sendable {
  /// Above.
  case normal = 0
  /// As filters one behind the other.
  case multiply = 1
  /// As lights on one wall.
  case screen = 2
  /// Multiplied where it is dark below, screened where it is light.
  case overlay = 3
  /// The darker one.
  case darken = 4
  /// The lighter one.
  case lighten = 5
  /// What is below, brightened.
  case colorDodge = 6
  /// What is below, darkened.
  case colorBurn = 7
  /// A little darker or lighter.
  case softLight = 8
  /// Multiplied where it is dark itself, screened where it is light.
  case hardLight = 9
  /// By how much they differ.
  case difference = 10
  /// The same with less contrast.
  case exclusion = 11
  /// Its hue, the rest of what is below.
  case hue = 12
  /// Its saturation, the rest of what is below.
  case saturation = 13
  /// Its hue and saturation.
  case color = 14
  /// Its luminosity.
  case luminosity = 15
  /// Clears what is below.
  case clear = 16
  /// Only where there is something below.
  case sourceAtop = 20
  /// Below what is there.
  case destinationOver = 21
  /// Takes away from what is below.
  case destinationOut = 23
  /// Where only one of both is.
  case xor = 25
  /// Both added.
  case plusLighter = 27
}

/// How carefully pictures are enlarged: all but `none` look the same here.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As the context likes.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// Fast.
  case low = 2
  /// Between the two.
  case medium = 4
  /// Well.
  case high = 3
}
