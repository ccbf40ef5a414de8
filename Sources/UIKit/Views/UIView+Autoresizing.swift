import Foundation

extension UIView {
  /// Moves and resizes the subviews by their masks, after a change of size.
  func resizeSubviews(from old: CGSize) {
    guard !subviewList.isEmpty, autoresizesSubviews else { return }
    for view in subviewList where view.translatesAutoresizingMaskIntoConstraints {
      view.resize(superviewFrom: old, to: bounds.size)
    }
  }

  private func resize(superviewFrom old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let present = layer.geometry.untransformedFrame
    let horizontal = AutoresizedSpan(
      start: present.minX, length: present.width, outer: old.width,
      givesBefore: mask.contains(.flexibleLeftMargin), gives: mask.contains(.flexibleWidth),
      givesAfter: mask.contains(.flexibleRightMargin)
    ).resized(to: new.width)
    let vertical = AutoresizedSpan(
      start: present.minY, length: present.height, outer: old.height,
      givesBefore: mask.contains(.flexibleTopMargin), gives: mask.contains(.flexibleHeight),
      givesAfter: mask.contains(.flexibleBottomMargin)
    ).resized(to: new.height)
    editGeometry {
      $0.untransformedFrame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
  }
}

/// A view along one axis of its superview, and which parts give (fact 8.3).
struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  /// The length of the superview before the change.
  var outer: CGFloat
  var givesBefore: Bool
  var gives: Bool
  var givesAfter: Bool

  /// Start and length in a superview of another length: the parts that give share the change in
  /// proportion to their present lengths, evenly when these come to nothing.
  func resized(to newOuter: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      givesBefore ? start : 0, gives ? length : 0, givesAfter ? outer - start - length : 0,
    ]
    let flexible = [givesBefore, gives, givesAfter]
    let total = parts.reduce(0, +)
    let count = CGFloat(flexible.count { $0 })
    guard count > 0 else { return (start, length) }
    let change = newOuter - outer
    let shares = zip(parts, flexible).map { part, isFlexible -> CGFloat in
      guard isFlexible else { return 0 }
      return total == 0 ? change / count : change * part / total
    }
    return (start + shares[0], max(0, length + shares[1]))
  }
}
