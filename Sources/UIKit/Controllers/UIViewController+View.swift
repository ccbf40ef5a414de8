import Foundation

extension UIViewController {
  var loadedView: UIView {
    if let storedView { return storedView }
    loadView()
    guard let storedView else {
      Exception.raise(
        .internalInconsistency,
        "-[\(type(of: self)) loadView] did not set the view of the controller")
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
    guard view !== storedView else { return }
    storedView?.controller = nil
    storedView = view
    view?.controller = self
    view?.noteMargins()
  }
}
