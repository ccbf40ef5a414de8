public import Foundation

/// One side of the size of an item, a group or a header of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// How the length is told.
  enum Kind: Equatable {
    /// A part of the container's width, or of its height.
    case fractionalWidth, fractionalHeight
    /// Points.
    case absolute
    /// Points until the content has said how large it is.
    case estimated
    /// The same; then as much as the largest of its siblings.
    case uniform
  }

  final let kind: Kind

  /// The number that it was made with: a part of the container, or points.
  public final let dimension: CGFloat

  /// Made by the factories below.
  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// A part of the width of the container: 0.5 for half of it.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  /// A part of the height of the container: 0.5 for half of it.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  /// About so many points; the content says how many when it is first seen.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// About so many points; then as many as the largest of the items beside it asks for. It is followed
  /// across the direction of the group, where siblings stand side by side.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether it is a part of the container's width.
  public final var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the container's height.
  public final var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is in points.
  public final var isAbsolute: Bool { kind == .absolute }
  /// Whether the content has the last word.
  public final var isEstimated: Bool { kind == .estimated || kind == .uniform }
  /// Whether the largest of the siblings has the last word.
  public final var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// The length in a container, before any content is asked.
  final func length(in container: CGSize) -> CGFloat {
    let length =
      switch kind {
      case .fractionalWidth: dimension * container.width
      case .fractionalHeight: dimension * container.height
      case .absolute, .estimated, .uniform: dimension
      }
    // A container that insets have used up has no room, and no negative one.
    return max(0, length)
  }
}

/// Width and height of an item, a group or a header of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// A size by its sides.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size in a container, before any content is asked.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  final func dimension(_ axis: ScrollAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  final var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if widthDimension.isEstimated { axes.insert(.width) }
    if heightDimension.isEstimated { axes.insert(.height) }
    return axes
  }
}

/// Which sides of an element its content has the last word on.
struct EstimatedAxes: OptionSet {
  let rawValue: UInt8

  static let width = EstimatedAxes(rawValue: 1)
  static let height = EstimatedAxes(rawValue: 2)

  func contains(axis: ScrollAxis) -> Bool { contains(axis == .horizontal ? .width : .height) }

  /// A size whose estimated sides are those that were measured.
  func size(_ size: CGSize, measured: CGSize?) -> CGSize {
    guard let measured else { return size }
    return CGSize(
      width: contains(.width) ? measured.width : size.width,
      height: contains(.height) ? measured.height : size.height)
  }
}
