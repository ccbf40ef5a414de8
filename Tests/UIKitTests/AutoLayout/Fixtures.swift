import Foundation

@testable import UIKit

/// A view of a fixed content size.
final class ContentView: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    content = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { content }
}

/// A view whose content wraps: `length` of it on one line, `line` high each.
final class WrappingView: UIView {
  var length: CGFloat {
    didSet { invalidateIntrinsicContentSize() }
  }
  let line: CGFloat
  private var width: CGFloat = 0

  init(length: CGFloat, line: CGFloat) {
    self.length = length
    self.line = line
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) {
    length = 0
    line = 0
    super.init(coder: coder)
  }

  override var needsDoubleUpdateConstraintsPass: Bool { true }

  override func layoutWidthDidResolve(_ width: CGFloat) { self.width = width }

  override var intrinsicContentSize: CGSize {
    guard width > 0, width < length else { return CGSize(width: length, height: line) }
    let lines = (length / width).rounded(.up)
    // Lines break at tens.
    return CGSize(width: (width / 10).rounded(.down) * 10, height: lines * line)
  }
}

/// A view whose children see a content area.
final class ContentArea: UIView {
  var content = CGSize(width: -1, height: -1)

  override var isContentContainer: Bool { true }

  override func setContentSizeFromLayout(width: CGFloat?, height: CGFloat?) {
    content = CGSize(width: width ?? -1, height: height ?? -1)
  }
}

/// Records what UIKit tells whoever runs the app.
@MainActor
final class RecordingObserver: HostObserver {
  var logs: [String] = []
  var conflicts: [String] = []

  func logged(_ message: String) { logs.append(message) }

  func constraintsConflicted(broken: String, conflict: [String], violation: Double) {
    conflicts.append("\(broken) by \(violation) of \(conflict.joined(separator: "; "))")
  }

  func animationBegan(_ animation: AnimationNotice) {}
  func statusBarChanged(isHidden: Bool, duration: Double) {}
  func delegateCalled(_ method: String, by sender: UIView) {}

  func refused(call: String, advice: String) -> Never { fatalError(call) }
  func raised(name: String, reason: String) -> Never { fatalError("\(name): \(reason)") }
  func layoutNeverSettled(reason: String) -> Never { fatalError(reason) }
}

extension UIView {
  /// A view laid out by constraints, in `superview`.
  static func constrained(in superview: UIView, _ name: String? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    superview.addSubview(view)
    return view
  }

  func added(to superview: UIView, _ name: String? = nil) -> Self {
    accessibilityIdentifier = name ?? accessibilityIdentifier
    superview.addSubview(self)
    return self
  }
}

/// A root of 375 by 812.
@MainActor
func makeRoot(_ width: CGFloat = 375, _ height: CGFloat = 812) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
