public import Foundation

/// What a collection view knows of its data and of what it shows.
struct CollectionState {
  /// A view that is on screen.
  struct Shown {
    var element: CollectionElement
    var attributes: UICollectionViewLayoutAttributes
    var view: UICollectionReusableView
  }

  /// How many items each section has.
  var counts: [Int] = []
  /// Whether the data has to be read anew before anything is shown.
  var isOutdated = true
  /// Whether the layout has to be prepared anew.
  var isInvalid = true
  var shown: [Shown] = []
  /// Where each shown element stands in `shown`; never iterated over.
  var places: [CollectionElement: Int] = [:]
  /// What the layout has said about a part of the content.
  var answer: CollectionAnswer?
  var isPlacing = false
  /// The scroll views of the rows in sight, in order.
  var rows: [OrthogonalRowView] = []
  /// Those that are to go when their cells are elsewhere.
  var leavingRows: [OrthogonalRowView] = []
  var arrival: CollectionArrival?

  var pool = ReusePool<UICollectionReusableView>()
  /// What cells were taken by, in the order of first use; kept, so that none is taken for another.
  var registrations: [RegistrationIdentity] = []
  var missing: CollectionMethods = []

  var selected: [IndexPath] = []
  var touched: IndexPath?

  var prefetch = ListPrefetch()

  var update: ListUpdate?
  var updateDepth = 0

  /// The shown cells by their paths.
  var cells: [Shown] {
    shown.filter { $0.element.category == .cell }
      .sorted { $0.element.path < $1.element.path }
  }

  func supplementary(_ kind: String) -> [Shown] {
    shown.filter { $0.element.category == .supplementaryView && $0.element.kind == kind }
      .sorted { $0.element.path < $1.element.path }
  }

  func view(_ element: CollectionElement) -> UICollectionReusableView? {
    places[element].map { shown[$0].view }
  }

  mutating func setShown(_ new: [Shown]) {
    shown = new
    places = [:]
    for (index, shown) in new.enumerated() { places[shown.element] = index }
  }
}

/// The elements of a part of the content, and within which bounds the same of them are in sight.
struct CollectionAnswer {
  /// The part that the layout was asked about.
  var part: CGRect
  var attributes: [UICollectionViewLayoutAttributes]
  /// The bounds' size, and where each of their edges may be, for the same elements to be in sight.
  var size = CGSize.zero
  var minX: Range<CGFloat> = 0..<0
  var maxX: Range<CGFloat> = 0..<0
  var minY: Range<CGFloat> = 0..<0
  var maxY: Range<CGFloat> = 0..<0

  func isSettled(for bounds: CGRect) -> Bool {
    bounds.size == size && part.contains(bounds) && minX.contains(bounds.minX)
      && minY.contains(bounds.minY) && Self.isIn(maxX, bounds.maxX) && Self.isIn(maxY, bounds.maxY)
  }

  /// Notes the bounds for which what is in sight was just shown.
  mutating func settle(for bounds: CGRect) {
    size = bounds.size
    let columns = attributes.map { ($0.frame.minX, $0.frame.maxX) }
    let rows = attributes.map { ($0.frame.minY, $0.frame.maxY) }
    minX = Self.stretch(at: bounds.minX, columns)
    maxX = Self.stretch(at: bounds.maxX, columns, belongsBelow: true)
    minY = Self.stretch(at: bounds.minY, rows)
    maxY = Self.stretch(at: bounds.maxY, rows, belongsBelow: true)
  }

  /// The stretch around a place in which nothing begins and nothing ends.
  ///
  /// - Parameter belongsBelow: whether a place on an edge is the end of the stretch before it.
  private static func stretch(
    at place: CGFloat, _ spans: [(start: CGFloat, end: CGFloat)], belongsBelow: Bool = false
  ) -> Range<CGFloat> {
    var (low, high) = (-CGFloat.infinity, CGFloat.infinity)
    for span in spans {
      for edge in [span.start, span.end] {
        let isBefore = belongsBelow ? edge < place : edge <= place
        if isBefore { low = max(low, edge) } else { high = min(high, edge) }
      }
    }
    return low..<high
  }

  private static func isIn(_ stretch: Range<CGFloat>, _ place: CGFloat) -> Bool {
    place > stretch.lowerBound && place <= stretch.upperBound
  }
}

/// How an update's items come in: where those that were there before were.
struct CollectionArrival {
  var origins: [IndexPath: IndexPath]
  var oldAttributes: [IndexPath: UICollectionViewLayoutAttributes]
}

/// Optional methods whose absence changes what a collection view does (compare `TableMethods`).
struct CollectionMethods: OptionSet {
  let rawValue: Int

  static let sizeForItem = CollectionMethods(rawValue: 1 << 0)
}

extension UICollectionView {
  /// Where an item is to be after scrolling to it; one for each axis may be given.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Positions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The direction in which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down: lines lie from left to right.
    case vertical
    /// Left and right: lines lie from top to bottom.
    case horizontal
  }
}
