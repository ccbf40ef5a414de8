public import Foundation

/// The field of a search bar: a round, grey one with a magnifier.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  /// A field of a place and size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    font = .systemFont(ofSize: 17)
    leftView = MagnifierView(frame: CGRect(x: 0, y: 0, width: 30, height: 22))
    leftViewMode = .always
    placeholderLabel.textColor = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
  }

  override func paintContent(in context: CGContext) {
    context.fill(
      bounds, radius: 10, UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12))
    super.paintContent(in: context)
  }
}

/// The sign at the beginning of a search field.
@MainActor private final class MagnifierView: UIView {
  override func paintContent(in context: CGContext) {
    let side: CGFloat = 15
    Glyph.magnifier.paint(
      in: CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
      color: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6), width: 1.7, on: context)
  }
}
