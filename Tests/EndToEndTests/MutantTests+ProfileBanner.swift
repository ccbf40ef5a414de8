extension MutantTests {
  private static let follow =
    "= scrollView.contentOffset.y + scrollView.adjustedContentInset.top"

  static let profileBanner = [
    Mutant(
      "Step-1", "equalTo: bannerView.centerYAnchor)",
      "equalTo: bannerView.topAnchor, constant: 40)", "middle-at-any-height"),
    Mutant("Step-1", "equalToConstant: 80", "equalToConstant: 90", "banner-below-status-bar"),
    Mutant(
      "Step-1", "lessThanOrEqualTo: bannerView.trailingAnchor",
      "equalTo: bannerView.trailingAnchor", "long-names-are-cut-off"),
    Mutant("Step-1", ".lightContent", ".default", "status-bar-is-light"),
    Mutant("Step-1", "top: 16", "top: 0", "profile-scrolls-below-banner"),
    Mutant(
      "Step-1", "equalTo: portraitView.bottomAnchor, constant: 16",
      "equalTo: portraitView.bottomAnchor, constant: 8", "portrait-and-text"),
    Mutant(
      "Step-2", "captionLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor)",
      "captionLabel.leadingAnchor.constraint(equalTo: bannerView.leadingAnchor)",
      "labels-meet-in-the-middle", "labels-at-rest"),
    Mutant(
      "Step-2", "thumbnailView.centerYAnchor.constraint(equalTo: bannerView.centerYAnchor)",
      "thumbnailView.topAnchor.constraint(equalTo: bannerView.topAnchor, constant: 10)",
      "thumbnail-in-the-middle-at-any-height"),
    Mutant(
      "Step-2", "bannerView.addSubview(thumbnailView)",
      "bannerView.insertSubview(thumbnailView, at: 0)", "thumbnail-covers-labels"),
    Mutant(
      "Step-2", "equalToConstant: 60", "equalToConstant: 50",
      "thumbnail-is-square", "thumbnail-in-the-middle-at-any-height"),
    Mutant(
      "Step-3", "constant: 8)\n    smallGap", "constant: 12)\n    smallGap",
      "labels-keep-their-distance", "labels-make-room"),
    // Weaker than the gap of the labels: the thumbnail then keeps to them.
    Mutant(
      "Step-4", "UILayoutPriority(999)", "UILayoutPriority(997)",
      "thumbnail-starts-outside", "thumbnail-waits", "position-is-a-wish"),
    Mutant(
      "Step-5", follow,
      "= max(0, scrollView.contentOffset.y + scrollView.adjustedContentInset.top)",
      "thumbnail-follows-scroll", "pull-moves-thumbnail-out", "what-gives-way"),
    // Looks right, but the wish is never put to the test.
    Mutant(
      "Step-5", follow,
      "= min(70, scrollView.contentOffset.y + scrollView.adjustedContentInset.top)",
      "what-gives-way"),
    Mutant(
      "Step-5", follow, "= scrollView.contentOffset.y > 0 ? 70 : 0", "thumbnail-follows-scroll",
      "thumbnail-pushes-labels", "pull-moves-thumbnail-out", "what-gives-way"),
  ]
}
