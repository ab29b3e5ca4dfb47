/// Finds and checks the pair adjustment subtables of a `GPOS` table.
///
/// Offsets may lead anywhere, so structures can overlap, and honest fonts do share them. The work is therefore counted and
/// bounded by a multiple of the table's size; the number of subtables is bounded too, and with it the cost of a query.
struct FontFilePairsLoader: ~Escapable {
    private static let noSubtable: UInt16 = .max
    private static let maximumSubtables = 1024
    private static let latin: UInt32 = 0x6C61_746E // latn
    private static let anyScript: UInt32 = 0x4446_4C54 // DFLT

    private let gpos: FontFileBytes
    private let glyphCount: Int
    private var budget: Int

    private(set) var subtables: [FontFilePairSubtable] = []

    /// The number of the first subtable that covers each glyph.
    private(set) var firstOfGlyph: [UInt16] = []

    @_lifetime(copy gpos)
    init(_ gpos: FontFileBytes, glyphCount: Int) {
        self.gpos = gpos
        self.glyphCount = glyphCount
        budget = min(gpos.count, 1 << 26) * 8 + (1 << 22)
    }

    /// Whether the script has a `kern` feature, whose subtables are then in place.
    mutating func load() throws(RegletError) -> Bool {
        guard try gpos.u16(0) == 1 else { throw FontFileBytes.malformed }
        let lookupList = try gpos.u16(8)
        let lookups = try gpos.tail(from: lookupList)
        guard let wanted = try wantedLookups(count: lookups.u16(0)) else { return false }
        firstOfGlyph = [UInt16](repeating: Self.noSubtable, count: glyphCount)
        for index in wanted.indices where wanted[index] {
            try readLookup(at: lookupList + lookups.u16(2 + index * 2))
        }
        return true
    }

    private mutating func spend(_ cost: Int) throws(RegletError) {
        guard cost <= budget else { throw FontFileBytes.malformed }
        budget -= cost
    }

    // MARK: Script, language, features

    /// Which lookups the `kern` features of the default language name; nil where there is no such feature.
    private mutating func wantedLookups(count: Int) throws(RegletError) -> [Bool]? {
        guard let script = try script() else { return nil }
        let scriptTable = try gpos.tail(from: script)
        let language = try scriptTable.u16(0)
        if language == 0 { return nil }
        let system = try scriptTable.tail(from: language)
        var wanted = [Bool](repeating: false, count: count)
        var found = false
        let required = try system.u16(2)
        if required != 0xFFFF, try addLookups(ofFeature: required, to: &wanted) { found = true }
        for index in 0..<(try system.u16(4)) {
            if try addLookups(ofFeature: system.u16(6 + index * 2), to: &wanted) { found = true }
        }
        return found ? wanted : nil
    }

    /// The offset of the script table.
    private mutating func script() throws(RegletError) -> Int? {
        let list = try gpos.u16(4)
        let scripts = try gpos.tail(from: list)
        let count = try scripts.u16(0)
        try spend(count)
        var standard: Int?
        for record in 0..<count {
            let tag = try scripts.u32(2 + record * 6)
            let offset = list + (try scripts.u16(6 + record * 6))
            if tag == Self.latin { return offset }
            if tag == Self.anyScript { standard = offset }
        }
        return standard
    }

    private mutating func addLookups(ofFeature index: Int, to wanted: inout [Bool]) throws(RegletError) -> Bool {
        let features = try gpos.tail(from: gpos.u16(6))
        guard index < (try features.u16(0)) else { throw FontFileBytes.malformed }
        try spend(1)
        guard try features.u32(2 + index * 6) == FontFileTables.Tag.kern else { return false }
        let feature = try features.tail(from: features.u16(6 + index * 6))
        let count = try feature.u16(2)
        try spend(count)
        for entry in 0..<count {
            let lookup = try feature.u16(4 + entry * 2)
            guard lookup < wanted.count else { throw FontFileBytes.malformed }
            wanted[lookup] = true
        }
        return true
    }

    // MARK: Lookups

    private mutating func readLookup(at offset: Int) throws(RegletError) {
        let lookup = try gpos.tail(from: offset)
        let type = try lookup.u16(0)
        guard type == 2 || type == 9 else { return }
        let count = try lookup.u16(4)
        let begin = subtables.count
        for index in 0..<count {
            try spend(1)
            var start = try lookup.u16(6 + index * 2)
            if type == 9 {
                let extensionTable = try lookup.tail(from: start)
                guard try extensionTable.u16(0) == 1 else { throw FontFileBytes.malformed }
                guard try extensionTable.u16(2) == 2 else { continue }
                let distance = try extensionTable.size32(4)
                guard distance <= extensionTable.count else { throw FontFileBytes.malformed }
                start += distance
            }
            try addSubtable(at: offset + start)
        }
        for index in begin..<subtables.count { subtables[index].next = subtables.count }
    }

    private mutating func addSubtable(at start: Int) throws(RegletError) {
        guard subtables.count < Self.maximumSubtables else { throw FontFileBytes.malformed }
        let subtable = try FontFilePairSubtable(gpos, at: start)
        try spend(subtable.cost)
        try readCoverage(at: subtable.coverage)
        subtables.append(subtable)
    }

    /// Checks a coverage table, whose glyphs must be in order, and notes what it covers.
    private mutating func readCoverage(at offset: Int) throws(RegletError) {
        let coverage = try gpos.tail(from: offset)
        let format = try coverage.u16(0)
        guard format == 1 || format == 2 else { throw FontFileBytes.malformed }
        var next = 0
        for entry in 0..<(try coverage.u16(2)) {
            let at = 4 + entry * (format == 1 ? 2 : 6)
            let start = try coverage.u16(at)
            let end = format == 1 ? start : try coverage.u16(at + 2)
            guard start >= next, start <= end else { throw FontFileBytes.malformed }
            try spend(end - start + 1)
            next = end + 1
            for glyph in start..<max(start, min(end + 1, glyphCount)) where firstOfGlyph[glyph] == Self.noSubtable {
                firstOfGlyph[glyph] = UInt16(truncatingIfNeeded: subtables.count)
            }
        }
    }
}
