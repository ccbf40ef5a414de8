import Cassowary

/// The unknowns of one item, and the constraints that UIKit makes for it.
///
/// A class, for it is read and edited in place wherever an item moves.
@MainActor
final class LayoutSlot {
  /// Which of the unknowns a variable is.
  enum Part: UInt8, CaseIterable { case minX, minY, width, height, contentWidth, contentHeight }

  /// A wish weaker than all others that an unknown take a value.
  struct Pull {
    let part: Part
    let value: Double
    /// What the unknown stood at before.
    let origin: Double
    var row: Cassowary.Constraint?
  }

  /// The item stays alive as long as it is in the engine: it leaves with its view.
  unowned(unsafe) let item: LayoutItemState
  let minX, minY, width, height: Cassowary.Variable
  var contentWidth, contentHeight: Cassowary.Variable?
  var contentWidthUses = 0
  var contentHeightUses = 0
  /// How many rows of others read the unknowns.
  var uses = 0
  /// How far the view's content is scrolled, as an unknown of the constraints across its edge; its
  /// row is in `place`.
  var offset = AxisPair<Cassowary.Variable?>(horizontal: nil, vertical: nil)
  var autoresizing = AutoresizingRows()
  var contentSize = ContentSizeRows()
  /// How far the alignment rectangle lay inside of the frame when rows were last made by it.
  var insets: UIEdgeInsets
  /// Where its baselines lay when a constraint last read them.
  var baselines: BaselineOffsets?
  /// What `exerciseAmbiguityInLayout` pulls at.
  var pulls: [Pull] = []
  /// Which unknowns are open, and at which of the engine's editions that was found.
  var knownOpenings: (edition: Int, parts: [Part])?

  /// The values after the last solve.
  nonisolated(unsafe) let place: UnsafeMutablePointer<ItemPlace>

  /// - Parameter index: the slot's number in the engine.
  init(_ item: LayoutItemState, of engine: LayoutEngine, at index: Int) {
    self.item = item
    insets = item.guide == nil ? item.view?.layoutInsets ?? .zero : .zero
    let node = engine.isFitting || item.guide != nil ? nil : item.view?.node
    place = .allocate(capacity: 1)
    place.initialize(
      to: ItemPlace(engine: Unmanaged.passUnretained(engine), index: index, node: node))
    node?.pointee.item = place
    let solver = engine.solver
    minX = solver.makeVariable()
    minY = solver.makeVariable()
    width = solver.makeVariable(lowerBound: 0)
    height = solver.makeVariable(lowerBound: 0)
  }

  deinit {
    place.strike()
    if let node = place.pointee.node, node.pointee.item == place { node.pointee.item = nil }
    place.deallocate()
  }

  /// The unknown of a kind; nil for that of a content area that no constraint reads.
  func variable(_ part: Part) -> Variable? {
    switch part {
    case .minX: minX
    case .minY: minY
    case .width: width
    case .height: height
    case .contentWidth: contentWidthUses > 0 ? contentWidth : nil
    case .contentHeight: contentHeightUses > 0 ? contentHeight : nil
    }
  }

  func variable(_ axis: NSLayoutConstraint.Axis) -> (minimum: Variable, size: Variable) {
    switch axis {
    case .horizontal: (minX, width)
    case .vertical: (minY, height)
    }
  }
}

/// Whose a variable is.
struct VariablePlace {
  /// Nil for nobody's; an item that leaves the engine takes its name off its variables.
  let item: UnsafeMutablePointer<ItemPlace>?
  let part: LayoutSlot.Part
}

/// One value for each axis.
struct AxisPair<Value> {
  var horizontal: Value
  var vertical: Value

  subscript(axis: NSLayoutConstraint.Axis) -> Value {
    get {
      switch axis {
      case .horizontal: horizontal
      case .vertical: vertical
      }
    }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// Both, in order.
  static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}
