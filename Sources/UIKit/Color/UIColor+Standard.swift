import Foundation

/// The colours with a plain name; they are the same in light and in dark surroundings.
extension UIColor {
  /// Grey 0.
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }

  /// Grey 1/3.
  public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }

  /// Grey 2/3.
  public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }

  /// Grey 1.
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }

  /// Grey 1/2.
  public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }

  /// Red.
  public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }

  /// Green.
  public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }

  /// Blue.
  public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }

  /// Cyan.
  public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }

  /// Yellow.
  public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }

  /// Magenta.
  public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }

  /// Orange.
  public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }

  /// Purple.
  public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }

  /// Brown.
  public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

  /// Black that is not seen.
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

  /// Text on a light background.
  public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  /// Text on a dark background: white at 0.6.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
}
