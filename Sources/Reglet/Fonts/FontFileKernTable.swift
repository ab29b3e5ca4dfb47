/// The `kern` table: the horizontal subtables of format 0, Microsoft's and Apple's header.
///
/// Vertical, cross-stream, minimum and variation subtables and other formats are passed over, as FreeType does. Values of subtables
/// add up; one that overrides replaces what came before it.
struct FontFileKernTable: Sendable {
    private struct Subtable {
        var pairs: Range<Int>
        var overrides: Bool
    }

    private static let limit = 32

    /// left << 16 | right, in order within a subtable.
    private var keys: [UInt32] = []
    private var values: [Int16] = []
    private var subtables: [Subtable] = []

    init(_ kern: borrowing FontFileBytes) throws(RegletError) {
        let isApple = try kern.u16(0) == 1
        if isApple ? try kern.u16(2) != 0 : try kern.u16(0) != 0 { throw FontFileBytes.malformed }
        let count = isApple ? try kern.size32(4) : try kern.u16(2)
        var offset = isApple ? 8 : 4
        for index in 0..<count {
            let subtable = try kern.tail(from: offset)
            let length = isApple ? try subtable.size32(0) : try subtable.u16(2)
            let coverage = try subtable.u16(4)
            var used = 6
            if isApple {
                used = 8
                if coverage == 0 { used = try read(subtable, at: 8, overrides: false) }
            } else if coverage & 0xFFF7 == 0x0001 {
                used = try read(subtable, at: 6, overrides: coverage & 8 != 0)
            }
            // The 16-bit length of a large last subtable has wrapped around in many fonts.
            if index == count - 1 { break }
            guard length >= used else { throw FontFileBytes.malformed }
            try kern.require(length, of: 1, at: offset)
            offset += length
        }
    }

    /// Appends a subtable's pairs, whose header begins at `offset`; the result is where they end.
    private mutating func read(
        _ subtable: borrowing FontFileBytes, at offset: Int, overrides: Bool
    ) throws(RegletError) -> Int {
        let count = try subtable.u16(offset)
        let start = offset + 8
        try subtable.require(count, of: 6, at: start)
        guard subtables.count < Self.limit else { throw FontFileBytes.malformed }
        let first = keys.count
        for pair in 0..<count {
            let key = try subtable.u32(start + pair * 6)
            if pair > 0, key < keys[keys.count - 1] { throw FontFileBytes.malformed }
            keys.append(key)
            values.append(Int16(truncatingIfNeeded: try subtable.u16(start + pair * 6 + 4)))
        }
        subtables.append(Subtable(pairs: first..<keys.count, overrides: overrides))
        return start + count * 6
    }

    var subtableCount: Int { subtables.count }

    func value(_ left: UInt16, _ right: UInt16) -> Int {
        let key = UInt32(left) << 16 | UInt32(right)
        var sum = 0
        for subtable in subtables {
            var low = subtable.pairs.lowerBound
            var high = subtable.pairs.upperBound
            while low < high {
                let middle = (low + high) / 2
                if keys[middle] < key { low = middle + 1 } else { high = middle }
            }
            if low < subtable.pairs.upperBound, keys[low] == key {
                sum = Int(values[low]) + (subtable.overrides ? 0 : sum)
            }
        }
        return sum
    }
}
