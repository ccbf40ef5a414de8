/// Replaces the addresses in UIKit's messages by numbers in order of appearance, so that the same
/// run gives the same record in every process.
struct AddressBook {
  private var numbers: [String: Int] = [:]

  /// The text with each address, `0x7f5f1c001b50`, replaced by its number, `0x1`. Equal addresses
  /// have equal numbers, also across texts.
  mutating func numbered(_ text: String) -> String {
    var result = ""
    var end = text.startIndex
    for match in text.matches(of: /0x[0-9a-f]{6,16}\b/) {
      result += text[end..<match.range.lowerBound]
      result += "0x" + String(number(of: String(match.output)), radix: 16)
      end = match.range.upperBound
    }
    return result + text[end...]
  }

  private mutating func number(of address: String) -> Int {
    if let known = numbers[address] { return known }
    let number = numbers.count + 1
    numbers[address] = number
    return number
  }
}
