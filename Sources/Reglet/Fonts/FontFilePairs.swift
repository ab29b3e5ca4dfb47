/// The pair adjustments of the `GPOS` feature `kern`, kept as the table's bytes and a list of checked subtables.
///
/// The script is Latin, else the default one, in its default language. Lookups of other types than pair adjustment are passed
/// over (contextual kerning is no function of a pair), and so are lookup flags, which only say what glyphs to skip.
struct FontFilePairs: Sendable {
    private let bytes: [UInt8]
    private let subtables: [FontFilePairSubtable]

    /// The first subtable that covers each glyph, as the left one of a pair.
    private let first: [UInt16]

    /// Nil where the script has no such feature.
    init?(_ gpos: FontFileBytes, glyphCount: Int) throws(RegletError) {
        var loader = FontFilePairsLoader(gpos, glyphCount: glyphCount)
        guard try loader.load() else { return nil }
        subtables = loader.subtables
        first = loader.firstOfGlyph
        bytes = subtables.isEmpty ? [] : gpos.copied()
    }

    var subtableCount: Int { subtables.count }

    /// The first subtable of each lookup that decides about the pair adds its value.
    func value(_ left: UInt16, _ right: UInt16) -> Int {
        guard Int(left) < first.count else { return 0 }
        var index = Int(first[Int(left)])
        var sum = 0
        let table = FontFileBytes(bytes.span)
        while index < subtables.count {
            if let value = subtables[index].value(Int(left), Int(right), table) {
                sum += value
                index = subtables[index].next
            } else {
                index += 1
            }
        }
        return sum
    }
}
