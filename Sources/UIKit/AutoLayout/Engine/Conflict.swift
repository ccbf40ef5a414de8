/// Required constraints that cannot hold together.
@MainActor
struct Conflict {
  /// The app's, in order of activation.
  var constraints: [ConflictMember] = []
  /// The frames that UIKit translates into constraints.
  var autoresizing: [ConflictingFrame] = []

  /// The member that gives way; nil when there are none of the app's.
  ///
  /// On adding it is the one with the greatest rank (fact 1.40). Where an offset or a constant
  /// moved, it is one that ties content to a scroll view's content area, else one that sets a
  /// size, else the same (fact 12.2).
  func weakest(after cause: LayoutEngine.Cause) -> ConflictMember? {
    var candidates = constraints
    if cause == .moving {
      let ties = candidates.filter { $0.constraint.tiesToContentArea }
      let sizes = candidates.filter { $0.constraint.firstTerm.kind == .size }
      if !ties.isEmpty {
        candidates = ties
      } else if !sizes.isEmpty {
        candidates = sizes
      }
    }
    return candidates.max { $0.rank < $1.rank }
  }

  func texts(_ text: ConstraintText) -> [String] {
    autoresizing.map { text.describe($0) } + constraints.map { text.describe($0.constraint) }
  }

  /// UIKit's message (fact 1.39).
  func log(breaking constraint: NSLayoutConstraint) -> String {
    let text = ConstraintText(naming: .addresses)
    let list =
      (autoresizing.map { text.describe($0) } + constraints.map { $0.constraint.description })
      .map { "    \"\($0.replacing("\"", with: "\\\""))\"" }
      .joined(separator: ",\n")
    let note =
      autoresizing.isEmpty
      ? ""
      : "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
        + "refer to the documentation for the UIView property "
        + "translatesAutoresizingMaskIntoConstraints) \n"
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(constraint.description)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }
}

/// One of the equations of a translated frame.
struct ConflictingFrame {
  let item: LayoutItemState
  /// 0 to 3: minX, minY, width, height.
  let part: Int
}

/// A constraint in a conflict, with its rank.
@MainActor
struct ConflictMember {
  let constraint: NSLayoutConstraint
  let rank: BreakRank

  init(_ constraint: NSLayoutConstraint) {
    self.constraint = constraint
    rank = BreakRank(of: constraint)
  }
}

/// What decides which constraint of a conflict gives way: the greatest (fact 1.40).
struct BreakRank: Comparable {
  /// Where the item that comes last in the hierarchy stands.
  let latest: HierarchyPlace
  /// Where the other one stands; the same for a constant size.
  let other: HierarchyPlace
  /// Equalities before `>=` before `<=`.
  let relation: Int
  /// The raw value of the attribute of the latest item.
  let attribute: Int
  /// The constant, written as `latest = other + constant`.
  let constant: Double

  @MainActor
  init(of constraint: NSLayoutConstraint) {
    let first = HierarchyPlace(of: constraint.first)
    let second = constraint.second.map { HierarchyPlace(of: $0) } ?? first
    let isFirstLatest = !(first < second)
    latest = max(first, second)
    other = min(first, second)
    attribute =
      (isFirstLatest ? constraint.firstAttribute : constraint.secondAttribute).rawValue
    constant = Double(constraint.effectiveConstant) * (isFirstLatest ? 1 : -1)
    switch isFirstLatest ? constraint.effectiveRelation : constraint.effectiveRelation.mirrored {
    case .equal: relation = 0
    case .greaterThanOrEqual: relation = 1
    case .lessThanOrEqual: relation = 2
    }
  }

  static func < (left: BreakRank, right: BreakRank) -> Bool {
    if left.latest != right.latest { return left.latest < right.latest }
    if left.other != right.other { return left.other < right.other }
    if left.relation != right.relation { return left.relation < right.relation }
    if left.attribute != right.attribute { return left.attribute < right.attribute }
    return left.constant < right.constant
  }
}

/// Where an item stands in the hierarchy, breadth first: by depth, then by order among siblings,
/// a view's guides after its subviews.
struct HierarchyPlace: Comparable {
  /// The index at each level, from the topmost view down.
  let path: [Int]

  @MainActor
  init(of item: LayoutItemState?) {
    var path: [Int] = []
    var view = item?.view
    if let item, let owner = view, let guide = item.guide {
      let guides = item.guideList(of: owner)
      let index = guides.firstIndex { $0 === guide } ?? guides.count
      path.append(owner.subviewList.count + index)
    }
    while let inner = view, let superview = inner.superview {
      path.append(superview.subviewList.firstIndex { $0 === inner } ?? 0)
      view = superview
    }
    self.path = path.reversed()
  }

  static func < (left: HierarchyPlace, right: HierarchyPlace) -> Bool {
    guard left.path.count == right.path.count else {
      return left.path.count < right.path.count
    }
    return left.path.lexicographicallyPrecedes(right.path)
  }
}

extension LayoutItemState {
  /// The guides of a view, the app's before UIKit's.
  fileprivate func guideList(of view: UIView) -> [UILayoutGuide] {
    view.layoutItem.guides + view.layoutItem.systemGuides
  }
}

extension NSLayoutConstraint {
  /// Whether it ties content to the edge of the content area of the scroll view around it.
  final var tiesToContentArea: Bool {
    guard case .location = firstTerm.kind, let first, let second else { return false }
    for (end, attribute, far) in [
      (first, firstAttribute, second), (second, secondAttribute, first),
    ] {
      if case .system(.content) = end.kind { return true }
      guard case .view = end.kind, let view = end.view, view.isContentContainer else { continue }
      guard let place = LocationOnAxis(attribute), place.fraction != 0.5 else { continue }
      if far !== end, far.isInside(view) { return true }
    }
    return false
  }
}
