/// The pair kerning of a font file: `GPOS` where it has a `kern` feature for the script in question, else `kern`; never
/// both, as HarfBuzz has it. Pairs of printable ASCII, which are most of what is measured, are looked up when loading.
struct FontFileKerning: Sendable {
    private var positioning: FontFilePairs?
    private var table: FontFileKernTable?

    /// For each glyph its row and column among those of ASCII, from 1; 0 for the others. Empty where there is no such table.
    private var places: [UInt8] = []
    private var values: [Int16] = []
    private var width = 0

    init(
        _ tables: borrowing FontFileTables, characters: FontFileCharacterMap, glyphCount: Int
    ) throws(RegletError) {
        if let gpos = try tables.optional(FontFileTables.Tag.gpos) {
            positioning = try FontFilePairs(gpos, glyphCount: glyphCount)
        }
        if positioning == nil, let kern = try tables.optional(FontFileTables.Tag.kern) {
            table = try FontFileKernTable(kern)
        }
        if !isEmpty, subtableCount <= 32 { tabulate(characters, glyphCount: glyphCount) }
    }

    var isEmpty: Bool { subtableCount == 0 }

    /// What a query may cost.
    private var subtableCount: Int { positioning?.subtableCount ?? table?.subtableCount ?? 0 }

    func value(_ left: UInt16, _ right: UInt16) -> Int {
        if Int(left) < places.count, Int(right) < places.count {
            let row = Int(places[Int(left)])
            let column = Int(places[Int(right)])
            if row > 0, column > 0 { return Int(values[(row - 1) * width + column - 1]) }
        }
        return search(left, right)
    }

    private func search(_ left: UInt16, _ right: UInt16) -> Int {
        if let positioning { return positioning.value(left, right) }
        return table?.value(left, right) ?? 0
    }

    private mutating func tabulate(_ characters: FontFileCharacterMap, glyphCount: Int) {
        var places = [UInt8](repeating: 0, count: glyphCount)
        var glyphs: [UInt16] = []
        for scalar in UInt32(0x20)..<0x7F {
            let glyph = characters.glyph(for: scalar)
            if glyph == 0 || places[Int(glyph)] > 0 { continue }
            glyphs.append(glyph)
            places[Int(glyph)] = UInt8(truncatingIfNeeded: glyphs.count)
        }
        values.reserveCapacity(glyphs.count * glyphs.count)
        for left in glyphs {
            for right in glyphs { values.append(Int16(clamping: search(left, right))) }
        }
        width = glyphs.count
        self.places = places
    }
}
