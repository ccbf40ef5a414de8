import UIKit

final class CardController: UIViewController {
  private let card = UIView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .lightGray
    label.text = "Everything here follows from constraints."
    label.numberOfLines = 0
    view.addSubview(card)
    card.addSubview(label)

    card.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 300),

      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
    ])
  }
}
