import Foundation

/// Lengths of alerts, in points, as phones of iOS 8 to 15 showed them: our choice, since Apple says
/// none of them.
enum AlertMetrics {
  /// How wide an alert in the middle is.
  static let width: CGFloat = 270
  /// Between the edge of the card and its texts.
  static let padding: CGFloat = 16
  /// Above the title and below the message.
  static let verticalPadding: CGFloat = 20
  /// Between title and message.
  static let textGap: CGFloat = 4
  /// How high a field is, with what is above it.
  static let fieldHeight: CGFloat = 30
  /// How high a button in the middle is.
  static let buttonHeight: CGFloat = 44
  /// How high a button of a list is.
  static let choiceHeight: CGFloat = 57
  /// Around a list, and between it and the button that cancels.
  static let listMargin: CGFloat = 8
  /// Above and below the texts of a list.
  static let listPadding: CGFloat = 14
  /// The radius of a card's corners.
  static let cornerRadius: CGFloat = 13
}
