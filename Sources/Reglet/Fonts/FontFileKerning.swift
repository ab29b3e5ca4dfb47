/// The pair kerning of a font file: `GPOS` where it has a `kern` feature for the script in question, else `kern`; never both,
/// as HarfBuzz has it.
struct FontFileKerning: Sendable {
    private var positioning: FontFilePairs?
    private var table: FontFileKernTable?

    init(_ tables: borrowing FontFileTables, glyphCount: Int) throws(RegletError) {
        if let gpos = try tables.optional(FontFileTables.Tag.gpos) {
            positioning = try FontFilePairs(gpos, glyphCount: glyphCount)
        }
        if positioning == nil, let kern = try tables.optional(FontFileTables.Tag.kern) {
            table = try FontFileKernTable(kern)
        }
    }

    var isEmpty: Bool { positioning?.isEmpty ?? table?.isEmpty ?? true }

    func value(_ left: UInt16, _ right: UInt16) -> Int {
        if let positioning { return positioning.value(left, right) }
        return table?.value(left, right) ?? 0
    }
}
