/// Numbers that tell views and constraints from all others of the process, those that are gone too:
/// by them whoever records an app knows them again without a reference, which would change when they
/// go or make each use of them slower.
@MainActor enum HostNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
