/// What an index counts.
public enum IndexUnit: Int32, Sendable, CaseIterable {
    case utf8 = 0
    case utf16 = 1
    /// Scalars: code points that are not surrogates.
    case scalar = 2

    @inline(__always)
    func size(_ sum: UInt8.Sum) -> Int {
        switch self {
        case .utf8: sum.bytes
        case .utf16: sum.utf16
        case .scalar: sum.scalars
        }
    }
}

extension AttributedText {
    /// The size of the text in a unit.
    public func count(in unit: IndexUnit) -> Int { unit.size(text.sum) }

    /// The same place in another unit, in a time that hardly depends on the text's length.
    /// Errors: `indexOutOfRange`, `notOnBoundary` (inside a scalar).
    public func convert(_ index: Int, from source: IndexUnit, to target: IndexUnit) throws(RegletError) -> Int {
        guard index >= 0 && index <= count(in: source) else { throw RegletError(.indexOutOfRange) }
        if isEmpty { return 0 }
        let found = text.chunk(at: index) { source.size($0) }
        let bytes = text.pages[found.position.page].chunks[found.position.chunk].elements
        var place = found.before
        if source == .utf8 {
            guard text.isBoundary(index) else { throw RegletError(.notOnBoundary) }
            place += UInt8.sum(bytes.span.extracting(0..<index - place.bytes))
        } else {
            try advance(&place, to: index, in: source, bytes.span)
        }
        return target.size(place)
    }

    /// Moves `place` forward through a chunk to the scalar at `index`, past the end of one that an earlier chunk began.
    private func advance(
        _ place: inout UInt8.Sum, to index: Int, in unit: IndexUnit, _ chunk: borrowing Span<UInt8>
    ) throws(RegletError) {
        for offset in chunk.indices {
            let byte = chunk[offset]
            if !UTF8Scan.isContinuation(byte) {
                let size = unit.size(place)
                if size == index { return }
                if size > index { throw RegletError(.notOnBoundary) }
                place.scalars += 1
                place.utf16 += byte >= 0xF0 ? 2 : 1
            }
            place.bytes += 1
        }
        // A place at a chunk's end is looked for in the chunk behind it: this is the end of the text, or inside a pair.
        guard unit.size(place) == index else { throw RegletError(.notOnBoundary) }
    }
}
