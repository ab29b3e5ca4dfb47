import Reglet
import Testing

/// Pair adjustment by `GPOS`.
@Suite struct FontFilePairsTests {
    private func font(_ gpos: [UInt8], kern: [UInt8]? = nil) throws -> FontFile {
        var sfnt = Sfnt("GPOS", gpos)
        sfnt["kern"] = kern
        return try FontFile(sfnt.bytes())
    }

    /// All values that are not 0, as left, right, value.
    private func values(_ gpos: [UInt8], kern: [UInt8]? = nil) throws -> [[Int]] {
        let font = try font(gpos, kern: kern)
        var values: [[Int]] = []
        for left in 0..<12 {
            for right in 0..<12 {
                let value = font.kerning(UInt16(left), UInt16(right))
                if value != 0 { values.append([left, right, value]) }
            }
        }
        return values
    }

    private let simple = Sfnt.pairs(Sfnt.coverage(glyphs: [1]), sets: [[(2, [-30])]])
    private func simple(_ left: Int, _ right: Int, _ value: Int) -> [UInt8] {
        Sfnt.pairs(Sfnt.coverage(glyphs: [left]), sets: [[(right, [value])]])
    }

    @Test func readsPairSets() throws {
        let sets = [[(2, [-30]), (4, [5]), (9, [-7])], [], [(0, [1])]]
        let expected = [[1, 2, -30], [1, 4, 5], [1, 9, -7], [7, 0, 1]]
        #expect(try values(Sfnt.gpos(Sfnt.pairs(Sfnt.coverage(glyphs: [1, 3, 7]), sets: sets))) == expected)
        #expect(try values(Sfnt.gpos(Sfnt.pairs(Sfnt.coverage(ranges: [1...1, 3...3, 7...7]), sets: sets))) == expected)
    }

    @Test func findsPlacesInRanges() throws {
        let sets = (0..<5).map { [(right: 9, values: [10 + $0])] }
        let gpos = Sfnt.gpos(Sfnt.pairs(Sfnt.coverage(ranges: [2...4, 6...7]), sets: sets))
        #expect(try values(gpos) == [[2, 9, 10], [3, 9, 11], [4, 9, 12], [6, 9, 13], [7, 9, 14]])
    }

    @Test func readsClasses() throws {
        // Class 0 of the first glyph is what is covered and in no class; class 0 of the second does not decide.
        let rows = [[[99], [1], [2]], [[99], [3], [4]]]
        let coverage = Sfnt.coverage(glyphs: [1, 2, 3])
        let expected = [[1, 5, 1], [1, 6, 2], [2, 5, 3], [2, 6, 4], [3, 5, 1], [3, 6, 2]]
        let lists = Sfnt.classes(
            coverage, first: Sfnt.classList(from: 2, [1]), second: Sfnt.classList(from: 5, [1, 2, 0, 9]), rows: rows)
        let ranges = Sfnt.classes(
            coverage, first: Sfnt.classRanges([(2...2, 1), (4...9, 1)]),
            second: Sfnt.classRanges([(5...5, 1), (6...6, 2), (8...8, 9)]), rows: rows)
        #expect(try values(Sfnt.gpos(lists)) == expected)
        #expect(try values(Sfnt.gpos(ranges)) == expected)
    }

    @Test func takesMissingClassDefinitions() throws {
        var subtable = Sfnt.classes(
            Sfnt.coverage(glyphs: [1, 2]), first: Sfnt.classList(from: 1, [1]), second: Sfnt.classList(from: 5, [1]),
            rows: [[[0], [1]], [[0], [2]]])
        #expect(try values(Sfnt.gpos(subtable)) == [[1, 5, 2], [2, 5, 1]])
        subtable.replaceSubrange(8..<10, with: be16(0))
        #expect(try values(Sfnt.gpos(subtable)) == [[1, 5, 1], [2, 5, 1]])
        subtable.replaceSubrange(10..<12, with: be16(0))
        #expect(try values(Sfnt.gpos(subtable)) == [])
    }

    /// A value record has one number for each bit of its format, in the order of the bits.
    @Test(arguments: [0x00, 0x01, 0x04, 0x05, 0x0F, 0x44, 0x55, 0xFF, 0xF0, 0x08], [0x00, 0x04, 0x07, 0xFF])
    func picksTheAdvances(_ format1: Int, _ format2: Int) throws {
        func record(_ format: Int, _ advance: Int) -> [Int] {
            (0..<8).filter { format >> $0 & 1 == 1 }.map { $0 == 2 ? advance : 0x7000 + $0 }
        }
        let expected = (format1 & 4 == 0 ? 0 : -50) + (format2 & 4 == 0 ? 0 : 8)
        let cell = record(format1, -50) + record(format2, 8)
        let pairs = Sfnt.pairs(
            Sfnt.coverage(glyphs: [1]), format1: format1, format2: format2,
            sets: [[(3, record(format1, 1) + record(format2, 2)), (4, cell), (5, cell)]])
        #expect(try font(Sfnt.gpos(pairs)).kerning(1, 4) == expected)
        let classes = Sfnt.classes(
            Sfnt.coverage(glyphs: [1]), format1: format1, format2: format2, first: Sfnt.classList(from: 1, [1]),
            second: Sfnt.classList(from: 4, [1]), rows: [[cell, cell.map { _ in 3 }], [cell.map { _ in 3 }, cell]])
        #expect(try font(Sfnt.gpos(classes)).kerning(1, 4) == expected)
    }

    @Test func triesSubtablesInOrder() throws {
        let classes = Sfnt.classes(
            Sfnt.coverage(glyphs: [1, 2]), first: Sfnt.classList(from: 1, []), second: Sfnt.classList(from: 2, [1, 1]),
            rows: [[[0], [-5]]])
        // (1, 2) by the first, (1, 3) and (2, 2) by the second, (1, 4) by the third, which the second leaves to it.
        let gpos = Sfnt.gpos([Sfnt.Lookup(subtables: [simple, classes, simple(1, 4, 9), simple(2, 3, 70)])])
        #expect(try values(gpos) == [[1, 2, -30], [1, 3, -5], [1, 4, 9], [2, 2, -5], [2, 3, -5]])
    }

    @Test func addsLookups() throws {
        let lookups = [simple, simple(1, 2, 4), simple(1, 3, 6), simple(1, 2, 100)].map { Sfnt.Lookup(subtables: [$0]) }
        // The last is in no feature; one that is named twice counts once.
        #expect(try values(Sfnt.gpos(lookups, scripts: [("latn", [2, 0, 1, 0])])) == [[1, 2, -26], [1, 3, 6]])
    }

    @Test func readsExtensions() throws {
        let lookup = Sfnt.Lookup(type: 9, subtables: [Sfnt.extended(simple, type: 4), Sfnt.extended(simple)])
        #expect(try values(Sfnt.gpos([lookup])) == [[1, 2, -30]])
        for (at, value) in [(0, 2), (4, 0x7FFF), (4, -1), (6, 0x7000)] {
            var broken = Sfnt.extended(simple)
            broken.replaceSubrange(at..<at + 2, with: be16(value))
            #expect(throws: RegletError(.invalidFont)) { try font(Sfnt.gpos([Sfnt.Lookup(type: 9, subtables: [broken])])) }
        }
    }

    @Test func passesOverOtherLookups() throws {
        let gpos = Sfnt.gpos([Sfnt.Lookup(type: 8, subtables: [[1, 2, 3]]), Sfnt.Lookup(subtables: [simple])])
        #expect(try values(gpos) == [[1, 2, -30]])
    }

    @Test func choosesTheScript() throws {
        let lookups = [simple(1, 2, 1), simple(1, 2, 2), simple(1, 2, 3)].map { Sfnt.Lookup(subtables: [$0]) }
        let kern = Sfnt.kern([Sfnt.kernSubtable([(1, 2, 4)])])
        #expect(try values(Sfnt.gpos(lookups, scripts: [("DFLT", [0]), ("cyrl", [1]), ("latn", [2])]), kern: kern) == [[1, 2, 3]])
        #expect(try values(Sfnt.gpos(lookups, scripts: [("DFLT", [0]), ("cyrl", [1])]), kern: kern) == [[1, 2, 1]])
        #expect(try values(Sfnt.gpos(lookups, scripts: [("cyrl", [1])]), kern: kern) == [[1, 2, 4]])
        #expect(try values(Sfnt.gpos(lookups, scripts: [("cyrl", [1])])) == [])
        // A kern feature without lookups is one all the same.
        #expect(try values(Sfnt.gpos(lookups, scripts: [("latn", [])]), kern: kern) == [])
        var other = Sfnt.gpos(lookups, scripts: [("latn", [0])])
        let tag = other.indices.first { Array(other[$0...].prefix(4)) == Array("kern".utf8) }!
        other[tag] = 0x4B
        #expect(try values(other, kern: kern) == [[1, 2, 4]])
    }

    @Test func readsARequiredFeature() throws {
        var gpos = Sfnt.gpos(simple)
        // Script list at 10, the script table at 18, its language system at 22.
        gpos.replaceSubrange(24..<30, with: be16(0, 0, 0))
        #expect(try values(gpos) == [[1, 2, -30]])
        gpos.replaceSubrange(24..<26, with: be16(1))
        #expect(throws: RegletError(.invalidFont)) { try font(gpos) }
        gpos.replaceSubrange(18..<20, with: be16(0))
        #expect(try values(gpos) == [])
    }
}
