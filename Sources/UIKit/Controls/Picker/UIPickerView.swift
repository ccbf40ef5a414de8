public import Foundation

/// Wheels of rows, of each of which the one in the middle is chosen.
///
/// The wheels lie flat here: rows stand one below the other, all of the same height, and scroll as a
/// table does, to a stop with one in the middle. Sizes are Apple's as far as they are known: 320 by
/// 216 points, rows of 32.
@preconcurrency @MainActor open class UIPickerView: UIView {
  static let standardRowHeight: CGFloat = 32
  private static let standardSize = CGSize(width: 320, height: 216)

  private final var wheels: [PickerWheel] = []
  private final var isOutdated = true
  /// Whether the delegate makes the rows' views; known after it was first asked.
  final var hasOwnRowViews = true

  /// Who says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadAllComponents() } }
  }

  /// Who says what the rows show.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      hasOwnRowViews = true
      reloadAllComponents()
    }
  }

  /// A picker of a place; an empty frame is that of the usual size.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame)
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int { currentWheels.count }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component).count }

  /// The size of a wheel's rows.
  open func rowSize(forComponent component: Int) -> CGSize { wheel(component).rowSize }

  /// What a row shows; nil if it is not in sight.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component).view(for: row)
  }

  /// Reads all wheels anew.
  open func reloadAllComponents() {
    isOutdated = true
    setNeedsLayout()
  }

  /// Reads a wheel anew.
  open func reloadComponent(_ component: Int) { wheel(component).reload() }

  /// Brings a row to the middle; nobody is told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let wheel = wheel(component)
    guard (0..<wheel.count).contains(row) else { return }
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// The row in the middle; -1 in a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component).selected }

  // MARK: Layout

  /// Its size.
  open override var intrinsicContentSize: CGSize { Self.standardSize }
  /// Its size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeWheels()
  }

  /// The share of one wheel.
  final var evenWidth: CGFloat { bounds.width / CGFloat(max(1, wheels.count)) }

  private var currentWheels: [PickerWheel] {
    if isOutdated { readWheels() }
    return wheels
  }

  private func readWheels() {
    isOutdated = false
    let selected = wheels.map(\.selected)
    for wheel in wheels { wheel.removeFromSuperview() }
    let count = dataSource.map { $0.numberOfComponents(in: self) } ?? 0
    wheels = (0..<max(0, count)).map { PickerWheel($0, of: self) }
    for (wheel, row) in zip(wheels, selected) { wheel.selected = row }
    for wheel in wheels {
      addSubview(wheel)
      wheel.reload()
    }
    placeWheels()
  }

  /// Side by side, in the middle of the picker.
  private func placeWheels() {
    let wheels = currentWheels
    let widths = wheels.indices.map {
      delegate?.pickerView(self, widthForComponent: $0) ?? evenWidth
    }
    var x = bounds.midX - widths.reduce(0, +) / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      wheel.layoutIfNeeded()
      x += width
    }
  }

  private func wheel(_ component: Int) -> PickerWheel {
    let wheels = currentWheels
    guard wheels.indices.contains(component) else {
      Exception.raise(
        .range,
        "component \(component) is beyond the picker's \(wheels.count) components")
    }
    return wheels[component]
  }
}
