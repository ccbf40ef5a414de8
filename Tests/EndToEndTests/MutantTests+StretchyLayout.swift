extension MutantTests {
  static let stretchyLayout = [
    Mutant(
      "Step-1", "make.top.equalTo(scrollView)", "make.top.equalTo(scrollView).offset(10)",
      "header-at-rest", "text-below-header", "content-size", "header-behind-status-bar",
      "header-moves-with-pull", "text-scrolls-to-end", "header-keeps-height"),
    Mutant(
      "Step-2", "make.top.equalTo(view)", "make.top.equalTo(view).priority(.high)", "text-jams"),
    Mutant(
      "Step-3", "make.height.greaterThanOrEqualTo(imageContainer)", "", "header-keeps-height"),
    Mutant(
      "Step-4", "scrollView.addSubview(imageView)",
      "scrollView.insertSubview(imageView, at: 0)", "image-fills-header"),
    Mutant(
      "Step-5", "bottom: view.safeAreaInsets.bottom", "bottom: 0",
      "content-ends-above-home-indicator"),
    Mutant(
      "Step-5", "scrollView.scrollIndicatorInsets = view.safeAreaInsets", "",
      "indicator-in-safe-area"),
    Mutant(
      "Step-6", "inset(14)", "inset(20)",
      "text-below-header", "content-size", "content-ends-above-home-indicator"),
    Mutant("Step-6", "clipsToBounds = true", "clipsToBounds = false", "image-fills-header"),
    Mutant("Step-6", ".scaleAspectFill", ".scaleToFill", "image-fills-header"),
    Mutant("Step-6", ".lightContent", ".default", "status-bar-is-light"),
    Mutant("Step-6", "    .slide", "    .fade", "status-bar-once-a-crossing"),
    Mutant("Step-6", "withDuration: 0.2", "withDuration: 0.4", "status-bar-once-a-crossing"),
    Mutant(
      "Step-6", "scrollView.delegate = self", "",
      "status-bar-hides", "status-bar-once-a-crossing"),
    Mutant(
      "Step-6", "guard textReachesStatusBar != hidesStatusBar else { return }", "",
      "status-bar-hides", "status-bar-once-a-crossing"),
    Mutant(
      "Step-6", "make.left.right.bottom.equalTo(view)",
      "make.left.right.equalTo(view); make.bottom.equalTo(textContainer)", "backing-stretches"),
    Mutant("Step-6", "make.height.greaterThanOrEqualTo", "make.height.equalTo", "header-sticks"),
  ]
}
