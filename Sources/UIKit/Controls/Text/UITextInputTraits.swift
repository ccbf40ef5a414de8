public import Foundation

// What a field asks of the keyboard. There is none here: it is kept, for code that sets it.

/// Which keyboard comes up.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What the key at the end says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// How the keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// By its older name.
  public static let alert = UIKeyboardAppearance.dark
}

/// Which letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether words are marked that seem to be wrong.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// What a text is, for the keyboard to offer.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A type by Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = Self(rawValue: "name")
  /// The name by which one is known.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code from a message.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = Self(rawValue: "email")
  /// A telephone's number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An address in the web.
  public static let URL = Self(rawValue: "url")
}

/// What is typed into, with its wishes for the keyboard.
@preconcurrency @MainActor public protocol UITextInputTraits: UIView {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

/// What a field asks of the keyboard; all of it is kept only.
@MainActor private final class KeyboardWishes: NSObject {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var appearance = UIKeyboardAppearance.default
  var capitals = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var content: UITextContentType?
  var enablesReturnKey = false

  private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

  static func of(_ view: UIView) -> KeyboardWishes {
    if let known = objc_getAssociatedObject(view, key) as? KeyboardWishes { return known }
    let made = KeyboardWishes()
    objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}

extension UITextInputTraits {
  /// The keyboard; kept, there is none.
  public var keyboardType: UIKeyboardType {
    get { KeyboardWishes.of(self).keyboard }
    set { KeyboardWishes.of(self).keyboard = newValue }
  }
  /// What the key at the end says; kept.
  public var returnKeyType: UIReturnKeyType {
    get { KeyboardWishes.of(self).returnKey }
    set { KeyboardWishes.of(self).returnKey = newValue }
  }
  /// How the keyboard looks; kept.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { KeyboardWishes.of(self).appearance }
    set { KeyboardWishes.of(self).appearance = newValue }
  }
  /// Which letters are made capitals; kept.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { KeyboardWishes.of(self).capitals }
    set { KeyboardWishes.of(self).capitals = newValue }
  }
  /// Whether words are corrected; kept.
  public var autocorrectionType: UITextAutocorrectionType {
    get { KeyboardWishes.of(self).correction }
    set { KeyboardWishes.of(self).correction = newValue }
  }
  /// Whether words are marked that seem to be wrong; kept.
  public var spellCheckingType: UITextSpellCheckingType {
    get { KeyboardWishes.of(self).spelling }
    set { KeyboardWishes.of(self).spelling = newValue }
  }
  /// Whether the key at the end waits for text; kept.
  public var enablesReturnKeyAutomatically: Bool {
    get { KeyboardWishes.of(self).enablesReturnKey }
    set { KeyboardWishes.of(self).enablesReturnKey = newValue }
  }
  // As Apple's: it may be set to nil, and is read without unwrapping.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the text is; kept.
  public var textContentType: UITextContentType! {
    get { KeyboardWishes.of(self).content }
    set { KeyboardWishes.of(self).content = newValue }
  }
}
