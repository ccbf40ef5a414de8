import Foundation

/// One wheel of a picker: a table that stops with a row in the middle.
@MainActor final class PickerWheel: UIView, UITableViewDataSource, UITableViewDelegate {
  private let component: Int
  private weak var picker: UIPickerView?
  private let table = UITableView()
  private(set) var count = 0
  /// The row in the middle, or on its way there; -1 without rows.
  var selected = 0
  /// As the delegate said it when the rows were read.
  private var rowHeight = UIPickerView.standardRowHeight
  /// Whether the rows have been read since they were placed.
  private var isReloaded = false

  init(_ component: Int, of picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    table.backgroundColor = nil
    table.separatorStyle = .none
    table.showsVerticalScrollIndicator = false
    table.contentInsetAdjustmentBehavior = .never
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    addSubview(table)
  }

  required init?(coder: NSCoder) {
    Unsupported.call("UIPickerView.init(coder:)", advice: "Make the picker in code.")
  }

  var rowSize: CGSize { CGSize(width: bounds.width, height: rowHeight) }

  func reload() {
    count =
      picker.flatMap { picker in
        picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component)
      } ?? 0
    selected = count == 0 ? -1 : min(max(0, selected), count - 1)
    let height = picker.flatMap { picker in
      picker.delegate?.pickerView(picker, rowHeightForComponent: component)
    }
    rowHeight = max(1, height ?? UIPickerView.standardRowHeight)
    table.rowHeight = rowHeight
    table.reloadData()
    isReloaded = true
    setNeedsLayout()
  }

  func view(for row: Int) -> UIView? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first
  }

  func select(_ row: Int, animated: Bool) {
    selected = row
    table.setContentOffset(offset(of: row), animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isReloaded || table.frame != bounds else { return }
    isReloaded = false
    table.frame = bounds
    let margin = max(0, (bounds.height - rowHeight) / 2)
    table.contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    table.layoutIfNeeded()
    // Those that were there before have the size of then.
    for cell in table.visibleCells { cell.contentView.subviews.first?.frame.size = rowSize }
    if selected >= 0 { table.contentOffset = offset(of: selected) }
  }

  /// Where the table is with a row in the middle.
  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - table.contentInset.top)
  }

  private func row(at offset: CGFloat) -> Int {
    let place = ((offset + table.contentInset.top) / rowHeight).rounded()
    return min(max(0, Int(place)), max(0, count - 1))
  }

  private func choose(_ row: Int) {
    selected = row
    guard let picker else { return }
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }

  // MARK: What the table asks

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.selectionStyle = .none
    cell.backgroundColor = nil
    let old = cell.contentView.subviews.first
    let view = content(of: indexPath.row, reusing: old)
    if view !== old {
      old?.removeFromSuperview()
      cell.contentView.addSubview(view)
    }
    view.frame = CGRect(origin: .zero, size: rowSize)
    return cell
  }

  private func content(of row: Int, reusing old: UIView?) -> UIView {
    if let picker, let delegate = picker.delegate, picker.hasOwnRowViews {
      let view = delegate.pickerView(
        picker, viewForRow: row, forComponent: component, reusing: old)
      if picker.hasOwnRowViews { return view }
    }
    let label = old as? UILabel ?? UILabel()
    label.font = .systemFont(ofSize: 23)
    label.textAlignment = .center
    guard let picker, let delegate = picker.delegate else { return label }
    if let text = delegate.pickerView(
      picker, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = text
      label.textAlignment = .center
    } else {
      label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
    }
    return label
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row != selected else { return }
    select(indexPath.row, animated: true)
    choose(indexPath.row)
  }

  // MARK: Scrolling

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y)).y
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { chooseMiddle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { chooseMiddle() }

  private func chooseMiddle() {
    let row = row(at: table.contentOffset.y)
    if count > 0, row != selected { choose(row) }
  }
}
