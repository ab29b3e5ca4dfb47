/// Scalars to glyphs: the font's best Unicode `cmap` subtable, spread over pages of 256 when it is loaded, so that a
/// look-up is two array reads whatever the font's format was.
///
/// The best subtable is the one with the largest repertoire that its platform and encoding promise and that is in
/// format 4 or 12; the others are not looked at. A glyph number that the font does not have counts as unmapped.
struct FontFileCharacterMap: Sendable {
    /// The page of each block of 256 scalars. Page 0 is empty.
    private var pageOfBlock = [UInt16](repeating: 0, count: 0x1100)
    private var pages = [UInt16](repeating: 0, count: 256)
    private let glyphCount: Int

    init(_ cmap: borrowing FontFileBytes, glyphCount: Int) throws(RegletError) {
        self.glyphCount = glyphCount
        guard try cmap.u16(0) == 0 else { throw FontFileBytes.malformed }
        var best = (rank: Int.max, offset: 0)
        for record in 0..<(try cmap.u16(2)) {
            let at = 4 + record * 8
            let rank = Self.rank(platform: try cmap.u16(at), encoding: try cmap.u16(at + 2))
            if rank >= best.rank { continue }
            let offset = try cmap.size32(at + 4)
            let format = try cmap.tail(from: offset).u16(0)
            if format == 4 || format == 12 { best = (rank, offset) }
        }
        guard best.rank < Int.max else { throw FontFileBytes.malformed }
        let subtable = try cmap.tail(from: best.offset)
        if try subtable.u16(0) == 12 {
            try readGroups(subtable)
        } else {
            try readSegments(subtable)
        }
        if best.rank == Self.symbolRank { mapSymbols() }
    }

    /// 0 where the font has no glyph for the scalar.
    @inline(__always)
    func glyph(for scalar: UInt32) -> UInt16 {
        guard scalar <= 0x10FFFF else { return 0 }
        return pages[Int(pageOfBlock[Int(scalar >> 8)]) << 8 | Int(scalar & 0xFF)]
    }

    private static let symbolRank = 8

    /// Smaller is better. Whole repertoires come before the BMP, Windows before Unicode, symbols last.
    private static func rank(platform: Int, encoding: Int) -> Int {
        switch (platform, encoding) {
        case (3, 10): 0
        case (0, 6): 1
        case (0, 4): 2
        case (3, 1): 3
        case (0, 0...3): 7 - encoding
        case (3, 0): symbolRank
        default: Int.max
        }
    }

    private mutating func map(_ scalar: Int, to glyph: Int) {
        guard glyph < glyphCount, glyph > 0 else { return }
        var page = Int(pageOfBlock[scalar >> 8])
        if page == 0 {
            page = pages.count >> 8
            pageOfBlock[scalar >> 8] = UInt16(truncatingIfNeeded: page)
            for _ in 0..<256 { pages.append(0) }
        }
        pages[page << 8 | scalar & 0xFF] = UInt16(truncatingIfNeeded: glyph)
    }

    /// Format 12. Groups are in order and disjoint, which also bounds the work by the number of scalars.
    private mutating func readGroups(_ subtable: borrowing FontFileBytes) throws(RegletError) {
        let groups = try subtable.size32(12)
        let length = try subtable.size32(4)
        try subtable.slice(at: 0, length: length).require(groups, of: 12, at: 16)
        var next: UInt32 = 0
        for group in 0..<groups {
            let start = try subtable.u32(16 + group * 12)
            let end = try subtable.u32(20 + group * 12)
            let glyph = try subtable.u32(24 + group * 12)
            guard start >= next, start <= end, end <= 0x10FFFF else { throw FontFileBytes.malformed }
            next = end + 1
            guard glyph < UInt32(glyphCount) else { continue }
            for index in 0...Int(min(end - start, UInt32(glyphCount) - 1 - glyph)) {
                map(Int(start) + index, to: Int(glyph) + index)
            }
        }
    }

    /// Format 4. The first segment whose end is not before a character decides about it, so ends must be in order;
    /// overlapping starts occur in real fonts and are harmless. The subtable's 16-bit length is wrong in real fonts, both
    /// ways, and not read: the end of the table bounds the glyph array.
    private mutating func readSegments(_ subtable: borrowing FontFileBytes) throws(RegletError) {
        let doubled = try subtable.u16(6)
        guard doubled & 1 == 0 else { throw FontFileBytes.malformed }
        try subtable.require(doubled, of: 4, at: 16)
        var next = 0
        for segment in stride(from: 0, to: doubled, by: 2) {
            let end = try subtable.u16(14 + segment)
            let start = try subtable.u16(16 + doubled + segment)
            let delta = try subtable.u16(16 + doubled * 2 + segment)
            let rangeOffsetAt = 16 + doubled * 3 + segment
            let rangeOffset = try subtable.u16(rangeOffsetAt)
            guard start <= end, end >= next - 1 else { throw FontFileBytes.malformed }
            let scalars = max(start, next)..<end + 1
            next = end + 1
            // The closing segment, and the range offset 0xFFFF of some old fonts, stand for no glyph.
            if start == 0xFFFF || rangeOffset == 0xFFFF || scalars.isEmpty { continue }
            for scalar in scalars {
                if rangeOffset == 0 {
                    map(scalar, to: (scalar + delta) & 0xFFFF)
                } else {
                    let glyph = try subtable.u16(rangeOffsetAt + rangeOffset + (scalar - start) * 2)
                    if glyph != 0 { map(scalar, to: (glyph + delta) & 0xFFFF) }
                }
            }
        }
    }

    /// A symbol font has its characters at U+F000 to U+F0FF, and is meant to answer to U+0000 to U+00FF as well.
    private mutating func mapSymbols() {
        for scalar in 0..<0x100 where glyph(for: UInt32(scalar)) == 0 {
            map(scalar, to: Int(glyph(for: UInt32(0xF000 + scalar))))
        }
    }
}
