/// What brings Inter's widths to San Francisco's: Apple's tracking by size, from the type tables of
/// the Human Interface Guidelines, and a little more.
enum Tracking {
  /// What is added to each character's advance at a font size, both in points.
  static func points(at size: Double) -> Double {
    apple(at: size) + interIsNarrower * size
  }

  /// How much narrower a character of Inter is than San Francisco's, on the average, in ems.
  ///
  /// Chosen so that the text of the recorded tutorial, 17 pt in 347 pt, breaks into the 54 lines of
  /// the real phone: with Apple's tracking alone they are 52, with none 55. Anything from 0.004 to
  /// 0.013 does it.
  private static let interIsNarrower = 0.005

  /// Apple's table; between its sizes on the straight line, beyond its ends as at the end.
  private static func apple(at size: Double) -> Double {
    guard let above = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].tracking
    }
    let upper = table[above]
    guard above > 0 else { return upper.tracking }
    let lower = table[above - 1]
    let part = (size - lower.size) / (upper.size - lower.size)
    return lower.tracking + part * (upper.tracking - lower.tracking)
  }

  private static let table: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (36, 0.37),
    (40, 0.37), (44, 0.37), (48, 0.35), (52, 0.33), (56, 0.3), (60, 0.26), (64, 0.22), (70, 0.14),
    (76, 0.07), (80, 0),
  ]
}
