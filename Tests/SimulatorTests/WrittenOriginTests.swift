import LayoutTrace
import Testing

@testable import Simulator

@Suite struct WrittenOriginTests {
  @Test(arguments: [
    (
      "<SnapKit.LayoutConstraint:0x1@Page.swift#12 UIView:0x2.top == UIView:0x3.top>",
      CodeOrigin.source(file: "Page.swift", line: 12)
    ),
    ("a@b.swift and c@d.swift#1234567 e@f.swift#2 ", .source(file: "d.swift", line: 1_234_567)),
    ("@a@Straße.swift#7\n", .source(file: "Straße.swift", line: 7)),
  ])
  func aFileAndALineAreFound(text: String, origin: CodeOrigin) {
    #expect(WrittenOrigin.find(in: text) == origin)
  }

  @Test(arguments: [
    "", "Page.swift#12 ", "@Page.swift#12", "@Page.swift#12>", "@Page.swift# ", "@Page.m#12 ",
    "@My Page.swift#12 ", "@.swift#1 ", "@Page.swift#12345678 ", "@Page.swift#-1 ", "@#1 ",
  ])
  func otherTextsTellNone(text: String) {
    #expect(WrittenOrigin.find(in: text) == nil)
  }
}
