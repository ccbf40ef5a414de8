import Foundation
import Testing

@testable import UIKit

struct LengthTreeTests {
  @Test func `starts are the sums of what lies before`() {
    let tree = LengthTree([10, 20.5, 0, 30, 4])
    #expect((0...5).map { tree.start(of: $0) } == [0, 10, 30.5, 30.5, 60.5, 64.5])
    #expect(tree.total == 64.5)
  }

  @Test func `a distance finds the length that it lies in, never an empty one`() {
    let tree = LengthTree([10, 20, 0, 30])
    #expect(
      [-1, 0, 9.9, 10, 29, 30, 59.9, 60].map { tree.index(at: $0) } == [
        nil, 0, 0, 1, 1, 3, 3, nil,
      ])
    #expect(LengthTree().index(at: 0) == nil)
  }

  @Test func `lengths that change leave the same sums as a new tree has`() {
    var lengths = (0..<1_000).map { CGFloat($0 % 7) + 1.0 / 3 }
    var tree = LengthTree(lengths)
    for index in stride(from: 3, to: 1_000, by: 11) {
      lengths[index] = CGFloat(index) / 9
      tree[index] = lengths[index]
    }
    let new = LengthTree(lengths)
    #expect((0...1_000).allSatisfy { tree.start(of: $0) == new.start(of: $0) })
    #expect(tree[14] == lengths[14])
  }
}
