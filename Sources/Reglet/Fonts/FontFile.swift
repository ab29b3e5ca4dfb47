/// What measuring needs of a TrueType or OpenType font, read from the bytes of its file.
///
/// Glyphs for characters (`cmap` formats 4 and 12), advances (`hmtx`), vertical figures (`hhea`, `OS/2`) and the kerning
/// of pairs (`GPOS`, else `kern`). All numbers are in font units, of which `unitsPerEm` make an em. A variable font is
/// measured as its default instance. What is needed is copied out: the file's bytes are not kept.
///
/// The file is hostile. Loading costs time linear in its size, a query is bounded, and neither traps. A table that is read
/// and is malformed makes the whole file `invalid_font`, the optional ones (`OS/2`, `GPOS`, `kern`) too: a font that is
/// half read would measure quietly wrong. Tables that are not needed are not looked at, except that all must lie within
/// the file.
public struct FontFile: Sendable {
    /// Font units in an em, 16 to 16384.
    public let unitsPerEm: Int

    /// The number of glyphs; at least 1.
    public let glyphCount: Int

    let vertical: FontFileVertical
    private let characters: FontFileCharacterMap
    private let advances: [UInt16]
    private let kerning: FontFileKerning

    /// Reads a font.
    ///
    /// - Parameters:
    ///   - bytes: A font file, or a collection of them (`ttcf`).
    ///   - index: The font's place in a collection, from 0.
    /// - Throws: `invalid_font`; `index_out_of_range` where the file has no font of that index.
    public init(_ bytes: Span<UInt8>, index: Int = 0) throws(RegletError) {
        let tables = try FontFileTables(FontFileBytes(bytes), index: index)
        let head = try tables.required(FontFileTables.Tag.head)
        let hhea = try tables.required(FontFileTables.Tag.hhea)
        unitsPerEm = try head.u16(18)
        glyphCount = try tables.required(FontFileTables.Tag.maxp).u16(4)
        guard try head.u32(12) == 0x5F0F_3CF5, unitsPerEm >= 16, unitsPerEm <= 16384, glyphCount > 0 else {
            throw FontFileBytes.malformed
        }
        advances = try Self.advances(
            tables.required(FontFileTables.Tag.hmtx), count: try hhea.u16(34), glyphCount: glyphCount)
        characters = try FontFileCharacterMap(tables.required(FontFileTables.Tag.cmap), glyphCount: glyphCount)
        kerning = try FontFileKerning(tables, characters: characters, glyphCount: glyphCount)
        vertical = try FontFileVertical(tables, head: head, hhea: hhea, characters: characters)
    }

    /// Reads a font; see `init(_:index:)` over a span.
    public init(_ bytes: [UInt8], index: Int = 0) throws(RegletError) {
        try self.init(bytes.span, index: index)
    }

    /// The left side bearings that follow the advances are not needed, and may be missing.
    private static func advances(
        _ hmtx: borrowing FontFileBytes, count: Int, glyphCount: Int
    ) throws(RegletError) -> [UInt16] {
        guard count > 0, count <= glyphCount else { throw FontFileBytes.malformed }
        try hmtx.require(count, of: 4, at: 0)
        var advances: [UInt16] = []
        advances.reserveCapacity(count)
        for glyph in 0..<count { advances.append(UInt16(truncatingIfNeeded: try hmtx.u16(glyph * 4))) }
        return advances
    }

    /// The glyph of a scalar; 0, the font's sign for a missing glyph, where it has none.
    @inline(__always)
    public func glyph(for scalar: UInt32) -> UInt16 { characters.glyph(for: scalar) }

    /// The advance of a glyph; 0 for a number that is no glyph's. Glyphs beyond the table share its last advance.
    @inline(__always)
    public func advance(of glyph: UInt16) -> Int {
        let glyph = Int(glyph)
        guard glyph < glyphCount else { return 0 }
        return Int(advances[min(glyph, advances.count - 1)])
    }

    /// What the font adds to the advance between two neighbouring glyphs, mostly negative. Marks are not skipped: pass base glyphs.
    ///
    /// It never takes more than the left glyph's advance, so that no advance becomes negative, and adds at most 32767.
    public func kerning(_ left: UInt16, _ right: UInt16) -> Int {
        let value = kerning.value(left, right)
        return value < 0 ? max(value, -advance(of: left)) : min(value, Int(Int16.max))
    }

    /// Whether any pair is kerned, so that a caller can leave out the question.
    public var hasKerning: Bool { !kerning.isEmpty }

    /// Above the baseline, not negative.
    public var ascent: Int { vertical.ascent }

    /// Below the baseline, downwards, not negative.
    public var descent: Int { vertical.descent }

    /// Between the descent of a line and the ascent of the next, not negative.
    public var lineGap: Int { vertical.lineGap }

    /// The height of flat capitals.
    public var capHeight: Int { vertical.capHeight }

    /// The height of flat small letters.
    public var xHeight: Int { vertical.xHeight }
}
