extension MutantTests {
  static let scrollGrid = [
    Mutant(
      "Step-1", "scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)",
      "scrollView.heightAnchor.constraint(equalTo: view.widthAnchor)", "page-fills-screen"),
    Mutant("Step-1", "scrollView.alwaysBounceVertical = true", "", "starts-below-status-bar"),
    Mutant(
      "Step-1", "contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),",
      "contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),"
        + "contentView.widthAnchor.constraint(equalTo: view.widthAnchor),", "content-is-ambiguous"),
    Mutant(
      "Step-2", "contentView.widthAnchor.constraint(equalTo: view.widthAnchor)",
      "contentView.widthAnchor.constraint(equalToConstant: 375)", "content-as-wide-as-screen",
      "two-rows", "columns-equal"),
    Mutant(
      "Step-2", "cyanRow.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),", "",
      "nothing-is-ambiguous", "content-height", "scrolls-to-end"),
    Mutant(
      "Step-2", "greenColumn.widthAnchor.constraint(equalTo: yellowColumn.widthAnchor)",
      "greenColumn.widthAnchor.constraint(equalToConstant: 120)", "columns-equal"),
    Mutant("Step-2", ".scaleAspectFill", ".scaleAspectFit", "content-fills-columns"),
    Mutant(
      "Step-3",
      "greenColumn.leadingAnchor.constraint(equalTo: yellowColumn.trailingAnchor, constant: 10)",
      "greenColumn.leadingAnchor.constraint(equalTo: yellowColumn.trailingAnchor, constant: 8)",
      "columns-equal", "padding"),
    Mutant(
      "Step-3", "captionLabel.numberOfLines = 0", "captionLabel.numberOfLines = 2", "text-is-cut"),
    Mutant(
      "Step-4", "captionLabel.setContentCompressionResistancePriority(.required, for: .vertical)",
      "",
      "text-is-never-cut", "row-as-high-as-tallest-column"),
    Mutant(
      "Step-4", "wanted.priority = .defaultHigh", "wanted.priority = .required",
      "text-is-never-cut", "row-as-high-as-tallest-column"),
    Mutant(
      "Step-4", "[least, wanted]", "[least]", "nothing-is-ambiguous", "label-is-stretched",
      "dropping-stretches-label"),
    Mutant("Step-4", "[least, wanted]", "[wanted]", "nothing-is-ambiguous"),
    Mutant(
      "Step-5", "rawValue: 751", "rawValue: 749", "dropping-leaves-label", "label-keeps-height"),
    Mutant("Step-5", "constant: 100", "constant: 10", "right-column-drops"),
    Mutant(
      "Step-6", "pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor)",
      "pictureView.heightAnchor.constraint(equalToConstant: 172.5)", "picture-is-square"),
    Mutant(
      "Step-6",
      "storyLabel.trailingAnchor.constraint(equalTo: cyanRow.trailingAnchor, constant: -10)",
      "storyLabel.widthAnchor.constraint(equalToConstant: 300)", "scrolls-to-end", "padding"),
    Mutant(
      "Step-6", "scrollView.alwaysBounceVertical = true",
      "scrollView.alwaysBounceVertical = true; scrollView.contentInsetAdjustmentBehavior = .never",
      "starts-below-status-bar", "scrolls-to-end"),
  ]
}
