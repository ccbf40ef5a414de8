/// A word of the expression language, with where it stands.
struct Token: Equatable {
  enum Kind: Equatable {
    case number(Double)
    case string(String)
    /// A name or a word such as `and`.
    case word(String)
    /// An operator or a bracket: `<=`, `(`, `±`.
    case symbol(String)
    case end
  }

  var kind: Kind
  /// Offsets in the expression's unicode scalars.
  var range: Range<Int>
}

/// What is wrong with an expression, and where in its text.
package struct ExpressionError: Error, Equatable {
  package var message: String
  /// Offset in the expression's unicode scalars, from 0.
  package var offset: Int
}
