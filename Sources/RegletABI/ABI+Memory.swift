// Allocation for hosts that have none of their own, such as a WebAssembly page. Safe from any thread.
import CReglet
import Reglet

/// Memory of at least `size` bytes, aligned for any type, its contents undefined; to be given to `reglet_free`.
///
/// Returns NULL where `size` is above 2^31 - 1. A size of 0 is legal and gives a pointer of its own.
@_cdecl("reglet_alloc")
public func reglet_alloc(_ size: size_t) -> UnsafeMutableRawPointer? {
    guard let size = try? checkedCount(size, of: UInt8.self) else { return nil }
    return UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 16)
}

/// Gives back what `reglet_alloc` or any function of this library returned for the caller to free. NULL is legal and
/// does nothing.
@_cdecl("reglet_free")
public func reglet_free(_ memory: UnsafeMutableRawPointer?) {
    memory?.deallocate()
}
