import Foundation
import LayoutTrace
import UIKit

/// A number for the record: -0.0 is written as 0.0, so that equal places are equal in every bit.
func plain(_ number: CGFloat) -> Double { Double(number) + 0 }

extension Point {
  init(_ point: CGPoint) {
    self.init(x: plain(point.x), y: plain(point.y))
  }
}

extension Size {
  init(_ size: CGSize) {
    self.init(width: plain(size.width), height: plain(size.height))
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: plain(rect.origin.x), y: plain(rect.origin.y), width: plain(rect.width),
      height: plain(rect.height))
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: plain(insets.top), left: plain(insets.left), bottom: plain(insets.bottom),
      right: plain(insets.right))
  }
}

extension Color {
  init(_ components: ColorComponents) {
    self.init(
      red: components.red, green: components.green, blue: components.blue,
      alpha: components.alpha)
  }
}

extension TextState {
  init(_ text: DrawnText) {
    self.init(
      string: text.string, color: Color(text.color), fontName: text.fontName,
      fontSize: text.fontSize, numberOfLines: text.numberOfLines, drawnLines: text.drawnLines,
      isTruncated: text.isTruncated,
      fullSize: Size(width: text.fullWidth, height: text.fullHeight))
  }
}

extension StatusBar {
  @MainActor init(_ state: StatusBarState) {
    let style: Style =
      switch state.style {
      case .default: .default
      case .lightContent: .lightContent
      case .darkContent: .darkContent
      }
    self.init(
      isHidden: state.isHidden, style: style, height: state.height, slid: state.slid,
      alpha: state.alpha)
  }
}
