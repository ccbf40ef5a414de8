/// The left side of a relation while it is being written: an item, its attributes so far, and the
/// rule that was laid down for them, if any.
@MainActor
final class ConstraintSubject {
  let item: any ConstrainedItem
  var attributes: ConstraintAttributes
  /// Nil until the chain has come to a relation; a later one on the same words replaces it.
  var rule: ConstraintRule?

  init(_ item: any ConstrainedItem, _ attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }
}
