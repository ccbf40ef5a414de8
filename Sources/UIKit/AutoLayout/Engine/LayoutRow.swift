import Cassowary

/// A constraint of ours as an engine holds it.
struct LayoutRow {
  weak var engine: LayoutEngine?
  let handle: Cassowary.Constraint
  /// What insets, margins and baselines add to the left side, in points.
  var rest: Double
  /// What the offsets of scrolled views add to the left side, in points.
  var shift: Double
  /// How many scrolled edges it crosses.
  let crossings: Int
  /// The unknowns it reads, by their places in the engine.
  let uses: [SlotUse]
}

/// A use of an item's unknowns.
struct SlotUse: Equatable {
  enum Part: Equatable { case item, contentWidth, contentHeight }
  let slot: Int
  let part: Part
}

/// Why a constraint is broken, as said when it broke.
struct Breakage: Equatable {
  /// The constraint, without addresses.
  let constraint: String
  /// The members of the conflicting set, without addresses.
  let conflict: [String]
}

/// The unknowns of one item, and the constraints that UIKit makes for it.
struct LayoutSlot {
  unowned(unsafe) var item: LayoutItemState
  var minX, minY, width, height: Cassowary.Variable
  var contentWidth, contentHeight: Cassowary.Variable?
  var contentWidthUses = 0
  var contentHeightUses = 0
  /// How many rows of others read the unknowns.
  var uses = 0
  var autoresizing = AutoresizingRows()
  var contentSize = ContentSizeRows()
  /// What `exerciseAmbiguityInLayout` pulls at.
  var pulls: [Pull] = []
  /// The values after the last solve.
  var minXValue = 0.0
  var minYValue = 0.0
  var widthValue = 0.0
  var heightValue = 0.0
  var contentWidthValue = 0.0
  var contentHeightValue = 0.0

  /// A wish weaker than all others that an unknown take a value.
  struct Pull {
    let variable: Cassowary.Variable
    let value: Double
    var row: Cassowary.Constraint?
  }

  func variable(_ axis: NSLayoutConstraint.Axis) -> (minimum: Variable, size: Variable) {
    switch axis {
    case .horizontal: (minX, width)
    case .vertical: (minY, height)
    }
  }
}
