/// A `GPOS` pair adjustment subtable (lookup type 2), checked and with its offsets resolved against the whole table.
///
/// Only advances count here. Device and variation index tables, which the value records may point at, are not followed: the
/// first adjust for pixel sizes, the second for instances of variable fonts.
struct FontFilePairSubtable: Sendable {
    /// Where the value records lie in a pair's record, and the advances in them.
    private struct Values {
        var size: Int
        var first: Int?
        var second: Int?

        init(_ format1: Int, _ format2: Int) throws(RegletError) {
            guard format1 < 0x100, format2 < 0x100 else { throw FontFileBytes.malformed }
            let size1 = format1.nonzeroBitCount * 2
            size = size1 + format2.nonzeroBitCount * 2
            first = format1 & 4 == 0 ? nil : (format1 & 3).nonzeroBitCount * 2
            second = format2 & 4 == 0 ? nil : size1 + (format2 & 3).nonzeroBitCount * 2
        }

        /// The change of both advances together by the records at `offset`: what the pair becomes wider.
        func advance(_ table: borrowing FontFileBytes, at offset: Int) -> Int {
            var sum = 0
            if let first { sum += Int(Int16(truncatingIfNeeded: table.peek(offset + first))) }
            if let second { sum += Int(Int16(truncatingIfNeeded: table.peek(offset + second))) }
            return sum
        }
    }

    let coverage: Int
    private let start: Int
    private let values: Values
    private let classes: (first: Int?, second: Int?)?

    /// Classes of the first glyph, or pair sets.
    private let count1: Int
    private let count2: Int

    /// The number of the subtable after this one's lookup.
    var next = 0

    init(_ table: borrowing FontFileBytes, at start: Int) throws(RegletError) {
        let subtable = try table.tail(from: start)
        let format = try subtable.u16(0)
        let coverage = try subtable.u16(2)
        guard format == 1 || format == 2, coverage != 0 else { throw FontFileBytes.malformed }
        self.start = start
        self.coverage = start + coverage
        values = try Values(subtable.u16(4), subtable.u16(6))
        if format == 1 {
            classes = nil
            count1 = try subtable.u16(8)
            count2 = 0
            try checkPairSets(subtable)
        } else {
            let first = try subtable.u16(8)
            let second = try subtable.u16(10)
            count1 = try subtable.u16(12)
            count2 = try subtable.u16(14)
            // Some writers leave out a definition that puts every glyph into class 0.
            if first > 0 { try FontFileClasses.check(subtable, at: first) }
            if second > 0 { try FontFileClasses.check(subtable, at: second) }
            classes = (first > 0 ? start + first : nil, second > 0 ? start + second : nil)
            try subtable.require(count1, of: count2 * values.size, at: 16)
        }
    }

    /// What loading this costs, beside its coverage.
    var cost: Int { classes == nil ? count1 + 8 : 8 }

    private func checkPairSets(_ subtable: borrowing FontFileBytes) throws(RegletError) {
        for index in 0..<count1 {
            let set = try subtable.u16(10 + index * 2)
            try subtable.require(subtable.u16(set), of: values.size + 2, at: set + 2)
        }
    }

    /// The adjustment of a pair, or nil where the subtable does not decide about it.
    func value(_ left: Int, _ right: Int, _ table: borrowing FontFileBytes) -> Int? {
        guard let index = FontFileCoverage.index(of: left, table, at: coverage) else { return nil }
        if let classes {
            // Class 0 of the second glyph leaves the pair to the subtables after this one, as in HarfBuzz.
            guard let definition = classes.second else { return nil }
            let second = FontFileClasses.classOf(right, table, at: definition)
            guard second > 0, second < count2 else { return nil }
            let first = if let definition = classes.first { FontFileClasses.classOf(left, table, at: definition) } else { 0 }
            guard first < count1 else { return nil }
            if values.size == 0 { return 0 }
            return values.advance(table, at: start + 16 + (first * count2 + second) * values.size)
        }
        guard index < count1 else { return nil }
        let set = start + table.peek(start + 10 + index * 2)
        let size = values.size + 2
        let pair = table.lastRecord(notAfter: right, count: table.peek(set), size: size, at: set + 2)
        guard pair >= 0, table.peek(set + 2 + pair * size) == right else { return nil }
        return values.advance(table, at: set + 2 + pair * size + 2)
    }
}
