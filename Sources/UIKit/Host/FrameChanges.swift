package import Foundation

/// The views whose places have changed, for whoever shows the app frame by frame: each once, in the
/// order in which they changed first.
///
/// Off until somebody listens; then a change costs an entry, and a frame in which nothing changes
/// costs nothing.
@MainActor package enum FrameChanges {
  /// Room for `capacity` changes, of which `count` are there; an entry is nil for a view that has gone,
  /// on whatever thread.
  nonisolated(unsafe) private static var nodes: UnsafeMutablePointer<Entry>?
  private static var capacity = 0

  private typealias Entry = UnsafeMutablePointer<ViewNode>?

  /// How many changes there are, those of views among them that have gone meanwhile.
  nonisolated(unsafe) package private(set) static var count = 0

  /// Whether changes are noted.
  package private(set) static var areNoted = false

  /// From now on changes are noted.
  package static func begin() { areNoted = true }

  /// No more changes are noted, and those that were are forgotten.
  package static func end() {
    removeAll()
    areNoted = false
  }

  /// The view of a change; nil if it has gone.
  package static func view(at index: Int) -> UIView? { node(at: index)?.pointee.view }

  /// Where that view is now, in its superview's coordinates; nil if it has gone.
  package static func frame(at index: Int) -> CGRect? {
    node(at: index)?.pointee.geometry.pointee.frame
  }

  /// Forgets the changes: a frame has been shown.
  package static func removeAll() {
    for index in 0..<count { node(at: index)?.pointee.isFrameChanged = false }
    count = 0
  }

  fileprivate static func note(_ node: UnsafeMutablePointer<ViewNode>) {
    if count == capacity { grow() }
    nodes?[count] = node
    count += 1
  }

  nonisolated private static func node(at index: Int) -> UnsafeMutablePointer<ViewNode>? {
    precondition(index >= 0 && index < count, "there are no so many changes")
    return nodes?[index]
  }

  private static func grow() {
    capacity = max(16, 2 * capacity)
    let room = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    if let nodes {
      room.moveInitialize(from: nodes, count: count)
      nodes.deallocate()
    }
    (room + count).initialize(repeating: nil, count: capacity - count)
    nodes = room
  }

  /// A view that is noted goes.
  nonisolated static func strike(_ node: UnsafeMutablePointer<ViewNode>) {
    for index in 0..<count where self.node(at: index) == node { nodes?[index] = nil }
  }
}

extension UnsafeMutablePointer<ViewNode> {
  /// The view has another place in its superview.
  @MainActor func noteFrameChange() {
    guard FrameChanges.areNoted, !pointee.isFrameChanged else { return }
    pointee.isFrameChanged = true
    FrameChanges.note(self)
  }
}
