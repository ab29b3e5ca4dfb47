/// `GPOS` tables for the tests of the font reader. What a table points at lies behind it, in order.
extension Sfnt {
    struct Lookup {
        var type = 2
        var subtables: [[UInt8]]
    }

    /// A table with a `kern` feature for each script.
    static func gpos(_ lookups: [Lookup], scripts: [(tag: String, lookups: [Int])]) -> [UInt8] {
        // Feature n is script n's; the language system of script n names only it.
        let system = be16(0, 0xFFFF, 1)
        let scriptList = list(scripts.indices.map { (scripts[$0].tag, be16(4, 0) + system + be16($0)) })
        let featureList = list(scripts.map { ("kern", be16([0, $0.lookups.count] + $0.lookups)) })
        let lookupList = offsets(lookups.map { lookup in
            be16(lookup.type, 0) + offsets(lookup.subtables, before: 4)
        })
        return be32(0x0001_0000) + be16(10, 10 + scriptList.count, 10 + scriptList.count + featureList.count)
            + scriptList + featureList + lookupList
    }

    static func gpos(_ lookups: [Lookup]) -> [UInt8] {
        gpos(lookups, scripts: [("latn", Array(lookups.indices))])
    }

    static func gpos(_ subtable: [UInt8]) -> [UInt8] { gpos([Lookup(subtables: [subtable])]) }

    /// A count, tags with offsets, and the tables.
    static func list(_ items: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
        var records = be16(items.count)
        var body: [UInt8] = []
        for item in items {
            records += Array(item.tag.utf8) + be16(2 + items.count * 6 + body.count)
            body += item.bytes
        }
        return records + body
    }

    /// A count, offsets, and the tables; `before` bytes precede the count in the structure that offsets are relative to.
    static func offsets(_ items: [[UInt8]], before: Int = 0) -> [UInt8] {
        var records = be16(items.count)
        var body: [UInt8] = []
        for item in items {
            records += be16(before + 2 + items.count * 2 + body.count)
            body += item
        }
        return records + body
    }

    /// An extension subtable around a subtable.
    static func extended(_ subtable: [UInt8], type: Int = 2) -> [UInt8] { be16(1, type) + be32(8) + subtable }

    // MARK: Pair adjustment

    /// Format 1: for each covered glyph its pairs, values as they lie in the file.
    static func pairs(
        _ coverage: [UInt8], format1: Int = 4, format2: Int = 0, sets: [[(right: Int, values: [Int])]]
    ) -> [UInt8] {
        let head = 10 + sets.count * 2
        var records = be16(1, head, format1, format2, sets.count)
        var body = coverage
        for set in sets {
            records += be16(head + body.count)
            body += be16(set.count) + set.flatMap { be16([$0.right] + $0.values) }
        }
        return records + body
    }

    /// Format 2: a row of cells for each class of the first glyph, a cell's values as they lie in the file.
    static func classes(
        _ coverage: [UInt8], format1: Int = 4, format2: Int = 0, first: [UInt8], second: [UInt8], rows: [[[Int]]]
    ) -> [UInt8] {
        let matrix = be16(rows.flatMap { $0.flatMap { $0 } })
        let start = 16 + matrix.count
        return be16(2, start, format1, format2, start + coverage.count)
            + be16(start + coverage.count + first.count, rows.count, rows.first?.count ?? 0) + matrix + coverage
            + first + second
    }

    static func coverage(glyphs: [Int]) -> [UInt8] { be16(1, glyphs.count) + be16(glyphs) }

    static func coverage(ranges: [ClosedRange<Int>]) -> [UInt8] {
        var index = 0
        return be16(2, ranges.count) + ranges.flatMap { range in
            defer { index += range.count }
            return be16(range.lowerBound, range.upperBound, index)
        }
    }

    static func classList(from start: Int, _ classes: [Int]) -> [UInt8] {
        be16(1, start) + be16(classes.count) + be16(classes)
    }

    static func classRanges(_ ranges: [(ClosedRange<Int>, Int)]) -> [UInt8] {
        be16(2, ranges.count) + ranges.flatMap { be16($0.0.lowerBound, $0.0.upperBound, $0.1) }
    }
}
