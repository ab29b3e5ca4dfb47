/// Coverage and class definition tables of OpenType layout (OpenType 1.9.1, "OpenType Layout common table formats"),
/// looked up by binary search over their bytes.
enum FontFileCoverage {
    /// The place of a glyph in the coverage table at `offset`, or nil.
    static func index(of glyph: Int, _ table: borrowing FontFileBytes, at offset: Int) -> Int? {
        let isList = table.peek(offset) == 1
        let size = isList ? 2 : 6
        let entry = table.lastRecord(notAfter: glyph, count: table.peek(offset + 2), size: size, at: offset + 4)
        guard entry >= 0 else { return nil }
        let at = offset + 4 + entry * size
        let start = table.peek(at)
        if isList { return start == glyph ? entry : nil }
        return glyph <= table.peek(at + 2) ? table.peek(at + 4) + glyph - start : nil
    }
}

enum FontFileClasses {
    /// Checks that the class definition at `offset` lies within the table.
    static func check(_ table: borrowing FontFileBytes, at offset: Int) throws(RegletError) {
        switch try table.u16(offset) {
        case 1: try table.require(table.u16(offset + 4), of: 2, at: offset + 6)
        case 2: try table.require(table.u16(offset + 2), of: 6, at: offset + 4)
        default: throw FontFileBytes.malformed
        }
    }

    /// The class of a glyph by the class definition at `offset`; 0 where it names none.
    static func classOf(_ glyph: Int, _ table: borrowing FontFileBytes, at offset: Int) -> Int {
        if table.peek(offset) == 1 {
            let index = glyph - table.peek(offset + 2)
            guard index >= 0, index < table.peek(offset + 4) else { return 0 }
            return table.peek(offset + 6 + index * 2)
        }
        let entry = table.lastRecord(notAfter: glyph, count: table.peek(offset + 2), size: 6, at: offset + 4)
        guard entry >= 0, glyph <= table.peek(offset + 6 + entry * 6) else { return 0 }
        return table.peek(offset + 8 + entry * 6)
    }
}

extension FontFileBytes {
    /// The last of `count` records of `size` bytes, ordered by the 16-bit number that each begins with, whose number is at
    /// most `value`; -1 where there is none.
    @inline(__always)
    func lastRecord(notAfter value: Int, count: Int, size: Int, at offset: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if peek(offset + middle * size) <= value { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
