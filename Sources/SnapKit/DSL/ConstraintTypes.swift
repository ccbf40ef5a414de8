public import UIKit

/// SnapKit's name for a view.
public typealias ConstraintView = UIView

/// SnapKit's name for a layout guide.
public typealias ConstraintLayoutGuide = UILayoutGuide

/// SnapKit's name for insets by left and right.
public typealias ConstraintInsets = UIEdgeInsets

/// SnapKit's name for insets in reading direction.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets

/// SnapKit's name for the direction in which text is read.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

/// SnapKit's name for what a controller's bars leave free.
public typealias ConstraintLayoutSupport = UILayoutSupport
