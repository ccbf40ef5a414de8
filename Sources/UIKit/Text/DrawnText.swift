/// What a view shows of a text, for whoever records it.
package struct DrawnText: Hashable, Sendable {
  package var string: String
  package var color: ColorComponents
  package var fontName: String
  /// In points, as drawn: a label that shrinks its text to fit says the smaller size.
  package var fontSize: Double
  /// How many lines there may be; 0 for any number.
  package var numberOfLines: Int
  /// How many lines are drawn.
  package var drawnLines: Int
  /// Whether some of the text is cut off, by an ellipsis or by the height of the view.
  package var isTruncated: Bool
  /// The size in points that the whole text needs at the view's width.
  package var fullWidth: Double
  package var fullHeight: Double
}
