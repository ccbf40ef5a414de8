/// A view at one frame.
package struct ViewState: Codable, Equatable, Sendable {
  /// The index of the view in `LayoutTrace.views`.
  package var view: Int
  /// The index of its superview in `LayoutTrace.views`; nil for the window.
  package var superview: Int?
  /// Its own frame, in the superview's coordinates: the model's value.
  package var frame: Rect
  /// Where it is seen, in the window's coordinates, in the middle of an animation too.
  package var onScreen: Rect
  package var isHidden: Bool
  /// 0...1, as animated.
  package var alpha: Double
  package var clipsToBounds: Bool
  package var backgroundColor: Color?
  package var safeArea: Insets
  package var text: TextState?
  package var image: ImageState?
  package var scroll: ScrollState?

  package init(
    view: Int, superview: Int?, frame: Rect, onScreen: Rect, isHidden: Bool, alpha: Double,
    clipsToBounds: Bool, backgroundColor: Color?, safeArea: Insets, text: TextState?,
    image: ImageState?, scroll: ScrollState?
  ) {
    self.view = view
    self.superview = superview
    self.frame = frame
    self.onScreen = onScreen
    self.isHidden = isHidden
    self.alpha = alpha
    self.clipsToBounds = clipsToBounds
    self.backgroundColor = backgroundColor
    self.safeArea = safeArea
    self.text = text
    self.image = image
    self.scroll = scroll
  }
}

/// What a label shows.
package struct TextState: Codable, Equatable, Sendable {
  package var string: String
  package var color: Color
  package var fontName: String
  /// In points.
  package var fontSize: Double
  package var numberOfLines: Int
  /// How many lines are drawn.
  package var drawnLines: Int
  /// Whether a part of the text is cut off, by an ellipsis or by the label's height.
  package var isTruncated: Bool
  /// The size that the whole text needs at the label's width.
  package var fullSize: Size

  package init(
    string: String, color: Color, fontName: String, fontSize: Double, numberOfLines: Int,
    drawnLines: Int, isTruncated: Bool, fullSize: Size
  ) {
    self.string = string
    self.color = color
    self.fontName = fontName
    self.fontSize = fontSize
    self.numberOfLines = numberOfLines
    self.drawnLines = drawnLines
    self.isTruncated = isTruncated
    self.fullSize = fullSize
  }
}

/// What an image view shows.
package struct ImageState: Codable, Equatable, Sendable {
  /// The name it was loaded by; nil for an image made in code.
  package var name: String?
  /// The image's own size in points.
  package var size: Size
  /// How many of its pixels make a point: 2 for a `@2x` image.
  package var scale: Double
  /// UIKit's name of the content mode: `scaleAspectFill`.
  package var contentMode: String
  /// Where the whole image lies, in the window's coordinates, before any clipping.
  package var drawn: Rect

  package init(name: String?, size: Size, scale: Double, contentMode: String, drawn: Rect) {
    self.name = name
    self.size = size
    self.scale = scale
    self.contentMode = contentMode
    self.drawn = drawn
  }
}

/// What a scroll view adds to a view.
package struct ScrollState: Codable, Equatable, Sendable {
  package var offset: Point
  package var contentSize: Size
  package var contentInset: Insets
  package var adjustedContentInset: Insets
  package var indicatorInsets: Insets
  package var isTracking: Bool
  package var isDragging: Bool
  package var isDecelerating: Bool
  package var verticalIndicator: IndicatorState?
  package var horizontalIndicator: IndicatorState?

  package init(
    offset: Point, contentSize: Size, contentInset: Insets, adjustedContentInset: Insets,
    indicatorInsets: Insets, isTracking: Bool, isDragging: Bool, isDecelerating: Bool,
    verticalIndicator: IndicatorState?, horizontalIndicator: IndicatorState?
  ) {
    self.offset = offset
    self.contentSize = contentSize
    self.contentInset = contentInset
    self.adjustedContentInset = adjustedContentInset
    self.indicatorInsets = indicatorInsets
    self.isTracking = isTracking
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
    self.verticalIndicator = verticalIndicator
    self.horizontalIndicator = horizontalIndicator
  }
}

/// A scroll indicator: nil in `ScrollState` when the axis has none.
package struct IndicatorState: Codable, Equatable, Sendable {
  /// In the window's coordinates.
  package var onScreen: Rect
  /// 0 at rest, 1 while scrolling, in between while it fades.
  package var alpha: Double

  package init(onScreen: Rect, alpha: Double) {
    self.onScreen = onScreen
    self.alpha = alpha
  }
}
