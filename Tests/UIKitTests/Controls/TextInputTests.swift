import Foundation
import OnePhone
import Testing

@testable import UIKit

/// Text fields and text views: sizes, sides, editing.
@Suite(.onePhone) @MainActor struct TextInputTests {
  private final class Diary: UITextFieldDelegate {
    var lines: [String] = []
    var mayBegin = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      lines.append("should begin")
      return mayBegin
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
  }

  @Test func `a field is as high as its line, or as its border asks`() {
    let field = UITextField()
    field.text = "Word"
    let width = field.textLabel.intrinsicContentSize.width
    #expect(field.intrinsicContentSize == CGSize(width: width, height: 22))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: width + 14, height: 34))
  }

  @Test func `a field without text measures its placeholder, and shows it`() {
    let phone = Phone()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.placeholder = "A longer placeholder"
    phone.show(field)
    #expect(field.intrinsicContentSize.width > 100)
    #expect(field.drawnText?.string == "A longer placeholder")
    field.text = "Word"
    #expect(field.drawnText?.string == "Word")
  }

  @Test func `views at the sides take their room from the text while they are shown`() {
    let phone = Phone()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.leftViewMode = .always
    field.rightViewMode = .whileEditing
    phone.show(field)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 180, height: 30))
    #expect(field.leftView?.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    #expect(field.rightView?.isHidden == true)
    field.becomeFirstResponder()
    phone.application.layoutPass()
    #expect(
      field.editingRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 150, height: 30))
    #expect(field.rightView?.frame == CGRect(x: 170, y: 10, width: 30, height: 10))
  }

  @Test func `editing begins and ends as the delegate lets it`() {
    let phone = Phone()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let diary = Diary()
    field.delegate = diary
    phone.show(field)
    diary.mayBegin = false
    #expect(!field.becomeFirstResponder())
    diary.mayBegin = true
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing && field.isFirstResponder)
    phone.window.endEditing(true)
    #expect(!field.isEditing)
    #expect(diary.lines == ["should begin", "should begin", "did begin", "did end"])
  }

  @Test func `a text view that scrolls has no size of its own, one that does not has its text's`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "Word"
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    let text = view.textLabel.naturalSize(width: 0)
    #expect(
      view.intrinsicContentSize == CGSize(width: text.width + 10, height: text.height + 16))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize == text)
  }

  @Test func `fact 5.5: a text view that does not scroll is as high as its lines at its width`() {
    let phone = Phone()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = String(repeating: "Words that wrap. ", count: 20)
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    phone.show(root)
    let lines = view.textLabel.naturalSize(width: 190)
    #expect(view.frame.height == lines.height + 16)
    #expect(lines.height > 100)
  }

  @Test func `a text view's content is as high as its text`() {
    let phone = Phone()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = String(repeating: "Words that wrap. ", count: 40)
    phone.show(view)
    #expect(view.contentSize.width == 200)
    #expect(view.contentSize.height > 200)
    #expect(view.drawnText?.isTruncated == false)
  }
}
