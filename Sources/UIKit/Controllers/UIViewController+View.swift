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
    if storedView?.links.controller === self { storedView?.links.controller = nil }
    storedView = view
    view?.links.controller = self
    view?.watchSafeArea()
    view?.noteMargins()
  }

  /// The controller goes, on whatever thread the last reference to it was let go of.
  nonisolated final func clearLinks() {
    if let view = storedView, view.links.controller === self { view.links.controller = nil }
  }
}
