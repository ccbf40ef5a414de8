/// The words in which UIKit's exceptions speak of a list.
enum ListWording {
  case table, collection

  /// What holds the sections.
  var list: String { self == .table ? "table view" : "collection view" }

  /// What a section is made of, one of it.
  var one: String { self == .table ? "row" : "item" }

  /// What a section is made of.
  var many: String { self == .table ? "rows" : "items" }
}
