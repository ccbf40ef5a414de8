import LayoutTrace

extension Moment {
  /// What the constraints leave open, with the view's own name: `contentView.width`.
  var ambiguousAttributes: [String] { record.trace.ambiguousAttributes(in: frame) }
}

extension SeenView {
  /// Whether constraints leave open where the view is.
  var isAmbiguous: Bool {
    let view = state.view
    return record.trace.frames[frame].ambiguous.contains { $0.view == view }
  }
}

extension ImageState {
  /// How many pixels it is wide and high.
  var pixels: Size { Size(width: size.width * scale, height: size.height * scale) }
}
