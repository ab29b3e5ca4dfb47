/// Big-endian reading of bytes that nobody vouches for.
///
/// Every offset is relative to this view and is compared with its length before use, so a read either answers or throws
/// `invalid_font`. Offsets are only ever added to after they have been checked against a view, which keeps the sums
/// small enough for the 32-bit `Int` of WebAssembly.
struct FontFileBytes: ~Escapable {
    private let bytes: Span<UInt8>

    static var malformed: RegletError { RegletError(.invalidFont) }

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>) { self.bytes = bytes }

    var count: Int { bytes.count }

    // MARK: Loading: a read past the end is an error

    @inline(__always)
    func u16(_ offset: Int) throws(RegletError) -> Int {
        guard offset >= 0, offset <= count - 2 else { throw Self.malformed }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    @inline(__always)
    func i16(_ offset: Int) throws(RegletError) -> Int {
        Int(Int16(truncatingIfNeeded: try u16(offset)))
    }

    @inline(__always)
    func u32(_ offset: Int) throws(RegletError) -> UInt32 {
        UInt32(truncatingIfNeeded: try u16(offset)) << 16 | UInt32(truncatingIfNeeded: try u16(offset + 2))
    }

    /// A 32-bit offset, length or count. Nothing of 2 GiB or more is a font.
    @inline(__always)
    func size32(_ offset: Int) throws(RegletError) -> Int {
        let value = try u32(offset)
        guard value <= UInt32(Int32.max) else { throw Self.malformed }
        return Int(value)
    }

    /// Refuses an array of `number` records of `size` bytes at `offset` that does not lie within the view.
    func require(_ number: Int, of size: Int, at offset: Int) throws(RegletError) {
        guard offset >= 0, offset <= count, UInt64(number) * UInt64(size) <= UInt64(count - offset) else {
            throw Self.malformed
        }
    }

    @_lifetime(copy self)
    func tail(from offset: Int) throws(RegletError) -> FontFileBytes {
        guard offset >= 0, offset <= count else { throw Self.malformed }
        return FontFileBytes(bytes.extracting(offset..<count))
    }

    @_lifetime(copy self)
    func slice(at offset: Int, length: Int) throws(RegletError) -> FontFileBytes {
        guard offset >= 0, offset <= count, length >= 0, length <= count - offset else { throw Self.malformed }
        return FontFileBytes(bytes.extracting(offset..<offset + length))
    }

    /// The bytes themselves, to keep.
    func copied() -> [UInt8] { [UInt8](copying: bytes) }

    // MARK: Querying what loading has accepted: a read past the end is 0

    @inline(__always)
    func peek(_ offset: Int) -> Int {
        guard offset >= 0, offset <= count - 2 else { return 0 }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }
}
