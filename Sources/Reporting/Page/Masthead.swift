/// What stands at the head of a page: its title, a switch between light and dark, and facts.
package struct Masthead {
  private let title: String
  private let summary: (words: String, style: String)?
  private let facts: [(String, String)]

  /// - Parameter summary: a sentence, and the style that its outcome is shown in.
  package init(
    _ title: String, summary: (words: String, style: String)? = nil, facts: [(String, String)]
  ) {
    self.title = title
    self.summary = summary
    self.facts = facts
  }

  package var html: HTML {
    var content = [
      HTML(
        "div", ["class": "title"],
        [
          HTML("h1", [:], [.text(title)]),
          HTML(
            "button", ["type": "button", "class": "quiet", "data-theme-switch": ""],
            ["Light or dark"]),
        ])
    ]
    if let summary {
      let style = summary.style.isEmpty ? "summary" : "summary \(summary.style)"
      content.append(HTML("p", ["class": style], [.text(summary.words)]))
    }
    return HTML("header", ["class": "masthead"], content + [Self.list(of: facts)])
  }

  /// Names and values beside each other.
  package static func list(of facts: [(String, String)]) -> HTML {
    HTML(
      "dl", ["class": "facts"],
      facts.map {
        HTML("div", [:], [HTML("dt", [:], [.text($0.0)]), HTML("dd", [:], [.text($0.1)])])
      })
  }
}
