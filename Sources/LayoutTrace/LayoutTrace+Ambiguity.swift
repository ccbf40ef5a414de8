extension LayoutTrace {
  /// What the constraints leave open in a frame, with the views' own names: `contentView.width`.
  package func ambiguousAttributes(in frame: Frame) -> [String] {
    frame.ambiguous.flatMap { layout in
      let name = views[layout.view].ownName
      return layout.attributes.map { "\(name).\($0)" }
    }
  }
}
