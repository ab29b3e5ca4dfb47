/// The vertical figures of a font file.
///
/// A font has up to three sets of line figures. The choice is that of FreeType and the browsers: `OS/2` sTypo where the font
/// asks for it (fsSelection bit 7, USE_TYPO_METRICS), else `hhea`; where that is all zero, sTypo, and where that is all zero
/// too, usWin without a gap. Signs are made sound as HarfBuzz does, since fonts with a positive descender exist; a negative
/// gap is none.
struct FontFileVertical: Sendable {
    private(set) var ascent: Int
    private(set) var descent: Int
    private(set) var lineGap: Int

    /// `OS/2` sCapHeight (version 2 and later); else the top of the outline of H (`glyf`); else the ascent.
    private(set) var capHeight = 0

    /// `OS/2` sxHeight (version 2 and later); else the top of the outline of x (`glyf`); else half an em.
    private(set) var xHeight = 0

    init(
        _ tables: borrowing FontFileTables, head: borrowing FontFileBytes, hhea: borrowing FontFileBytes,
        characters: FontFileCharacterMap
    ) throws(RegletError) {
        (ascent, descent, lineGap) = (try hhea.i16(4), try hhea.i16(6), try hhea.i16(8))
        if let os2 = try tables.optional(FontFileTables.Tag.os2) { try read(os2) }
        ascent = abs(ascent)
        descent = abs(descent)
        lineGap = max(lineGap, 0)
        if capHeight <= 0 { capHeight = try Self.top(of: 0x48, tables, head, characters) ?? ascent }
        let halfEm = try head.u16(18) / 2
        if xHeight <= 0 { xHeight = try Self.top(of: 0x78, tables, head, characters) ?? halfEm }
    }

    private mutating func read(_ os2: borrowing FontFileBytes) throws(RegletError) {
        let wantsTypo = try os2.u16(62) & 0x80 != 0
        if wantsTypo || (ascent == 0 && descent == 0) {
            (ascent, descent, lineGap) = (try os2.i16(68), try os2.i16(70), try os2.i16(72))
            if !wantsTypo && ascent == 0 && descent == 0 {
                (ascent, descent, lineGap) = (try os2.u16(74), try os2.u16(76), 0)
            }
        }
        if try os2.u16(0) >= 2 {
            xHeight = try os2.i16(86)
            capHeight = try os2.i16(88)
        }
    }

    /// The top of a character's TrueType outline, where the font has it and it is above the baseline.
    private static func top(
        of scalar: UInt32, _ tables: borrowing FontFileTables, _ head: borrowing FontFileBytes,
        _ characters: FontFileCharacterMap
    ) throws(RegletError) -> Int? {
        let glyph = Int(characters.glyph(for: scalar))
        guard glyph > 0, let loca = try tables.optional(FontFileTables.Tag.loca),
            let glyf = try tables.optional(FontFileTables.Tag.glyf)
        else { return nil }
        let isLong = try head.u16(50) != 0
        let start = isLong ? try loca.size32(glyph * 4) : try loca.u16(glyph * 2) * 2
        let end = isLong ? try loca.size32(glyph * 4 + 4) : try loca.u16(glyph * 2 + 2) * 2
        guard start < end else { return nil }
        let top = try glyf.tail(from: start).i16(8)
        return top > 0 ? top : nil
    }
}
