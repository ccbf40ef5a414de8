import Foundation

extension UIView.ContentMode {
  /// Where content of a size lies in bounds, before any clipping (fact 5.11).
  func place(_ content: CGSize, in bounds: CGRect) -> CGRect {
    let fit = (bounds.width / content.width, bounds.height / content.height)
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: aligned(content, times: min(fit.0, fit.1), in: bounds, x: 0.5, y: 0.5)
    case .scaleAspectFill: aligned(content, times: max(fit.0, fit.1), in: bounds, x: 0.5, y: 0.5)
    case .center: aligned(content, in: bounds, x: 0.5, y: 0.5)
    case .top: aligned(content, in: bounds, x: 0.5, y: 0)
    case .bottom: aligned(content, in: bounds, x: 0.5, y: 1)
    case .left: aligned(content, in: bounds, x: 0, y: 0.5)
    case .right: aligned(content, in: bounds, x: 1, y: 0.5)
    case .topLeft: aligned(content, in: bounds, x: 0, y: 0)
    case .topRight: aligned(content, in: bounds, x: 1, y: 0)
    case .bottomLeft: aligned(content, in: bounds, x: 0, y: 1)
    case .bottomRight: aligned(content, in: bounds, x: 1, y: 1)
    }
  }

  /// The content scaled, at a fraction of the room that is left over on each axis.
  private func aligned(
    _ content: CGSize, times scale: CGFloat = 1, in bounds: CGRect, x: CGFloat, y: CGFloat
  ) -> CGRect {
    let size = CGSize(width: content.width * scale, height: content.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
