/// The record of one run of an app on one device under one gesture script.
///
/// It is the only thing that passes from the learner's process to ours: values, never verdicts.
/// A trace is self-contained; a behaviour can be held against a stored trace without building the
/// app again. Same app, device and script give an equal trace in every process.
package struct LayoutTrace: Equatable, Sendable {
  /// The version that this code writes; a newer one is refused on reading.
  package static let currentVersion = 8

  /// The phone as it was at launch.
  package var device: Device
  /// The script that was played.
  package var script: [Gesture]
  /// Every view that was ever in the window, in order of first appearance; `ViewState.view` is an
  /// index into this list.
  package var views: [ViewIdentity]
  /// Every constraint of the app that was ever active in the window, in order of first appearance;
  /// `ConstraintState.constraint` is an index into this list.
  package var constraints: [ConstraintIdentity]
  /// The recorded frames: the first is the app at rest after launch, then one each tick of the
  /// display while the script is played.
  package var frames: [Frame]
  /// What happened between the frames, in order.
  package var events: [Event]
  /// The images that are seen, in order of first appearance; none unless the run records looks.
  /// `ImageLook.picture` is an index into this list.
  package var pictures: [Picture]

  /// More pictures than any app shows; a trace of more is refused.
  package static let mostPictures = 1000

  package init(
    device: Device, script: [Gesture], views: [ViewIdentity],
    constraints: [ConstraintIdentity] = [], frames: [Frame], events: [Event],
    pictures: [Picture] = []
  ) {
    self.device = device
    self.script = script
    self.views = views
    self.constraints = constraints
    self.frames = frames
    self.events = events
    self.pictures = pictures
  }
}
