import Reglet

/// An object that C holds by an opaque pointer. The only place that turns objects into pointers and back.
///
/// A handle owns one reference from `create` to `destroy`.
final class Handle<Value> {
    var value: Value

    private init(_ value: Value) { self.value = value }

    /// A new handle, which the caller owns.
    static func create(_ value: Value) -> OpaquePointer {
        OpaquePointer(Unmanaged.passRetained(Handle(value)).toOpaque())
    }

    /// The object behind a handle; `nullArgument` for NULL.
    static func borrow(_ pointer: OpaquePointer?) throws(RegletError) -> Handle {
        guard let pointer else { throw RegletError(.nullArgument) }
        return Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }

    /// Gives up a handle. NULL is legal and does nothing.
    static func destroy(_ pointer: OpaquePointer?) {
        guard let pointer else { return }
        Unmanaged<Handle>.fromOpaque(UnsafeRawPointer(pointer)).release()
    }
}
