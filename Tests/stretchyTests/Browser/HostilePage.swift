/// An app every text of which wants to become a part of the page that tells of it.
enum HostilePage {
  static let files: [Boxes.File] = [
    Boxes.delegate,
    (
      "Box/Page.swift",
      """
      import UIKit

      let harm = "</script><script>window.harm = 9</script>"
        + "<img src=x onerror=\\"window.harm = 9\\">' onmouseover='window.harm = 9"
        + "\\u{2028}\\u{202E}\\u{1B}]8;;x\\u{07}{{7*7}}${window.harm = 9}"

      class Page: UIViewController {
        let box = UIView()
        let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          print(harm)
          box.frame = CGRect(x: 5, y: 0, width: 100, height: 50)
          label.text = harm
          label.numberOfLines = 0
          label.accessibilityIdentifier = harm
          label.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
          let nameless = UIView()
          nameless.accessibilityIdentifier = harm
          view.addSubview(box)
          view.addSubview(label)
          view.addSubview(nameless)
          nameless.translatesAutoresizingMaskIntoConstraints = false
          for width: CGFloat in [10, 20] {
            let constraint = nameless.widthAnchor.constraint(equalToConstant: width)
            constraint.identifier = harm
            constraint.isActive = true
          }
        }
      }

      """
    ),
  ]
}
