import Foundation

/// What is behind the items of a bar: Apple's colours as they look over white, and a line at an edge
/// or a picture in its place.
/// Nothing is blurred: what shines through a translucent bar does so sharply.
@MainActor struct BarGround {
  var color: UIColor?
  var image: UIImage?
  var line: UIColor?
  var shadow: UIImage?

  /// A bar without an appearance of iOS 13.
  init(style: UIBarStyle, tint: UIColor?, isTranslucent: Bool, image: UIImage?, shadow: UIImage?) {
    let own: UIColor =
      switch style {
      case .default: UIColor(white: 0.976, alpha: 1)
      case .black, .blackTranslucent: UIColor(white: 0.11, alpha: 1)
      }
    color = image != nil ? nil : (tint ?? own).withAlphaComponent(isTranslucent ? 0.94 : 1)
    self.image = image
    // A picture of its own in the line's place counts with one behind the bar only.
    self.shadow = image == nil ? nil : shadow
    line = self.shadow == nil ? UIBarAppearance.hairline : nil
  }

  /// An appearance of iOS 13; `nil` where it says nothing that an older bar does not.
  init?(_ appearance: UIBarAppearance?) {
    guard let appearance, appearance.isConfigured else { return nil }
    color =
      appearance.backgroundColor
      ?? (appearance.backgroundEffect == nil ? nil : UIColor(white: 0.976, alpha: 0.94))
    image = appearance.backgroundImage
    shadow = appearance.shadowImage
    line = shadow == nil ? appearance.shadowColor : nil
    guard let template = shadow, template.renderingMode == .alwaysTemplate else { return }
    shadow = appearance.shadowColor.map { template.withTintColor($0) }
  }

  /// No ground at all.
  static var none: BarGround {
    var ground = BarGround(
      style: .default, tint: nil, isTranslucent: true, image: nil, shadow: nil)
    ground.color = nil
    ground.line = nil
    return ground
  }

  /// Paints the ground.
  ///
  /// - Parameter edge: at which the line is, outside of the rectangle: the top or the bottom.
  func paint(in rect: CGRect, edge: UIRectEdge, on context: CGContext) {
    context.fill(rect, radius: 0, color)
    if let image {
      context.saveGState()
      context.clip(to: rect)
      context.paint(image.values, in: rect, alpha: 1)
      context.restoreGState()
    }
    func strip(_ height: CGFloat) -> CGRect {
      let y = edge == .top ? rect.minY - height : rect.maxY
      return CGRect(x: rect.minX, y: y, width: rect.width, height: height)
    }
    context.fill(strip(1 / ApplicationHost.pixelsInPoint), radius: 0, line)
    if let shadow { context.paint(shadow.values, in: strip(shadow.size.height), alpha: 1) }
  }
}

extension UINavigationBar {
  /// The ground; with a controller it reaches up behind the status bar.
  func paintGround(on context: CGContext) {
    var rect = bounds
    if goBack != nil {
      let above = convert(CGPoint.zero, to: nil).y
      rect.origin.y -= above
      rect.size.height += above
    }
    ground.paint(in: rect, edge: .bottom, on: context)
  }

  private var ground: BarGround {
    if isContentAtTop {
      if let ground = BarGround(scrollEdgeAppearance) { return ground }
      if ApplicationHost.screenDescription.systemVersion >= 15, scrollEdgeAppearance == nil {
        return .none
      }
    }
    if let ground = BarGround(standardAppearance) { return ground }
    return BarGround(
      style: barStyle, tint: barTintColor, isTranslucent: isTranslucent,
      image: backgroundImage(for: .default), shadow: shadowImage)
  }

  /// Whether nothing of a scroll view's content is below the bar: then, from iOS 13 on, it has the
  /// look of the edge.
  private var isContentAtTop: Bool {
    guard goBack != nil, isOfRounderLook,
      let container = superview?.controller as? UINavigationController
    else { return false }
    guard let scroll = container.shown?.contentScrollView else { return true }
    return scroll.contentOffset.y <= -scroll.adjustedContentInset.top + 0.5
  }
}

extension UITabBar {
  /// The ground, down to the display's lower edge.
  func paintGround(on context: CGContext) {
    let ground =
      BarGround(standardAppearance)
      ?? BarGround(
        style: barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: backgroundImage,
        shadow: shadowImage)
    ground.paint(in: bounds, edge: .top, on: context)
  }
}

extension UIToolbar {
  /// The ground; one at the safe area's edge reaches down behind it.
  func paintGround(on context: CGContext) {
    var rect = bounds
    rect.size.height += safeAreaInsets.bottom > 0 ? 0 : below
    let ground =
      BarGround(standardAppearance)
      ?? BarGround(
        style: barStyle, tint: barTintColor, isTranslucent: isTranslucent, image: nil, shadow: nil)
    ground.paint(in: rect, edge: .top, on: context)
  }

  /// What of the window is below the bar, if it stands on the safe area.
  private var below: CGFloat {
    guard let window else { return 0 }
    let rest = window.bounds.maxY - convert(CGPoint(x: 0, y: bounds.maxY), to: window).y
    return abs(rest - window.safeAreaInsets.bottom) < 1 ? rest : 0
  }
}
