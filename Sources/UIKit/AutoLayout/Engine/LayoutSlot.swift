import Cassowary

/// The unknowns of one item, and the constraints that UIKit makes for it.
///
/// A class, for it is read and edited in place wherever an item moves.
@MainActor
final class LayoutSlot {
  /// Which of the unknowns a variable is.
  enum Part: UInt8 { case minX, minY, width, height, contentWidth, contentHeight }

  /// A wish weaker than all others that an unknown take a value.
  struct Pull {
    let variable: Cassowary.Variable
    let value: Double
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
  /// What `exerciseAmbiguityInLayout` pulls at.
  var pulls: [Pull] = []

  /// The values after the last solve.
  nonisolated(unsafe) let place: UnsafeMutablePointer<ItemPlace>

  /// - Parameter index: the slot's number in the engine.
  init(_ item: LayoutItemState, of engine: LayoutEngine, at index: Int) {
    self.item = item
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
