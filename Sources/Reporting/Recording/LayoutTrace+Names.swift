package import LayoutTrace

extension LayoutTrace {
  /// A name for each view, no two alike: the property that holds it, its identifier, or its class;
  /// of several views with one name, all but the first with their rank.
  var viewNames: [String] { viewNames(courseNames: []) }

  /// The same, with the course's word for the views that it speaks of.
  ///
  /// - Parameter courseNames: by the views' index; nil for views without one.
  func viewNames(courseNames: [String?]) -> [String] {
    var ranks: [String: Int] = [:]
    for name in courseNames.compactMap(\.self) { ranks[name] = 1 }
    return views.enumerated().map { index, view in
      if courseNames.indices.contains(index), let name = courseNames[index] { return name }
      let name = view.properties.first ?? view.identifier ?? view.className
      let rank = (ranks[name] ?? 0) + 1
      ranks[name] = rank
      return rank == 1 ? name : "\(name) \(rank)"
    }
  }

  /// The same, with the words of a course whose views are these.
  func names(naming views: [ViewName]) -> [String] {
    viewNames(courseNames: courseNames(from: views))
  }

  /// What a course calls each view of the trace; of two names for one view, the first.
  package func courseNames(from names: [ViewName]) -> [String?] {
    var found = [String?](repeating: nil, count: views.count)
    for name in names {
      let view = name.candidates.lazy.compactMap { $0.find(in: self) }.first
      if let view, found[view] == nil { found[view] = name.name }
    }
    return found
  }
}
