public import Foundation

/// Who says how many wheels a picker has, and how many rows each.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what a picker's rows show, and is told which one is chosen. Every method is optional.
///
/// As with any protocol extension, the methods of the class that declares the conformance are called,
/// not those that only a subclass of it adds.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// How wide a wheel is; by default all are as wide.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// How high a wheel's rows are; 32 points by default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// What a row says.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// What a row says, with attributes; before its plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// What a row shows, before any title; a view that is no longer seen may be filled anew.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// A finger has brought a row to the middle.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// What a delegate does that does not say otherwise.
extension UIPickerViewDelegate {
  /// As wide as the others.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    pickerView.evenWidth
  }

  /// 32 points.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    UIPickerView.standardRowHeight
  }

  /// Nothing.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// None: the title is shown.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    pickerView.hasOwnRowViews = false
    return view ?? UIView()
  }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
