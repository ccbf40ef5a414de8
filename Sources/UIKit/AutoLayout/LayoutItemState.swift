import Foundation

/// What the layout engine knows of a view or a layout guide.
@MainActor final class LayoutItemState {
}
