import Testing

@testable import Course

/// Texts of a wanted length and no meaning.
@Suite struct FillerTextTests {
  @Test(arguments: [0, 1, 2, 12, 13, 90, 2_000])
  func aTextHasAsManyWordsAsWanted(count: Int) {
    let words = FillerText.words(count).split(separator: " ")
    #expect(words.count == count)
    #expect(words.last.map { $0.hasSuffix(".") } ?? (count == 0))
  }

  @Test func theSameSeedGivesTheSameTextInEveryProcess() {
    #expect(FillerText.words(6) == "Evening the in neighbourhood window river.")
    #expect(FillerText.words(6, seed: 1) == "Always garden with returns small towards.")
  }

  @Test func sentencesBeginLargeAndHaveFourToTwelveWords() {
    let sentences = FillerText.words(400).split(separator: ". ").dropLast()
    let lengths = sentences.map { $0.split(separator: " ").count }
    #expect(lengths.allSatisfy { (4...12).contains($0) }, "\(lengths)")
    #expect(sentences.allSatisfy { $0.first?.isUppercase == true }, "\(sentences)")
    #expect(Set(lengths).count > 4)
  }
}
