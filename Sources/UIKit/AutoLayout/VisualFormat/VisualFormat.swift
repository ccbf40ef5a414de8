/// A visual format, parsed: items in a row with gaps between them.
struct VisualFormat: Equatable {
  /// The size of an item, or of a gap.
  struct Predicate: Equatable {
    enum Object: Equatable {
      case number(Double)
      /// A metric, or for a size another item.
      case name(String)
    }

    var relation: NSLayoutConstraint.Relation
    var object: Object
    var priority: Object?
    /// Where in the format it begins, in characters.
    var position: Int
  }

  /// What lies between two items, or between an item and the superview.
  enum Gap: Equatable {
    /// Nothing: they touch.
    case none
    /// `-`: the system's spacing, or the superview's margin.
    case standard
    case predicates([Predicate])
  }

  struct Item: Equatable {
    var name: String
    var sizes: [Predicate]
    var position: Int
  }

  var axis: NSLayoutConstraint.Axis
  /// The gap from the superview's near edge to the first item; nil when it is not written.
  var leading: Gap?
  var items: [Item]
  /// The gaps between the items: one fewer than items.
  var gaps: [Gap]
  /// The gap from the last item to the superview's far edge; nil when it is not written.
  var trailing: Gap?
}

/// Why a visual format means nothing.
struct VisualFormatError: Error, Equatable {
  var message: String
  /// Where, in characters from the start.
  var position: Int
}
