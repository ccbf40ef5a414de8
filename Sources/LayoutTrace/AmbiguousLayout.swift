/// A view that could lie otherwise, and every constraint would be kept as well.
package struct AmbiguousLayout: Codable, Hashable, Sendable {
  /// The index of the view in `LayoutTrace.views`.
  package var view: Int
  /// What is open: of `left`, `top`, `width`, `height`, `contentSize.width` and
  /// `contentSize.height` those that more than one value would do for.
  package var attributes: [String]

  package init(view: Int, attributes: [String]) {
    self.view = view
    self.attributes = attributes
  }
}
