import Reglet
import Testing

/// Whether the bytes are refused as a font.
func isRefused(_ bytes: [UInt8], index: Int = 0) -> Bool {
    do {
        _ = try FontFile(bytes, index: index)
        return false
    } catch {
        return error == RegletError(.invalidFont)
    }
}

extension Sfnt {
    var isRefused: Bool { RegletTests.isRefused(bytes()) }
}

/// The directory, the required tables, advances and figures.
@Suite struct FontFileTests {
    @Test func readsTheSimplestFont() throws {
        let font = try FontFile(Sfnt().bytes())
        #expect(font.unitsPerEm == 1000 && font.glyphCount == 10)
        #expect(font.glyph(for: 0x41) == 1 && font.glyph(for: 0x49) == 9 && font.glyph(for: 0x4A) == 0)
        #expect(font.advance(of: 0) == 500 && font.advance(of: 9) == 590)
        #expect(font.advance(of: 10) == 0 && font.advance(of: .max) == 0)
        #expect(!font.hasKerning && font.kerning(1, 2) == 0)
    }

    @Test func sharesTheLastAdvance() throws {
        var sfnt = Sfnt("hhea", Sfnt.hhea(ascent: 1, descent: 0, gap: 0, metrics: 3))
        sfnt["hmtx"] = Array(sfnt["hmtx"]!.prefix(12))
        let font = try FontFile(sfnt.bytes())
        #expect((0..<11).map { font.advance(of: $0) } == [500, 510, 520, 520, 520, 520, 520, 520, 520, 520, 0])
    }

    @Test(arguments: ["OTTO", "true"]) func takesTheOtherVersions(_ tag: String) throws {
        var sfnt = Sfnt()
        sfnt.version = tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }
        #expect(try FontFile(sfnt.bytes()).glyphCount == 10)
    }

    @Test func takesTheFirstOfTwoTables() throws {
        var sfnt = Sfnt()
        sfnt.tables.append(("head", Sfnt.head(unitsPerEm: 2000)))
        #expect(try FontFile(sfnt.bytes()).unitsPerEm == 1000)
    }

    @Test func readsCollections() throws {
        var second = Sfnt()
        second["head"] = Sfnt.head(unitsPerEm: 2048)
        let bytes = Sfnt.collection([Sfnt(), second])
        #expect(try FontFile(bytes).unitsPerEm == 1000)
        #expect(try FontFile(bytes, index: 1).unitsPerEm == 2048)
        for index in [2, -1, .max, .min] {
            #expect(throws: RegletError(.indexOutOfRange)) { try FontFile(bytes, index: index) }
        }
        #expect(throws: RegletError(.indexOutOfRange)) { try FontFile(Sfnt().bytes(), index: 1) }
        var spoiled = bytes
        spoiled.replaceSubrange(8..<12, with: be32(0x7FFF_FFFF))
        #expect(isRefused(spoiled))
        spoiled = bytes
        spoiled.replaceSubrange(4..<6, with: be16(3))
        #expect(isRefused(spoiled))
        spoiled = bytes
        spoiled.replaceSubrange(16..<20, with: be32(-1))
        #expect(isRefused(spoiled, index: 1))
    }

    @Test func refusesEveryTruncation() {
        var sfnt = Sfnt()
        sfnt["OS/2"] = Sfnt.os2(version: 2, xHeight: 500, capHeight: 700)
        sfnt["kern"] = Sfnt.kern([Sfnt.kernSubtable([(1, 2, -30)])])
        sfnt["post"] = zeros(32)
        let bytes = sfnt.bytes()
        #expect(!isRefused(bytes))
        for length in 0..<bytes.count where !isRefused(Array(bytes.prefix(length))) { Issue.record("\(length) bytes") }
    }

    @Test(arguments: ["head", "hhea", "maxp", "hmtx", "cmap"]) func needsEveryByteOfItsTables(_ tag: String) {
        var sfnt = Sfnt()
        let whole = sfnt[tag]!
        sfnt[tag] = nil
        #expect(sfnt.isRefused)
        // What follows the numbers that are read may be missing: the last fields of head and the last bearing.
        let unread = ["head": 34, "hmtx": 0][tag] ?? 0
        for length in 0..<whole.count - unread {
            sfnt[tag] = Array(whole.prefix(length))
            if !sfnt.isRefused { Issue.record("\(tag): \(length) bytes") }
        }
    }

    @Test(arguments: [
        ("head", 12, 0), ("head", 18, 15), ("head", 18, 16385), ("hhea", 34, 0), ("hhea", 34, 11), ("maxp", 4, 0),
        ("cmap", 0, 1),
    ]) func refusesValue(_ tag: String, _ offset: Int, _ value: Int) {
        var sfnt = Sfnt()
        sfnt[tag]!.replaceSubrange(offset..<offset + 2, with: be16(value))
        #expect(sfnt.isRefused)
    }

    @Test func refusesTablesOutsideTheFile() {
        let bytes = Sfnt().bytes()
        for (field, value) in [(8, bytes.count + 1), (8, 0x7FFF_FFFF), (8, -1), (12, bytes.count), (12, -1)] {
            for record in 0..<5 {
                var spoiled = bytes
                let at = 12 + record * 16 + field
                spoiled.replaceSubrange(at..<at + 4, with: be32(value))
                #expect(isRefused(spoiled), "record \(record), field \(field), \(value)")
            }
        }
        var spoiled = bytes
        spoiled.replaceSubrange(4..<6, with: be16(0xFFFF))
        #expect(isRefused(spoiled))
        spoiled.replaceSubrange(0..<4, with: Array("typ1".utf8))
        #expect(isRefused(spoiled))
    }

    @Test func keepsWithinTheFile() {
        #expect(isRefused([]))
        #expect(isRefused([UInt8](repeating: 0xFF, count: 1000)))
        #expect(isRefused(zeros(1000)))
    }
}
