/// What `#imageLiteral` makes: the compiler looks the type up by this name.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
