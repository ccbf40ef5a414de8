import Foundation

extension UIViewController {
  /// The button that begins and ends editing, made when first asked for.
  var editButton: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let button = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    button.title = isEditing ? "Done" : "Edit"
    madeEditButton = button
    return button
  }
}
