import Reglet
import Testing

/// Ascent, descent, gap, cap and x height.
@Suite struct FontFileVerticalTests {
    private func figures(_ hhea: [Int], _ os2: [UInt8]?) throws -> [Int] {
        var sfnt = Sfnt("hhea", Sfnt.hhea(ascent: hhea[0], descent: hhea[1], gap: hhea[2], metrics: 10))
        sfnt["OS/2"] = os2
        let font = try FontFile(sfnt.bytes())
        return [font.ascent, font.descent, font.lineGap]
    }

    @Test func choosesASet() throws {
        let os2 = Sfnt.os2(version: 4, typo: [700, -300, 50], win: [900, 250])
        #expect(try figures([800, -200, 90], nil) == [800, 200, 90])
        #expect(try figures([800, -200, 90], os2) == [800, 200, 90])
        #expect(try figures([800, -200, 90], Sfnt.os2(version: 4, useTypo: true, typo: [700, -300, 50])) == [700, 300, 50])
        #expect(try figures([0, 0, 90], os2) == [700, 300, 50])
        #expect(try figures([0, 0, 90], Sfnt.os2(version: 4, win: [900, 250])) == [900, 250, 0])
        #expect(try figures([0, 0, 90], nil) == [0, 0, 90])
    }

    @Test func mendsSigns() throws {
        #expect(try figures([800, 200, -90], nil) == [800, 200, 0])
        #expect(try figures([-800, -200, 0], nil) == [800, 200, 0])
        #expect(try figures([-32768, -32768, -32768], nil) == [32768, 32768, 0])
    }

    @Test func readsHeights() throws {
        var sfnt = Sfnt()
        sfnt["OS/2"] = Sfnt.os2(version: 2, xHeight: 510, capHeight: 720)
        #expect(try FontFile(sfnt.bytes()).xHeight == 510)
        #expect(try FontFile(sfnt.bytes()).capHeight == 720)
        sfnt["OS/2"] = Sfnt.os2(version: 1, xHeight: 510, capHeight: 720)
        #expect(try FontFile(sfnt.bytes()).xHeight == 500)
        #expect(try FontFile(sfnt.bytes()).capHeight == 800)
    }

    /// H is glyph 8, x glyph 9; the outlines are ten bytes each, of which the last two are the top.
    private func outlined(long: Bool, tops: (Int, Int)) -> Sfnt {
        var sfnt = Sfnt("head", Sfnt.head(unitsPerEm: 1000, longOffsets: long))
        sfnt["cmap"] = Sfnt.cmap([(3, 1, Sfnt.segments([(0x48, 0x48, 8 - 0x48), (0x78, 0x78, 9 - 0x78)]))])
        let offsets = [0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 20]
        sfnt["loca"] = offsets.flatMap { long ? be32($0) : be16($0 / 2) }
        sfnt["glyf"] = zeros(8) + be16(tops.0) + zeros(8) + be16(tops.1)
        return sfnt
    }

    @Test(arguments: [false, true]) func measuresOutlines(long: Bool) throws {
        let font = try FontFile(outlined(long: long, tops: (715, 530)).bytes())
        #expect(font.capHeight == 715 && font.xHeight == 530)
        let odd = try FontFile(outlined(long: long, tops: (-5, 0)).bytes())
        #expect(odd.capHeight == 800 && odd.xHeight == 500)
    }

    @Test func refusesOutlinesOutsideTheTable() {
        var sfnt = outlined(long: true, tops: (715, 530))
        sfnt["glyf"] = zeros(19)
        #expect(sfnt.isRefused)
        sfnt = outlined(long: true, tops: (715, 530))
        sfnt["loca"]!.removeLast()
        #expect(sfnt.isRefused)
    }

    @Test func refusesShortTables() {
        var sfnt = Sfnt()
        for (table, needed) in [(Sfnt.os2(version: 0), 64), (Sfnt.os2(version: 2), 90), (Sfnt.os2(version: 0, useTypo: true), 74)] {
            sfnt["OS/2"] = Array(table.prefix(needed))
            #expect(!sfnt.isRefused)
            sfnt["OS/2"] = Array(table.prefix(needed - 1))
            #expect(sfnt.isRefused)
        }
    }
}
