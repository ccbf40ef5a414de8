import Foundation

/// How far a controller has come on screen.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  var loadedView: UIView {
    if let storedView { return storedView }
    loadView()
    guard let storedView else {
      Exception.raise(
        .internalInconsistency, "-[\(type(of: self)) loadView] must set the property view")
    }
    viewDidLoad()
    return storedView
  }

  func loadPlainView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setView(view)
  }

  func setView(_ view: UIView?) {
    storedView?.controller = nil
    storedView = view
    view?.controller = self
  }

  /// It has come on screen.
  func endAppearance() {
    guard state == .appearing else { return }
    state = .appeared
    viewDidAppear(false)
  }
}
