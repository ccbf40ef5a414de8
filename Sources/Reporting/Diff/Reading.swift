import LayoutTrace

/// One thing that can be read off a frame: `imageView.height`.
struct Reading {
  /// What it is of and what it is, as a learner's code would say it.
  var name: String
  var value: Value

  enum Value: Equatable, Sendable {
    /// Points, or a count.
    case number(Double)
    /// 0...1, such as alpha.
    case share(Double)
    case word(String)
  }
}

extension Frame {
  /// Everything that two traces are compared by, in a fixed order.
  ///
  /// What only follows from other readings (a bottom edge, where a picture is drawn, the scroll
  /// indicator) is left out, and so is what moves by itself in time.
  ///
  /// - Parameter names: of the trace's views, by index.
  func readings(names: [String]) -> [Reading] {
    var readings: [Reading] = []
    for view in views where names.indices.contains(view.view) {
      readings += view.readings(name: names[view.view])
    }
    readings.append(Reading(name: "statusBar.isHidden", value: .flag(statusBar.isHidden)))
    readings.append(Reading(name: "statusBar.style", value: .word(statusBar.style.rawValue)))
    readings += safeArea.readings(name: "safeArea")
    readings.append(
      Reading(name: "contradicting constraints", value: .number(Double(broken.count))))
    readings.append(Reading(name: "ambiguous views", value: .number(Double(ambiguous.count))))
    return readings
  }
}

extension ViewState {
  fileprivate func readings(name: String) -> [Reading] {
    var readings = [
      Reading(name: "\(name).top", value: .number(onScreen.y)),
      Reading(name: "\(name).left", value: .number(onScreen.x)),
      Reading(name: "\(name).width", value: .number(onScreen.width)),
      Reading(name: "\(name).height", value: .number(onScreen.height)),
      Reading(name: "\(name).isHidden", value: .flag(isHidden)),
      Reading(name: "\(name).alpha", value: .share(alpha)),
      Reading(name: "\(name).clipsToBounds", value: .flag(clipsToBounds)),
      Reading(name: "\(name).backgroundColor", value: .color(backgroundColor)),
    ]
    if let text {
      readings.append(Reading(name: "\(name).text", value: .word(text.string.brief)))
      readings.append(Reading(name: "\(name).textColor", value: .color(text.color)))
      readings.append(Reading(name: "\(name).font size", value: .number(text.fontSize)))
      readings.append(Reading(name: "\(name).lines", value: .number(Double(text.drawnLines))))
    }
    if let image {
      readings.append(Reading(name: "\(name).image", value: .word(image.name ?? "made in code")))
      readings.append(Reading(name: "\(name).contentMode", value: .word(image.contentMode)))
    }
    if let scroll {
      readings += [
        Reading(name: "\(name).contentSize.width", value: .number(scroll.contentSize.width)),
        Reading(name: "\(name).contentSize.height", value: .number(scroll.contentSize.height)),
      ]
      readings += scroll.contentInset.readings(name: "\(name).contentInset")
      readings += scroll.indicatorInsets.readings(name: "\(name).scrollIndicatorInsets")
    }
    return readings
  }
}

extension Insets {
  fileprivate func readings(name: String) -> [Reading] {
    [
      Reading(name: "\(name).top", value: .number(top)),
      Reading(name: "\(name).left", value: .number(left)),
      Reading(name: "\(name).bottom", value: .number(bottom)),
      Reading(name: "\(name).right", value: .number(right)),
    ]
  }
}

extension Reading.Value {
  fileprivate static func flag(_ isSo: Bool) -> Self { .word(isSo ? "yes" : "no") }

  fileprivate static func color(_ color: Color?) -> Self {
    guard let color else { return .word("none") }
    guard color.alpha > 0 else { return .word("clear") }
    let parts = [color.red, color.green, color.blue].map { Number.text(($0 * 255).rounded()) }
    let opaque = "rgb(\(parts.joined(separator: ", ")))"
    return .word(color.alpha > 0.998 ? opaque : "\(opaque) at \(Number.text(color.alpha))")
  }
}

extension String {
  /// The first words, and how much there is in all.
  fileprivate var brief: String {
    count <= 24 ? "\"\(self)\"" : "\"\(prefix(20))…\" (\(count) characters)"
  }
}
