/// An object that may be asked for as long as it is there, at the cost of a load: the object owns
/// the handle and clears it when it goes.
///
/// Only the main actor asks for the object.
final class Handle<Object: AnyObject>: @unchecked Sendable {
  nonisolated(unsafe) unowned(unsafe) var object: Object?
}
