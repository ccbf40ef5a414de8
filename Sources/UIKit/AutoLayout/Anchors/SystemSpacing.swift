import Foundation

/// What Auto Layout calls the system spacing.
enum SystemSpacing {
  /// Between two neighbours, in points: UIKit's default for plain views.
  static let standard: CGFloat = 8

  /// From one vertical anchor down to another, in points: between two baselines of text the distance
  /// of lines in the larger of their fonts, else the standard one.
  ///
  /// That fonts decide between baselines is Apple's documentation; the distance itself is not
  /// documented, and our choice is the leading that Apple publishes for its text styles. It is that of
  /// the fonts at the moment in which the constraint is made.
  @MainActor
  static func below(_ upper: NSLayoutYAxisAnchor, to lower: NSLayoutYAxisAnchor) -> CGFloat {
    let sizes = [upper, lower].compactMap { $0.baselineFont?.pointSize }
    guard sizes.count == 2, let size = sizes.max() else { return standard }
    return leading(ofSize: size)
  }

  /// The distance of lines that Apple publishes for a size of the system font; in between along a
  /// straight line, beyond in proportion.
  static func leading(ofSize size: CGFloat) -> CGFloat {
    guard let least = published.first, let greatest = published.last else { return standard }
    guard size > least.size else { return least.leading * size / least.size }
    for (below, above) in zip(published, published.dropFirst()) where size <= above.size {
      let part = (size - below.size) / (above.size - below.size)
      return below.leading + part * (above.leading - below.leading)
    }
    return greatest.leading * size / greatest.size
  }

  /// Sizes and leadings of the text styles at the usual text size.
  private static let published: [(size: CGFloat, leading: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (15, 20), (16, 21), (17, 22), (20, 25), (22, 28), (28, 34),
    (34, 41),
  ]
}

extension NSLayoutYAxisAnchor {
  /// The font of the text whose baseline it is; nil for an edge, or where there is no text.
  @MainActor fileprivate var baselineFont: UIFont? {
    guard let item = layoutItem, item.guide == nil, let view = item.view,
      let baseline = LocationOnAxis(term.attribute)?.baseline
    else { return nil }
    return (view.baselineView(baseline) as? any BaselineText)?.baselineFont
  }
}
