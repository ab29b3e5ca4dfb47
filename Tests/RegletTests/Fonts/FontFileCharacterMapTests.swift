import Reglet
import Testing

/// The choice of a `cmap` subtable, and formats 4 and 12.
@Suite struct FontFileCharacterMapTests {
    private func font(_ cmap: [UInt8]) throws -> FontFile {
        try FontFile(Sfnt("cmap", cmap).bytes())
    }

    private func glyphs(_ subtable: [UInt8]) throws -> (UInt32) -> UInt16 {
        let font = try font(Sfnt.cmap([(3, 1, subtable)]))
        return { font.glyph(for: $0) }
    }

    private func isRefused(_ subtable: [UInt8]) -> Bool {
        Sfnt("cmap", Sfnt.cmap([(3, 1, subtable)])).isRefused
    }

    @Test func prefersLargerRepertoires() throws {
        let order = [(3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (3, 0)]
        for first in order.indices {
            for second in order.indices where second > first {
                let subtables = [second, first].map { index in
                    (order[index].0, order[index].1, Sfnt.segments([(0x41, 0x41, index + 1 - 0x41)]))
                }
                #expect(try font(Sfnt.cmap(subtables)).glyph(for: 0x41) == UInt16(first + 1))
                #expect(try font(Sfnt.cmap(subtables.reversed())).glyph(for: 0x41) == UInt16(first + 1))
            }
        }
    }

    @Test func passesOverOtherSubtables() throws {
        let good = Sfnt.groups([(0x41, 0x41, 3)])
        for other in [(3, 10, be16(14) + zeros(8)), (1, 0, good), (3, 4, good), (0, 5, good), (2, 1, good)] {
            #expect(try font(Sfnt.cmap([other, (0, 0, good)])).glyph(for: 0x41) == 3)
            let sfnt = Sfnt("cmap", Sfnt.cmap([other]))
            #expect(sfnt.isRefused)
        }
    }

    @Test func refusesSubtablesOutsideTheTable() {
        var sfnt = Sfnt()
        for offset in [9999, -1, 0x7FFF_FFFF] {
            sfnt["cmap"]!.replaceSubrange(8..<12, with: be32(offset))
            #expect(sfnt.isRefused)
        }
    }

    @Test func readsDeltasAndGlyphArrays() throws {
        // Two segments with arrays: the range offset counts from its own place.
        let glyph = try glyphs(Sfnt.segments(
            [(0x30, 0x32, 0, 8), (0x41, 0x43, 1, 12), (0x61, 0x69, -0x60, 0), (0xFFFF, 0xFFFF, 1, 0)],
            glyphs: [9, 0, 7, 1, 0, 8]))
        #expect((0x30...0x33).map(glyph) == [9, 0, 7, 0])
        #expect((0x40...0x44).map(glyph) == [0, 2, 0, 9, 0])
        #expect((0x60...0x6A).map(glyph) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
        #expect([0xFFFF, 0x10041, 0x10FFFF, 0x110000, .max].map(glyph) == [0, 0, 0, 0, 0])
    }

    @Test func letsTheFirstEndDecide() throws {
        // The second segment begins within the first; up to the first's end, the first answers.
        let glyph = try glyphs(Sfnt.segments([(0x41, 0x43, -0x40), (0x42, 0x45, -0x3D)]))
        #expect((0x41...0x46).map(glyph) == [1, 2, 3, 7, 8, 0])
    }

    @Test func ignoresGlyphsThatAreNone() throws {
        let segments = try glyphs(Sfnt.segments([(0x41, 0x43, 8 - 0x41)]))
        #expect((0x41...0x43).map(segments) == [8, 9, 0])
        let groups = try glyphs(Sfnt.groups([(0x41, 0x43, 8), (0x50, 0x51, 10), (0x60, 0x60, -1)]))
        #expect([0x41, 0x42, 0x43, 0x50, 0x60].map(groups) == [8, 9, 0, 0, 0])
    }

    @Test func toleratesWhatRealFontsDo() throws {
        var wrongLength = Sfnt.segments([(0x41, 0x49, -0x40)])
        wrongLength.replaceSubrange(2..<4, with: be16(3))
        #expect(try glyphs(wrongLength)(0x42) == 2)
        let oddEnd = try glyphs(Sfnt.segments([(0x41, 0x49, -0x40, 0), (0xFFFF, 0xFFFF, 1, 0xFFFF)], glyphs: []))
        #expect(oddEnd(0x42) == 2)
        #expect(try glyphs(Sfnt.segments([], glyphs: []))(0x41) == 0)
    }

    @Test func refusesBrokenSegments() {
        #expect(isRefused(Sfnt.segments([(0x43, 0x41, 0)])))
        #expect(isRefused(Sfnt.segments([(0x61, 0x63, 0), (0x41, 0x43, 0)])))
        #expect(isRefused(Sfnt.segments([(0x41, 0x43, 0, 4), (0xFFFF, 0xFFFF, 1, 0)], glyphs: [1, 2])))
        var odd = Sfnt.segments([(0x41, 0x43, 0)])
        odd.replaceSubrange(6..<8, with: be16(3))
        #expect(isRefused(odd))
        odd.replaceSubrange(6..<8, with: be16(0xFFFE))
        #expect(isRefused(odd))
    }

    @Test func readsGroups() throws {
        let glyph = try glyphs(Sfnt.groups([(0x41, 0x43, 1), (0x1F600, 0x1F602, 4), (0x10FFFF, 0x10FFFF, 9)]))
        #expect((0x40...0x44).map(glyph) == [0, 1, 2, 3, 0])
        #expect((0x1F5FF...0x1F603).map(glyph) == [0, 4, 5, 6, 0])
        #expect(glyph(0x10FFFF) == 9)
        let whole = try glyphs(Sfnt.groups([(0, 0x10FFFF, 0)]))
        #expect((0...10).map(whole) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
    }

    @Test func refusesBrokenGroups() {
        #expect(isRefused(Sfnt.groups([(0x43, 0x41, 1)])))
        #expect(isRefused(Sfnt.groups([(0x41, 0x43, 1), (0x43, 0x44, 1)])))
        #expect(isRefused(Sfnt.groups([(0x61, 0x63, 1), (0x41, 0x43, 1)])))
        #expect(isRefused(Sfnt.groups([(0x41, 0x110000, 1)])))
        for (at, value) in [(4, 15), (4, 9999), (4, -1), (12, 2), (12, 0x1555_5556), (12, -1)] {
            var broken = Sfnt.groups([(0x41, 0x43, 1)])
            broken.replaceSubrange(at..<at + 4, with: be32(value))
            #expect(isRefused(broken), "\(at) \(value)")
        }
    }

    @Test func mirrorsSymbolFonts() throws {
        let symbols = try font(Sfnt.cmap([(3, 0, Sfnt.segments([(0x42, 0x42, 7 - 0x42), (0xF041, 0xF043, 1 - 0xF041)]))]))
        #expect([0x41, 0x42, 0x43, 0xF041, 0xF042].map { symbols.glyph(for: $0) } == [1, 7, 3, 1, 2])
    }
}
