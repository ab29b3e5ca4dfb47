/// Eight bytes that follow each other as one word, the first in its lowest bits: what is asked of each is asked of all at once.
struct ByteWord {
    private var bits: UInt64

    static var size: Int { 8 }

    /// The bytes from `index` on, where `text` has as many.
    @inline(__always)
    init(_ text: borrowing Span<UInt8>, at index: Int) {
        // Within the bounds, which are tested, whatever bytes there are make an integer.
        bits = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
    }

    /// Writes the bytes from `index` on, where `output` has room for as many.
    @inline(__always)
    func write(to output: inout MutableSpan<UInt8>, at index: Int) {
        var bytes = output.mutableBytes
        bytes.storeBytes(of: bits.littleEndian, toByteOffset: index, as: UInt64.self)
    }

    /// How many bytes come before the first that is `byte`; all where none is.
    @inline(__always)
    func count(before byte: UInt8) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let others = bits ^ ones &* UInt64(byte)
        // The lowest byte of 0 sets its upper bit; what is above it does not matter.
        return ((others &- ones) & ~others & ones << 7).trailingZeroBitCount / 8
    }

    /// How many bytes come before the first that is not ASCII; all where each is.
    @inline(__always)
    var asciiCount: Int { (bits & 0x8080_8080_8080_8080).trailingZeroBitCount / 8 }
}
