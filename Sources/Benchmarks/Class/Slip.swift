/// What a learner may have got wrong in the third step: a text of the sources, what stands in its
/// place, and what is then missed.
struct Slip {
  var right: String
  var wrong: String
  /// The behaviours that do not hold; nil when it does not compile.
  var misses: Set<String>?

  static let all = [
    Slip(
      right: "inset(14)", wrong: "inset(15)", misses: ["text-below-header", "content-size"]),
    Slip(
      right: "multipliedBy(0.7)", wrong: "multipliedBy(0.75)",
      misses: [
        "header-at-rest", "text-below-header", "header-sticks", "header-keeps-height",
        "text-scrolls-to-end",
      ]),
    Slip(
      right: "make.top.equalTo(view).priority(.high)", wrong: "make.top.equalTo(view)",
      // What ties the container to the content gives way: header and text stay where they are, and
      // the end is never reached.
      misses: [
        "header-keeps-height", "nothing-breaks", "text-scrolls-to-end", "grey-below-text",
        "text-under-home-indicator", "text-under-status-bar",
      ]),
    Slip(
      right: "make.height.greaterThanOrEqualTo(imageContainer)",
      wrong: "make.height.equalTo(imageContainer)", misses: ["header-sticks"]),
    Slip(
      right: "imageView.clipsToBounds = true", wrong: "imageView.clipsToBounds = false",
      misses: ["image-fills-header"]),
    Slip(
      right: "make.bottom.equalTo(scrollView)", wrong: "",
      // Nothing says how high the content is, so nothing scrolls or bounces.
      misses: [
        "content-size", "text-scrolls-to-end", "header-sticks", "header-keeps-height",
        "nothing-breaks", "grey-below-text", "text-under-home-indicator", "text-under-status-bar",
      ]),
    Slip(right: ".lightContent", wrong: ".default", misses: ["status-bar-is-light"]),
    Slip(
      right: "contentMode = .scaleAspectFill", wrong: "contentMode = .scaleToFill",
      misses: ["image-fills-header"]),
    Slip(
      right: "make.edges.equalTo(view)", wrong: "make.edges.equalTo(vieww)", misses: nil),
  ]
}
