import Foundation

extension NSLayoutConstraint {
  /// How constraints made from a visual format line their items up besides.
  public struct FormatOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// The options of the bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All items share their left edges.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// All items share their right edges.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// All items share their top edges.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// All items share their bottom edges.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// All items share their leading edges.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// All items share their trailing edges.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// All items share their horizontal middles.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// All items share their vertical middles.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// All items share their last baselines.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// All items share their first baselines.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Horizontal formats run in the direction of reading.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats run from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats run from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Vertical gaps lie between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical gaps lie between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// The attributes that all items are to share, by raw value.
    var alignments: [Attribute] {
      (1...12).compactMap { bit in
        rawValue & (1 << UInt(bit)) == 0 ? nil : Attribute(rawValue: bit)
      }
    }
  }

  /// The constraints that a visual format describes, inactive, in its order; those of `opts` last.
  ///
  /// - Parameters:
  ///   - format: `H:|-[name(>=80)]-8@750-[other(name)]|` and the like.
  ///   - opts: alignments, direction and spacing.
  ///   - metrics: numbers by the names that the format uses.
  ///   - views: views and layout guides by the names that the format uses.
  ///
  /// Raises NSInvalidArgumentException where the format does not parse.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      var parser = VisualFormatParser(format)
      let parsed = try parser.parse()
      return try VisualFormatBuilder(
        format: parsed, options: opts, metrics: metrics ?? [:], views: views
      ).constraints()
    } catch {
      Exception.raise(
        .invalidArgument,
        "Unable to parse constraint format: \n\(error.message) \n\(format) \n"
          + String(repeating: " ", count: error.position) + "^")
    }
  }
}
