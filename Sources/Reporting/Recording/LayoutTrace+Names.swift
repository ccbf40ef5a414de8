import LayoutTrace

extension LayoutTrace {
  /// A name for each view: the property that holds it, its identifier, or its class and rank.
  var viewNames: [String] {
    var ranks: [String: Int] = [:]
    return views.map { view in
      if let property = view.properties.first { return property }
      if let identifier = view.identifier { return identifier }
      ranks[view.className, default: 0] += 1
      let rank = ranks[view.className, default: 1]
      return rank == 1 ? view.className : "\(view.className) \(rank)"
    }
  }
}
