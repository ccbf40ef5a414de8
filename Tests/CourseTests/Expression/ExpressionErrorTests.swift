import Testing

@testable import Course

/// Every mistake that an expression can have, with its place and what is said of it.
@Suite struct ExpressionErrorTests {
  @Test(arguments: [
    // Characters and tokens.
    ("offset = 3", 7, "`=` has no meaning here; compare with =="),
    ("yes & no", 4, "`&` has no meaning here; write `and`"),
    ("yes | no", 4, "`|` has no meaning here; write `or`"),
    ("!yes", 0, "`!` has no meaning here; write `not`"),
    ("label.text == 'a'", 14, "`'` has no meaning here; texts stand between \" and \""),
    ("label.text == \"a", 14, "the text that begins here has no closing \""),
    ("offset == 3pt", 11, "a number has no unit here: lengths are in points, times in seconds"),
    ("offset == 1234567890123456789", 10, "this number is out of range"),
    // Grammar.
    ("", 0, "expected a number, a name or a bracket, found the end"),
    ("offset ==", 9, "expected a number, a name or a bracket, found the end"),
    ("(offset == 3", 12, "expected `)`, found the end"),
    ("offset == 3 4", 12, "expected the expression to end, or an operator, found a number"),
    ("offset == and", 10, "expected a number, a name or a bracket, found `and`"),
    ("header. == 3", 8, "expected a name, found `==`"),
    ("max(1, ) == 1", 7, "expected a number, a name or a bracket, found `)`"),
    // Names.
    ("offst == 3", 0, "nothing is called `offst`; did you mean `offset`?"),
    ("hedaer.top == 3", 0, "nothing is called `hedaer`; did you mean `header`?"),
    ("header.hieght == 3", 7, "nothing is called `hieght`; did you mean `height`?"),
    ("header == 3", 0, "say what of `header`: header.top, header.height"),
    ("maxi(1, 2) == 2", 0, "nothing is called `maxi`; did you mean `max`?"),
    (
      "statusBar.hidden", 0,
      "nothing is called `statusBar.hidden`; did you mean `statusBar.isHidden`?"
    ),
    ("xyzzy == 1", 0, "nothing is called `xyzzy`"),
    // Types.
    ("offset", 0, "`offset` is a number; a condition is wanted"),
    ("header.top == red", 14, "`red` is a colour; a number is wanted"),
    ("header.top and yes", 0, "`header.top` is a number; a condition is wanted"),
    ("red < blue", 0, "only numbers can be compared so; a colour is equal or not"),
    ("offset contains \"a\"", 0, "`offset` is a number; a text is wanted"),
    ("label.text contains 3", 20, "`3` is a number; a text is wanted"),
    ("-yes == 3", 1, "`yes` is a condition; a number is wanted"),
    ("abs(yes) == 3", 4, "`yes` is a condition; a number is wanted"),
    // Calls.
    ("abs(1, 2) == 3", 0, "it is written abs(a)"),
    ("max(1) == 1", 0, "it is written max(a, b)"),
    ("color(1, 2) == red", 0, "it is written color(at x, y)"),
    ("animations(\"a\") == 1", 0, "it is written animations(of \"statusBar\")"),
    ("calls(of offset) == 1", 9, "it is written calls(of \"scrollViewDidScroll\")"),
    ("isVisible(offset)", 10, "it is written isVisible(view), with a view of the course"),
    ("exists(offset)", 7, "it is written exists(view), with a view or a constraint of the course"),
  ])
  func aMistakeIsNamedWithItsPlace(text: String, offset: Int, message: String) {
    #expect(throws: ExpressionError(message: message, offset: offset)) {
      try Expression(text, views: ExpressionTests.views)
    }
  }

  @Test func endlessNestingIsRefused() {
    let text = String(repeating: "(", count: 500) + "yes"
    #expect(throws: ExpressionError(message: "this is nested too deeply", offset: 64)) {
      try Expression(text, views: [])
    }
  }

  @Test func anEndlessExpressionIsRefused() {
    let text = "yes" + String(repeating: " and yes", count: 100_000)
    #expect(
      throws: ExpressionError(message: "an expression has at most 2000 characters", offset: 0)
    ) {
      try Expression(text, views: [])
    }
  }

  @Test(arguments: [
    ("1 + 1 == 2", true), ("red == rgb(1, 0, 0) or yes", true), ("max(1, 2) == 2", true),
    ("offset == 0", false), ("yes implies header.top == 0", false), ("exists(header)", false),
    ("color(at 1, 1) == red", false), ("animations(of \"x\") == 1", false),
  ])
  func aConditionThatIsTheSameForEveryAppIsKnown(text: String, isConstant: Bool) throws {
    #expect(try Expression(text, views: ExpressionTests.views).isConstant == isConstant)
  }
}
