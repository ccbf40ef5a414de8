public import Foundation

/// One row of a table.
///
/// What an app adds to the content view is laid out in the part of the row that is free of the
/// accessory, of the editing control and of the line below the row.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  final let cellStyle: CellStyle
  final var surroundings = CellSurroundings() {
    didSet { if surroundings != oldValue { partsDidChange() } }
  }
  final var parts = CellParts()

  /// By what the cell is asked for; nil for one that is not used again.
  open private(set) var reuseIdentifier: String?

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    setUpCell()
  }

  /// A cell of the default style.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Storyboards are not read here: nothing calls this but an app's own subclasses.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    setUpCell()
  }

  /// The cell is about to be shown for another row.
  open func prepareForReuse() {}

  // MARK: Content

  /// What holds the cell's content.
  open var contentView: UIView { parts.content }

  /// The main label.
  open var textLabel: UILabel? { textPart }

  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? { detailPart }

  /// The picture before the text.
  open var imageView: UIImageView? { imagePart }

  /// What is behind the content.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// What is behind the content while the cell is selected or under a finger.
  open var selectedBackgroundView: UIView? {
    didSet { selectedBackgroundDidChange(from: oldValue) }
  }

  /// What is behind the content while one of several is selected; kept, not shown.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Accessories

  /// What is at the right of the cell.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { partsDidChange() } }
  }

  /// A view of the app's own at the right of the cell.
  open var accessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }

  /// The same while the table is edited; kept, not followed: then there is none.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { partsDidChange() } }
  }

  /// A view of the app's own at the right of the cell while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet { accessoryDidChange(from: oldValue) }
  }

  /// How far the line below the row keeps from the edges; the table's, unless set.
  open var separatorInset: UIEdgeInsets {
    get { parts.ownSeparatorInset ?? surroundings.separatorInset }
    set {
      parts.ownSeparatorInset = newValue
      partsDidChange()
    }
  }

  /// How many levels the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { partsDidChange() } }
  }

  /// How wide a level is, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { partsDidChange() } }
  }

  // MARK: State

  /// How it looks while it is selected.
  open var selectionStyle: SelectionStyle = .default {
    didSet { stateDidChange() }
  }

  /// Whether its row is selected.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects it, or takes that back. An override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    parts.isSelected = selected
    stateDidChange()
  }

  /// A finger comes on it, or leaves it. An override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    parts.isHighlighted = highlighted
    stateDidChange()
  }

  /// Whether it shows what can be done to its row.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Has it make room for what can be done to its row. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard parts.isEditing != editing else { return }
    parts.isEditing = editing
    partsDidChange()
  }

  /// What can be done to its row.
  open var editingStyle: EditingStyle { surroundings.editingStyle }

  /// Whether it makes room for the editing control.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { partsDidChange() } }
  }

  /// Whether it has a control to move its row by; kept, rows are not moved by a finger here.
  open var showsReorderControl = false

  /// Whether it shows that its row is about to be deleted: never.
  open var showingDeleteConfirmation: Bool { false }

  override func paintContent(in context: CGContext) { paintEditingControl(on: context) }

  // MARK: Layout

  /// Places content, accessory, background and line.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The height that the content has by its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: styledHeight(width: size.width))
  }

  /// The height that the constraints in the content view give a cell of a width; without
  /// constraints, what `sizeThatFits(_:)` says.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
}
