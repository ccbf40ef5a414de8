import Cassowary
import Foundation

/// The constraints that stand for an intrinsic content size (fact 1.27).
struct ContentSizeRows {
  /// The size that the rows say; `noIntrinsicMetric` on an axis without rows.
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// `size <= intrinsic` at the hugging priority, by axis.
  var hugging = AxisPair<Cassowary.Constraint?>(horizontal: nil, vertical: nil)
  /// `size >= intrinsic` at the compression resistance, by axis.
  var resistance = AxisPair<Cassowary.Constraint?>(horizontal: nil, vertical: nil)
  /// The width at which the text was last wrapped; nil for a view that does not wrap.
  var wrappedWidth: Double?
  /// Whether the view became narrower than that, because its longest line is.
  var isNarrowed = false
  /// Whether the text is to be wrapped anew after the next solve.
  var isUnwrapped = false
}

extension LayoutEngine {
  /// Tells that the view's intrinsic content size may differ.
  static func contentSizeDidChange(_ view: UIView) {
    if let stack = view.superview as? UIStackView { stack.arrangedContentDidChange() }
    let item = view.layoutItem
    guard let engine = item.engine else { return }
    engine.outdated.append(item)
    engine.markRestructured()
    engine.refreshAlignment(of: item, view)
    for constraint in baselineReaders(of: view) { engine.refreshConstant(of: constraint) }
  }

  /// Tells that the view's hugging or compression resistance has changed.
  static func contentPriorityDidChange(_ view: UIView) {
    let item = view.layoutItem
    guard let engine = item.engine, let rows = engine.slots[item.slot]?.contentSize else {
      return
    }
    for axis in NSLayoutConstraint.Axis.both {
      if let hugging = rows.hugging[axis] {
        engine.solver.setPriority(
          .contentSize(view.contentHuggingPriority(for: axis)), of: hugging)
      }
      if let resistance = rows.resistance[axis] {
        engine.solver.setPriority(
          .contentSize(view.contentCompressionResistancePriority(for: axis)), of: resistance)
      }
    }
    engine.markRestructured()
  }

  /// Has the content size of an item read at the next solve as if the item were new.
  func enterContentSize(_ index: Int) {
    removeContentSize(index)
    if !entered.contains(index) { entered.append(index) }
  }

  func removeContentSize(_ index: Int) {
    guard let rows = slots[index]?.contentSize else { return }
    for axis in NSLayoutConstraint.Axis.both {
      if let handle = rows.resistance[axis] { solver.remove(handle) }
      if let handle = rows.hugging[axis] { solver.remove(handle) }
    }
    slots[index]?.contentSize = ContentSizeRows()
    if rows.wrappedWidth != nil { wrapping.removeAll { $0 == index } }
    ownersOfRows = nil
  }

  /// Adds the content sizes of new items.
  ///
  /// Of two views that tie, the one first referenced keeps its size when there is too little room
  /// and stretches when there is too much (fact 1.6). The solver lets what was added later give
  /// way, so resistances go in by order of reference and huggings against it.
  func addContentSizes() {
    let new = entered.filter { hasContentSize($0) }
    entered.removeAll()
    for index in new { readContentSize(index) }
    for axis in NSLayoutConstraint.Axis.both {
      for index in new { addResistance(index, axis) }
      for index in new.reversed() { addHugging(index, axis) }
    }
  }

  /// Reads the content sizes that were invalidated.
  func refreshContentSizes() {
    let items = outdated
    outdated.removeAll()
    for item in items where item.isIn(self) && hasContentSize(item.slot) {
      let wasWrapping = slots[item.slot]?.contentSize.wrappedWidth != nil
      guard !wasWrapping, item.view?.needsDoubleUpdateConstraintsPass == false else {
        startWrapping(item.slot)
        continue
      }
      setContentSize(item.slot, measured(item.slot))
    }
  }

  /// Whether the item's intrinsic size counts: a translated frame overrules it.
  private func hasContentSize(_ index: Int) -> Bool {
    guard let item = slots[index]?.item, case .view = item.kind, let view = item.view else {
      return false
    }
    return !view.translatesAutoresizingMaskIntoConstraints || (isFitting && view === root)
  }

  private func readContentSize(_ index: Int) {
    guard let view = slots[index]?.item.view else { return }
    if view.needsDoubleUpdateConstraintsPass {
      view.layoutWidthDidResolve(0)
      slots[index]?.contentSize.wrappedWidth = 0
      noteUnwrapped(index)
      wrapping.append(index)
    }
    let size = measured(index)
    slots[index]?.contentSize.size = size
  }

  func measured(_ index: Int) -> CGSize {
    guard let view = slots[index]?.item.view else { return .zero }
    let size = view.intrinsicContentSize
    guard size.width.isFinite, size.height.isFinite else {
      Exception.raise(
        .internalInconsistency,
        "The intrinsicContentSize of <\(LayoutNaming.addresses.name(of: view.layoutItem))> must "
          + "be finite.  That's illegal. intrinsicContentSize:\(size)")
    }
    return size
  }

  /// Makes the rows say another size.
  func setContentSize(_ index: Int, _ size: CGSize) {
    guard let rows = slots[index]?.contentSize, rows.size != size else { return }
    slots[index]?.contentSize.size = size
    for axis in NSLayoutConstraint.Axis.both {
      let (old, new) = (rows.size.extent(axis), size.extent(axis))
      guard old != new else { continue }
      guard let hugging = rows.hugging[axis],
        let resistance = rows.resistance[axis], new >= 0
      else {
        removeContentSize(index, axis)
        addResistance(index, axis)
        addHugging(index, axis)
        continue
      }
      setConstant(Double(new), of: hugging)
      setConstant(Double(new), of: resistance)
    }
  }

  /// Takes the rows out and adds them anew, so that they come last where views tie: what happens
  /// to a label that wraps (fact 1.6c).
  func renewContentSize(_ index: Int, _ size: CGSize) {
    guard slots[index]?.contentSize.size != size else { return }
    slots[index]?.contentSize.size = size
    for axis in NSLayoutConstraint.Axis.both {
      removeContentSize(index, axis)
      addResistance(index, axis)
      addHugging(index, axis)
    }
  }

  private func removeContentSize(_ index: Int, _ axis: NSLayoutConstraint.Axis) {
    guard let rows = slots[index]?.contentSize else { return }
    for case let handle? in [rows.hugging[axis], rows.resistance[axis]] {
      solver.remove(handle)
    }
    slots[index]?.contentSize.hugging[axis] = nil
    slots[index]?.contentSize.resistance[axis] = nil
    ownersOfRows = nil
  }

  private func addResistance(_ index: Int, _ axis: NSLayoutConstraint.Axis) {
    guard let slot = slots[index], let view = slot.item.view else { return }
    let extent = slot.contentSize.size.extent(axis)
    guard extent >= 0 else { return }
    let handle = add(
      [Term(slot.variable(axis).size)], .greaterThanOrEqual, Double(extent),
      priority: .contentSize(view.contentCompressionResistancePriority(for: axis)), for: nil)
    slots[index]?.contentSize.resistance[axis] = handle
    ownersOfRows = nil
  }

  private func addHugging(_ index: Int, _ axis: NSLayoutConstraint.Axis) {
    guard let slot = slots[index], let view = slot.item.view else { return }
    let extent = slot.contentSize.size.extent(axis)
    guard extent >= 0 else { return }
    let handle = add(
      [Term(slot.variable(axis).size)], .lessThanOrEqual, Double(extent),
      priority: .contentSize(view.contentHuggingPriority(for: axis)), for: nil)
    slots[index]?.contentSize.hugging[axis] = handle
    ownersOfRows = nil
  }
}

extension CGSize {
  /// Width or height.
  func extent(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constant depends on where lines of text stand.
  final var readsBaseline: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
