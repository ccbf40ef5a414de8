public import Foundation

extension UIView {
  /// Takes a point of this view's plane to another view's, or to the window's with nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    let onTop = toTop(point)
    return view.map { $0.fromTop(onTop) } ?? onTop
  }

  /// Takes a point of another view's plane, or of the window's with nil, to this one's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    return fromTop(view.map { $0.toTop(point) } ?? point)
  }

  /// Takes a rectangle of this view's plane to another view's, or to the window's with nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.mapped { convert($0, to: view) }
  }

  /// Takes a rectangle of another view's plane, or of the window's with nil, to this one's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.mapped { convert($0, from: view) }
  }

  /// To the plane of the topmost view: the window when there is one (fact 6.2).
  private func toTop(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superview {
      point = view.layer.geometry.toParent(point)
      view = superview
    }
    return point
  }

  private func fromTop(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return layer.geometry.fromParent(superview.fromTop(point))
  }
}

extension CGRect {
  /// The smallest rectangle around the four mapped corners.
  func mapped(_ map: (CGPoint) -> CGPoint) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(map)
    // A mere move keeps the size to the last bit.
    if corners[1].y == corners[0].y, corners[2].x == corners[0].x,
      abs(corners[1].x - corners[0].x - width) < 1e-9,
      abs(corners[2].y - corners[0].y - height) < 1e-9
    {
      return CGRect(origin: corners[0], size: size)
    }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, right) = (x.reduce(x[0], min), x.reduce(x[0], max))
    let (top, bottom) = (y.reduce(y[0], min), y.reduce(y[0], max))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
