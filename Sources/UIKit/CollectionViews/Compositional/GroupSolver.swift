import Foundation

/// Gives the items of a section places in groups, one group at a time.
///
/// Places are told from where reading begins, as if text ran from left to right.
@MainActor struct GroupSolver {
  /// How many items the section has.
  let count: Int
  let traits: UITraitCollection
  /// The size that an item's content has asked for, without its insets.
  let measured: (Int) -> CGSize?

  /// An item or a group with all that is in it, at the origin.
  struct Solved {
    /// Insets included, edge spacing not.
    var size: CGSize
    var items: [PlacedItem]
  }

  /// One subitem along the group.
  private struct Slot {
    var solved: Solved
    var spacing: NSCollectionLayoutEdgeSpacing?
    /// Whether it is as thick as the thickest beside it.
    var isUniform: Bool
    var start: CGFloat = 0
  }

  /// Sums of thirds of a point may be too large by a rounding error.
  private static let tolerance: CGFloat = 0.000_1

  /// Places an item, or as many as a group holds.
  ///
  /// - Parameters:
  ///   - container: the room of which fractions are parts.
  ///   - first: the item to begin with; there is one.
  func solve(_ item: NSCollectionLayoutItem, in container: CGSize, from first: Int) -> Solved {
    let size = item.layoutSize.size(in: container)
    guard let group = item as? NSCollectionLayoutGroup else {
      return leaf(item, size: size, at: first)
    }
    return solve(group, size: size, from: first)
  }

  private func leaf(_ item: NSCollectionLayoutItem, size: CGSize, at index: Int) -> Solved {
    let axes = item.layoutSize.estimatedAxes
    let size = axes.isEmpty ? size : axes.size(size, measured: measured(index))
    let placed = PlacedItem(
      index: index, frame: item.inset(CGRect(origin: .zero, size: size)), estimated: axes,
      pattern: item.supplementaryItems.isEmpty ? nil : item)
    return Solved(size: size, items: [placed])
  }

  private func solve(_ group: NSCollectionLayoutGroup, size: CGSize, from first: Int) -> Solved {
    let room = group.inset(CGRect(origin: .zero, size: size))
    switch group.arrangement {
    case .filled(let axis):
      let isOnce = group.layoutSize.dimension(axis).isEstimated
      return line(group, along: axis, size: size, room: room, from: first) { index, used, length in
        index == 0 || (isOnce && index < group.subitems.count)
          || (!isOnce && used + length <= axis.length(of: room.size) + Self.tolerance)
      }
    case .repeated(let axis, let count), .divided(let axis, let count):
      return line(group, along: axis, size: size, room: room, from: first) { index, _, _ in
        index < count
      }
    case .custom(let provider):
      return custom(provider, size: size, room: room, from: first)
    }
  }

  // MARK: Rows and columns

  private func line(
    _ group: NSCollectionLayoutGroup, along axis: ScrollAxis, size: CGSize, room: CGRect,
    from first: Int, fits: (_ index: Int, _ used: CGFloat, _ length: CGFloat) -> Bool
  ) -> Solved {
    let between = group.interItemSpacing
    var slots: [Slot] = []
    var next = first
    var used: CGFloat = 0
    while next < count {
      let pattern = group.subitems[slots.count % group.subitems.count]
      let solved = share(of: pattern, in: group, along: axis, room: room.size, from: next)
      let ends = pattern.edgeSpacing?.ends(axis)
      let length =
        axis.length(of: solved.size) + (ends?.start?.spacing ?? 0) + (ends?.end?.spacing ?? 0)
        + (slots.isEmpty ? 0 : between?.spacing ?? 0)
      guard fits(slots.count, used, length), !solved.items.isEmpty else { break }
      slots.append(
        Slot(
          solved: solved, spacing: pattern.edgeSpacing,
          isUniform: pattern.layoutSize.dimension(axis.crossing).isUniformAcrossSiblings
            && !(pattern is NSCollectionLayoutGroup)))
      next += solved.items.count
      used += length
    }
    var result = size
    if group.layoutSize.dimension(axis).isEstimated { axis.setLength(used, of: &result) }
    let left = axis.length(of: group.inset(CGRect(origin: .zero, size: result)).size) - used
    place(&slots, along: axis, between: between, left: max(0, left))
    let crossing = axis.crossing
    let isOpen = group.layoutSize.dimension(crossing).isEstimated
    let tallest = slots.map { thickness($0, across: crossing) }.max() ?? 0
    if isOpen { crossing.setLength(tallest, of: &result) }
    let across =
      isOpen
      ? tallest : crossing.length(of: group.inset(CGRect(origin: .zero, size: result)).size)
    let items = slots.flatMap { slot -> [PlacedItem] in
      let place = acrossStart(of: slot, crossing, in: across)
      let origin = axis.point(
        axis.value(of: room.origin) + slot.start,
        across: crossing.value(of: room.origin) + place)
      return slot.solved.items.map { item in
        var moved = item.moved(by: origin)
        if slot.isUniform { crossing.setLength(tallest, of: &moved.frame.size) }
        return moved
      }
    }
    return Solved(size: result, items: items)
  }

  /// A subitem of a group; in one that is divided evenly, as long as its share.
  private func share(
    of pattern: NSCollectionLayoutItem, in group: NSCollectionLayoutGroup, along axis: ScrollAxis,
    room: CGSize, from first: Int
  ) -> Solved {
    guard case .divided(_, let count) = group.arrangement,
      !group.layoutSize.dimension(axis).isEstimated
    else { return solve(pattern, in: room, from: first) }
    let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
    let ends = pattern.edgeSpacing?.ends(axis)
    let around = (ends?.start?.spacing ?? 0) + (ends?.end?.spacing ?? 0)
    var size = pattern.layoutSize.size(in: room)
    let share = (axis.length(of: room) - gaps) / CGFloat(count) - around
    axis.setLength(max(0, share), of: &size)
    if let inner = pattern as? NSCollectionLayoutGroup {
      return solve(inner, size: size, from: first)
    }
    var solved = leaf(pattern, size: size, at: first)
    // Its share counts, not what its content asks for.
    if axis.length(of: solved.size) != axis.length(of: size) {
      axis.setLength(axis.length(of: size), of: &solved.size)
    }
    solved.items[0].estimated.subtract(axis == .horizontal ? .width : .height)
    axis.setLength(
      axis.length(of: pattern.inset(CGRect(origin: .zero, size: solved.size)).size),
      of: &solved.items[0].frame.size)
    return solved
  }

  /// One after the other; those that are flexible share what is left.
  private func place(
    _ slots: inout [Slot], along axis: ScrollAxis, between: NSCollectionLayoutSpacing?,
    left: CGFloat
  ) {
    var flexible = 0
    for (index, slot) in slots.enumerated() {
      let ends = slot.spacing?.ends(axis)
      if index > 0, between?.isFlexibleSpacing == true { flexible += 1 }
      if ends?.start?.isFlexibleSpacing == true { flexible += 1 }
      if ends?.end?.isFlexibleSpacing == true { flexible += 1 }
    }
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
      guard let spacing else { return 0 }
      return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    var place: CGFloat = 0
    for index in slots.indices {
      let ends = slots[index].spacing?.ends(axis)
      if index > 0 { place += length(between) }
      place += length(ends?.start)
      slots[index].start = place
      place += axis.length(of: slots[index].solved.size) + length(ends?.end)
    }
  }

  private func thickness(_ slot: Slot, across axis: ScrollAxis) -> CGFloat {
    let ends = slot.spacing?.ends(axis)
    return axis.length(of: slot.solved.size) + (ends?.start?.spacing ?? 0)
      + (ends?.end?.spacing ?? 0)
  }

  private func acrossStart(of slot: Slot, _ axis: ScrollAxis, in room: CGFloat) -> CGFloat {
    guard let ends = slot.spacing?.ends(axis) else { return 0 }
    let isFlexible = [ends.start, ends.end].map { $0?.isFlexibleSpacing == true }
    let flexible = isFlexible.count { $0 }
    let left = max(0, room - thickness(slot, across: axis))
    let share = isFlexible[0] && flexible > 0 ? left / CGFloat(flexible) : 0
    return (ends.start?.spacing ?? 0) + share
  }

  // MARK: Places of an app's own

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, size: CGSize, room: CGRect,
    from first: Int
  ) -> Solved {
    let places = provider(
      LayoutSurroundings(size: size, insets: .zero, traits: traits)
    ).prefix(count - first)
    let items = places.enumerated().map { index, place in
      PlacedItem(
        index: first + index, frame: place.frame.offsetBy(dx: room.minX, dy: room.minY),
        zIndex: place.zIndex)
    }
    return Solved(size: size, items: items)
  }
}

extension ScrollAxis {
  /// Makes a size so long along the axis.
  func setLength(_ length: CGFloat, of size: inout CGSize) {
    switch self {
    case .horizontal: size.width = length
    case .vertical: size.height = length
    }
  }
}
