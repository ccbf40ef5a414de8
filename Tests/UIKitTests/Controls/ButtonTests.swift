import Foundation
import OnePhone
import Testing

@testable import UIKit

/// How buttons measure and place title and picture.
@Suite(.onePhone) @MainActor struct ButtonTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(values: UIImage.Values(size: CGSize(width: width, height: height)))
  }

  @Test func `a button without content is 30 by 34 points, one of the system's 30 by 30`() {
    let custom = UIButton().intrinsicContentSize
    #expect(custom.width == 30 && abs(custom.height - 33.667) < 0.01)
    let system = UIButton(type: .system).intrinsicContentSize
    #expect(system.width == 30 && abs(system.height - 30) < 0.01)
  }

  @Test func `a title has 6 points above and below, until the button has insets`() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let label = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: label.width, height: label.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: label.width + 6, height: label.height + 4))
  }

  @Test func `a picture alone gives the button its size`() {
    let button = UIButton()
    button.setImage(image(24, 20), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 20))
  }

  @Test func `the picture stands before the title, both in the middle`() {
    let button = UIButton()
    button.setImage(image(20, 20), for: .normal)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let title = button.titleLabel?.frame ?? .zero
    let picture = button.imageView?.frame ?? .zero
    #expect(picture.maxX == title.minX || abs(picture.maxX - title.minX) < 0.4)
    #expect(abs((picture.minX + title.maxX) / 2 - 100) < 0.4)
    #expect(picture.midY == 25)
  }

  @Test func `insets of the title move it by half their difference`() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let before = button.titleLabel?.frame ?? .zero
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    button.layoutIfNeeded()
    let after = button.titleLabel?.frame ?? .zero
    #expect(abs(after.minX - before.minX - 6) < 0.001 && after.size == before.size)
  }

  @Test func `content that fills or leans goes where it is told`() {
    let button = UIButton()
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 0)
    #expect(abs((button.titleLabel?.frame.maxY ?? 0) - 50) < 0.4)
  }

  @Test func `a title is that of the state, else that of the normal one`() {
    let button = UIButton()
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    #expect(button.currentTitle == "Off")
    button.isSelected = true
    #expect(button.currentTitle == "On")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
    #expect(button.title(for: .highlighted) == "Off")
  }

  @Test func `a configuration has insets of its own and puts the picture where it is asked`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.image = image(20, 20)
    configuration.imagePadding = 5
    configuration.imagePlacement = .top
    let button = UIButton(configuration: configuration)
    let label = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(
      button.intrinsicContentSize
        == CGSize(width: max(20, label.width) + 24, height: label.height + 25 + 14))
    button.layoutIfNeeded()
    #expect((button.imageView?.frame.maxY ?? 0) < (button.titleLabel?.frame.minY ?? 0))
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test func `a button is aligned by its title's baseline`() {
    let phone = Phone()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let label = UILabel()
    label.font = .systemFont(ofSize: 15)
    label.text = "Go"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    phone.show(root)
    #expect(abs(label.frame.minY - 56) < 0.4)
  }
}
