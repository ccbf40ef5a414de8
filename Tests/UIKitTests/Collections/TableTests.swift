import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Foundation's collections that Linux lacks, or has with another notion of the same object.
@Suite(.onePhone) @MainActor struct TableTests {
  /// An object of Swift's own, without `Hashable`, as layout libraries have them.
  private final class Plain {}

  @Test func `a set tells objects that are not Hashable apart by identity`() {
    let set = NSMutableSet()
    let (one, other) = (Plain(), Plain())
    set.add(one)
    set.add(other)
    set.add(one)
    #expect(set.count == 2)
    #expect(set.contains(one))
    set.remove(one)
    #expect(set.count == 1 && !set.contains(one) && set.contains(other))
    #expect((set.allObjects as? [Plain])?.first === other)
  }

  @Test func `a set still tells values and Hashable objects apart by what they are`() {
    let set = NSMutableSet()
    set.add("a")
    set.add("a")
    set.add(NSString("a"))
    #expect(set.count == 1 && set.contains("a"))
    let constraint = NSLayoutConstraint()
    set.add(constraint)
    set.add(constraint)
    set.remove("a")
    set.remove(constraint)
    #expect(set.count == 0)
  }

  @Test func `a weak table forgets objects that are gone, a strong one keeps them`() {
    let weak = NSHashTable<Plain>.weakObjects()
    let strong = NSHashTable<Plain>()
    let kept = Plain()
    weak.add(kept)
    do {
      let passing = Plain()
      weak.add(passing)
      weak.add(passing)
      strong.add(passing)
      #expect(weak.count == 2)
      strong.remove(passing)
    }
    #expect(weak.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
    #expect(weak.contains(kept) && strong.allObjects.isEmpty)
  }

  @Test func `objects of a table come out in the order in which they came in`() {
    let table = NSHashTable<Plain>()
    let objects = (0..<50).map { _ in Plain() }
    for object in objects { table.add(object) }
    #expect(table.allObjects.map(ObjectIdentifier.init) == objects.map(ObjectIdentifier.init))
    table.removeAllObjects()
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func `a map from weak keys loses an entry with its key`() {
    let map = NSMapTable<Plain, NSString>.weakToStrongObjects()
    let key = Plain()
    map.setObject("kept", forKey: key)
    do {
      let passing = Plain()
      map.setObject("gone", forKey: passing)
      #expect(map.object(forKey: passing) == "gone")
      #expect(map.count == 2)
    }
    #expect(map.count == 1 && map.object(forKey: key) == "kept")
    map.setObject("new", forKey: key)
    #expect(map.count == 1 && map.object(forKey: key) == "new")
    map.removeObject(forKey: key)
    #expect(map.object(forKey: key) == nil)
  }

  @Test func `a map to weak objects loses an entry with its object`() {
    let map = NSMapTable<NSString, Plain>.strongToWeakObjects()
    do {
      let passing = Plain()
      map.setObject(passing, forKey: "key")
      #expect(map.object(forKey: "key") === passing)
    }
    #expect(map.object(forKey: "key") == nil && map.count == 0)
  }
}
