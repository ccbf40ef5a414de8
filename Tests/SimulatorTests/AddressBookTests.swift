import Testing

@testable import Simulator

@Suite("Addresses in messages")
struct AddressBookTests {
  @Test("Each address gets a number in order of appearance and keeps it")
  func numbering() {
    var book = AddressBook()
    #expect(
      book.numbered("<UIView:0x7f5f1c001b50.top == UIView:0x7f5f1c001b90.top> 0x7f5f1c001b50")
        == "<UIView:0x1.top == UIView:0x2.top> 0x1")
    #expect(book.numbered("again 0x7f5f1c001b90, new 0x55aa00ff1234.") == "again 0x2, new 0x3.")
  }

  @Test("What is no address stays", arguments: ["0xFF, 0x12", "", "colour 0x7F5F1C", "10x80x"])
  func others(text: String) {
    var book = AddressBook()
    #expect(book.numbered(text) == text)
  }
}
