import Reglet
import Testing

/// `GPOS` tables that are wrong, or built to be slow.
@Suite struct FontFileHostilePairsTests {
    private func isRefused(_ gpos: [UInt8]) -> Bool {
        Sfnt("GPOS", gpos).isRefused
    }

    private let covered = Sfnt.coverage(glyphs: [1])

    @Test func refusesEveryTruncation() {
        let pairs = Sfnt.pairs(Sfnt.coverage(ranges: [1...2]), sets: [[(2, [-30])], [(2, [-30])]])
        let classes = Sfnt.classes(
            Sfnt.coverage(glyphs: [3]), first: Sfnt.classList(from: 1, [1]), second: Sfnt.classRanges([(1...2, 1)]),
            rows: [[[0], [1]], [[0], [2]]])
        for subtable in [pairs, classes, Sfnt.extended(pairs)] {
            let whole = Sfnt.gpos([Sfnt.Lookup(type: subtable[1] == 1 && subtable[3] == 2 ? 9 : 2, subtables: [subtable])])
            #expect(!isRefused(whole))
            for length in 0..<whole.count where !isRefused(Array(whole.prefix(length))) { Issue.record("\(length) of \(whole)") }
        }
    }

    @Test func refusesBrokenStructures() {
        let set: [[(right: Int, values: [Int])]] = [[(2, [1])]]
        let broken: [[UInt8]] = [
            Sfnt.pairs(Sfnt.coverage(glyphs: [2, 1]), sets: set + set),
            Sfnt.pairs(Sfnt.coverage(glyphs: [1, 1]), sets: set + set),
            Sfnt.pairs(Sfnt.coverage(ranges: [1...3, 3...4]), sets: set + set),
            Sfnt.pairs(be16(2, 1, 3, 1, 0), sets: set),
            Sfnt.pairs(be16(3, 1, 1), sets: set),
            Sfnt.pairs(covered, format1: 0x104, sets: set),
            Sfnt.pairs(covered, format2: 0x8000, sets: set),
            Sfnt.classes(covered, first: be16(3, 0), second: Sfnt.classList(from: 1, [1]), rows: [[[0], [1]]]),
            Sfnt.classes(covered, first: Sfnt.classList(from: 1, [1]), second: be16(0, 0), rows: [[[0], [1]]]),
            be16(3) + zeros(20),
            be16(1, 0, 4, 0, 0),
        ]
        for (index, subtable) in broken.enumerated() { #expect(isRefused(Sfnt.gpos(subtable)), "\(index)") }
        let good = Sfnt.Lookup(subtables: [Sfnt.pairs(covered, sets: set)])
        #expect(isRefused(Sfnt.gpos([good], scripts: [("latn", [1])])))
        #expect(isRefused(be16(2) + Sfnt.gpos([good]).dropFirst(2)))
    }

    @Test func needsNoSetForEachCoveredGlyph() throws {
        let sfnt = Sfnt("GPOS", Sfnt.gpos(Sfnt.pairs(Sfnt.coverage(ranges: [1...9]), sets: [[(2, [1])]])))
        let font = try FontFile(sfnt.bytes())
        #expect(font.kerning(1, 2) == 1 && font.kerning(2, 2) == 0)
    }

    @Test func refusesMatricesBeyondTheTable() {
        // 65535 x 65535 cells of 32 bytes would not fit 32 bits; cells of no bytes fit anywhere.
        for (format, refused) in [(0xFF, true), (4, true), (0, false)] {
            var subtable = Sfnt.classes(
                covered, format1: format, format2: format, first: Sfnt.classList(from: 1, [0xFFFE]),
                second: Sfnt.classList(from: 1, [0xFFFE]), rows: [[[], []], [[], []]])
            subtable.replaceSubrange(12..<16, with: be16(0xFFFF, 0xFFFF))
            #expect(isRefused(Sfnt.gpos(subtable)) == refused)
            if refused { continue }
            let sfnt = Sfnt("GPOS", Sfnt.gpos(subtable))
            #expect(try! FontFile(sfnt.bytes()).kerning(1, 1) == 0)
        }
    }

    @Test func boundsTheSubtables() {
        let one = Sfnt.pairs(covered, sets: [[(2, [1])]])
        #expect(!isRefused(Sfnt.gpos([Sfnt.Lookup(subtables: [[UInt8]](repeating: one, count: 1024))])))
        #expect(isRefused(Sfnt.gpos([Sfnt.Lookup(subtables: [[UInt8]](repeating: one, count: 1025))])))
    }

    /// A megabyte in which everything points at everything, in several ways. The limits are for a debug build on a busy host,
    /// where a reader that follows every path needs minutes; the printed times of a release build are those that count.
    @Test(arguments: FontFileBomb.all) func loadsBombsInLinearTime(_ bomb: FontFileBomb) throws {
        let sfnt = Sfnt("GPOS", bomb.gpos)
        let bytes = sfnt.bytes()
        let clock = ContinuousClock()
        let time = clock.measure { _ = try? FontFile(bytes) }
        print("font bomb \(bomb.name): \(bytes.count) bytes, \(time)")
        #expect(time < .seconds(15))
        guard let font = try? FontFile(bytes) else { return }
        let query = clock.measure { for glyph in UInt16(0)..<10 { _ = font.kerning(glyph, 9) } }
        print("font bomb \(bomb.name): ten queries \(query)")
        #expect(query < .seconds(5))
    }
}
