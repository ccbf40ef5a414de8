public import UIKit

/// A chain that still wants its relation.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
  let subject: ConstraintSubject

  init(_ subject: ConstraintSubject) {
    self.subject = subject
  }

  /// The attributes are equal to another item's, or to a number, size, point or insets.
  @discardableResult
  public func equalTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: [other], SourceLocation(file: file, line: line))
  }

  /// The attributes are equal to those of each of several items.
  @discardableResult
  public func equalTo(
    _ others: [any ConstraintRelatableTarget], _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, to: others, SourceLocation(file: file, line: line))
  }

  /// The attributes are equal to the superview's.
  @discardableResult
  public func equalToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file: file, line: line)
    return relate(.equal, to: [superview(for: "equalToSuperview", location)], location)
  }

  /// The attributes are equal to something of the superview's.
  @discardableResult
  public func equalToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file: file, line: line)
    return relate(.equal, to: [closure(superview(for: "equalToSuperview", location))], location)
  }

  /// The attributes are at most another item's, or a number, size, point or insets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: [other], SourceLocation(file: file, line: line))
  }

  /// The attributes are at most those of each of several items.
  @discardableResult
  public func lessThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, to: others, SourceLocation(file: file, line: line))
  }

  /// The attributes are at most the superview's.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file: file, line: line)
    let superview = superview(for: "lessThanOrEqualToSuperview", location)
    return relate(.lessThanOrEqual, to: [superview], location)
  }

  /// The attributes are at most something of the superview's.
  @discardableResult
  public func lessThanOrEqualToSuperview<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file: file, line: line)
    let superview = superview(for: "lessThanOrEqualToSuperview", location)
    return relate(.lessThanOrEqual, to: [closure(superview)], location)
  }

  /// The attributes are at least another item's, or a number, size, point or insets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: any ConstraintRelatableTarget, _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: [other], SourceLocation(file: file, line: line))
  }

  /// The attributes are at least those of each of several items.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ others: [any ConstraintRelatableTarget], _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, to: others, SourceLocation(file: file, line: line))
  }

  /// The attributes are at least the superview's.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #file, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file: file, line: line)
    let superview = superview(for: "greaterThanOrEqualToSuperview", location)
    return relate(.greaterThanOrEqual, to: [superview], location)
  }

  /// The attributes are at least something of the superview's. SnapKit 5.7 has the closure's form
  /// of `greaterThanOrEqualToSuperview` under this name.
  @discardableResult
  public func greaterThanOrEqualTo<Target: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> Target, _ file: String = #file, line: UInt = #line
  ) -> ConstraintMakerEditable {
    let location = SourceLocation(file: file, line: line)
    let superview = superview(for: "greaterThanOrEqualToSuperview", location)
    return relate(.greaterThanOrEqual, to: [closure(superview)], location)
  }

  // MARK: What the relations share

  private func relate(
    _ relation: ConstraintRelation, to targets: [any ConstraintRelatableTarget],
    _ location: SourceLocation
  ) -> ConstraintMakerEditable {
    let rule = ConstraintRule(subject, relation, to: targets, at: location)
    subject.rule = rule
    return ConstraintMakerEditable(rule)
  }

  private func superview(for word: String, _ location: SourceLocation) -> ConstraintView {
    guard let superview = subject.item.container else {
      Misuse.stop(
        "Expected superview but found nil when attempting make constraint `\(word)`.", at: location)
    }
    return superview
  }
}
