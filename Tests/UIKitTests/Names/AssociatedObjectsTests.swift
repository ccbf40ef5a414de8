import Testing
import UIKit

/// Values that are associated with objects.
@Suite struct AssociatedObjectsTests {
  private final class Owner {}

  /// Says when it is let go.
  private final class Value {
    let end: () -> Void

    init(_ end: @escaping () -> Void = {}) {
      self.end = end
    }

    deinit { end() }
  }

  private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private let otherKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private func value(of owner: Owner) -> String? {
    objc_getAssociatedObject(owner, key) as? String
  }

  private func set(_ value: Any?, of owner: Owner) {
    objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  @Test func aValueIsFoundUnderItsObjectAndKeyOnly() {
    let owner = Owner()
    let other = Owner()
    set("value", of: owner)
    #expect(value(of: owner) == "value")
    #expect(value(of: other) == nil)
    #expect(objc_getAssociatedObject(owner, otherKey) == nil)
  }

  @Test func aValueIsReplacedAndTakenAway() {
    let owner = Owner()
    set("one", of: owner)
    set("two", of: owner)
    #expect(value(of: owner) == "two")
    set(nil, of: owner)
    #expect(value(of: owner) == nil)
    set("three", of: owner)
    objc_removeAssociatedObjects(owner)
    #expect(value(of: owner) == nil)
  }

  @Test func aNewObjectAtAnOldAddressInheritsNothing() {
    var reused = 0
    var addresses: Set<ObjectIdentifier> = []
    for _ in 0..<200 {
      let owner = Owner()
      if !addresses.insert(ObjectIdentifier(owner)).inserted { reused += 1 }
      #expect(value(of: owner) == nil)
      set("value", of: owner)
    }
    // Otherwise the loop has shown nothing.
    #expect(reused > 0)
  }

  @Test func anAssignedValueIsNotKeptAlive() {
    let owner = Owner()
    var ended = false
    do {
      let value = Value { ended = true }
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key) as? Value === value)
    }
    #expect(ended)
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func theValuesOfObjectsThatAreGoneAreLetGo() {
    var ended = 0
    for _ in 0..<1000 { set(Value { ended += 1 }, of: Owner()) }
    // The table lets go when it has doubled, so that no more than a part can be left.
    #expect(ended > 500)
  }

  @Test func aCopyIsKeptWhereThePolicySaysSo() {
    let owner = Owner()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(owner, key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.setString("after")
    #expect((objc_getAssociatedObject(owner, key) as? NSString) == "before")
  }
}
