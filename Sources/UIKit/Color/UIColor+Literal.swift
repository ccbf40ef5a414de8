/// What `#colorLiteral` makes: the compiler looks the type up by this name.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
