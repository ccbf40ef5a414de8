public import UIKit

/// What holds for every constraint that is made.
@preconcurrency @MainActor
public enum ConstraintConfig {
  /// The direction in which insets by left and right are read as leading and trailing, and the
  /// other way round. SnapKit does not ask the views for theirs.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}
