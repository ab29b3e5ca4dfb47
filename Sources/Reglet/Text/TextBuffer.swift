/// The bytes of a text, with counts in the three units of indices.
typealias TextBuffer = ChunkList<UInt8>

extension UInt8: Chunkable {
    /// Sizes of a stretch of UTF-8 in bytes, scalars and UTF-16 code units.
    ///
    /// A scalar counts where its first byte lies, so chunks may be cut anywhere.
    struct Sum: AdditiveArithmetic, Sendable {
        var bytes = 0
        var scalars = 0
        var utf16 = 0

        static var zero: Sum { Sum() }
        static func + (a: Sum, b: Sum) -> Sum {
            Sum(bytes: a.bytes + b.bytes, scalars: a.scalars + b.scalars, utf16: a.utf16 + b.utf16)
        }
        static func - (a: Sum, b: Sum) -> Sum {
            Sum(bytes: a.bytes - b.bytes, scalars: a.scalars - b.scalars, utf16: a.utf16 - b.utf16)
        }
    }

    static var chunkLimit: Int { 1024 }

    static func sum(_ elements: borrowing Span<UInt8>) -> Sum {
        let counts = UTF8Scan.counts(0..<elements.count, in: elements)
        return Sum(bytes: elements.count, scalars: counts.scalars, utf16: counts.utf16)
    }
}

extension ChunkList<UInt8> {
    /// The place of a byte offset from 0 to the count.
    func position(_ offset: Int) -> Position {
        let found = chunk(at: offset) { $0.bytes }
        var position = found.position
        position.index = offset - found.before.bytes
        return position
    }

    /// Whether a byte offset lies at the start of a scalar or at the end.
    func isBoundary(_ offset: Int) -> Bool {
        guard offset >= 0 && offset <= sum.bytes else { return false }
        if offset == sum.bytes { return true }
        return !UTF8Scan.isContinuation(self[position(offset)])
    }

    /// Appends the bytes of a range to `output`.
    func copy(_ range: Range<Int>, to output: inout [UInt8]) {
        guard !range.isEmpty else { return }
        output.reserveCapacity(output.count + range.count)
        var position = position(range.lowerBound)
        var rest = range.count
        while true {
            let elements = pages[position.page].chunks[position.chunk].elements
            let count = Swift.min(elements.count - position.index, rest)
            output.append(copying: elements.span.extracting(position.index..<position.index + count))
            rest -= count
            if rest == 0 || !advanceChunk(&position) { return }
        }
    }
}
