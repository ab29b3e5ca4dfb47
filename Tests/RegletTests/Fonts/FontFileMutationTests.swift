import Foundation
import Reglet
import Testing

/// Real files, whole and then spoiled: whatever happens to them, they load or are refused, and answer within bounds, soon.
@Suite struct FontFileMutationTests {
    private static func part(_ name: String) -> [UInt8] {
        [UInt8](try! Repository.data("Tests/Vectors/FontFiles/DejaVu\(name)-part.ttf"))
    }

    private static let seeds = [part("Sans"), part("Serif"), varied.bytes(), Sfnt.collection([Sfnt(), varied])]

    /// What the real files lack: extensions, pair sets, class lists, coverage by ranges, symbols.
    private static var varied: Sfnt {
        let pairs = Sfnt.pairs(
            Sfnt.coverage(ranges: [1...2, 4...4]), format1: 0x45, format2: 4,
            sets: (0..<3).map { _ in [(2, [1, -9, 0, 3]), (7, [1, 12, 0, 0])] })
        let classes = Sfnt.classes(
            Sfnt.coverage(glyphs: [1, 3, 5]), first: Sfnt.classList(from: 1, [0, 0, 1]),
            second: Sfnt.classList(from: 2, [1, 2, 1]),
            rows: [[[0], [-3], [4]], [[0], [5], [-6]]])
        var sfnt = Sfnt("GPOS", Sfnt.gpos([
            Sfnt.Lookup(type: 9, subtables: [Sfnt.extended(pairs), Sfnt.extended(classes)]), Sfnt.Lookup(subtables: [classes, pairs]),
        ]))
        sfnt["cmap"] = Sfnt.cmap([(3, 0, Sfnt.segments(
            [(0xF030, 0xF032, 0, 4), (0xFFFF, 0xFFFF, 1, 0)], glyphs: [9, 0, 7]))])
        sfnt["OS/2"] = Sfnt.os2(version: 4, useTypo: true, typo: [700, -300, 50], xHeight: 500, capHeight: 700)
        return sfnt
    }

    @Test func readsTheWholeFiles() throws {
        let sans = try FontFile(Self.part("Sans"))
        #expect(sans.unitsPerEm == 2048 && sans.glyphCount == 21)
        #expect(figures(sans) == [1901, 483, 0, 1493, 1120])
        #expect(sans.glyph(for: 0x1F600) == 20 && sans.advance(of: 20) == 2135)
        let pairs: [(String, Int)] = [("AV", -131), ("To", -348), ("éx", -36), ("VV", 0)]
        for (pair, expected) in pairs {
            let glyphs = pair.unicodeScalars.map { sans.glyph(for: $0.value) }
            #expect(sans.kerning(glyphs[0], glyphs[1]) == expected)
        }
        let serif = try FontFile(Self.part("Serif"))
        #expect(serif.glyphCount == 20)
        #expect(figures(serif) == [1901, 483, 0, 1493, 1063])
        #expect(serif.kerning(6, 3) == -139 && serif.kerning(3, 6) == -102 && serif.kerning(5, 5) == 38 && serif.kerning(3, 3) == 0)
    }

    @Test func survivesTenThousandMutations() {
        var random = Seeded()
        var loaded = 0
        var slowest = Duration.zero
        let rounds = Seeded.rounds(10_000)
        for round in 0..<rounds {
            var bytes = Self.seeds.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
            let time = ContinuousClock().measure {
                guard let font = (try? FontFile(bytes, index: round & 1)) ?? (try? FontFile(bytes)) else { return }
                loaded += 1
                if let problem = problem(font) { Issue.record("seed \(random.seed), round \(round): \(problem)") }
            }
            slowest = max(slowest, time)
        }
        print("font mutations: \(rounds) files, \(loaded) loaded, slowest \(slowest), seed \(random.seed)")
        #expect(slowest < .seconds(2))
        #expect(loaded > 0 && loaded < rounds)
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout Seeded) {
        guard bytes.count > 64 else { return }
        let at = Int.random(in: 0..<bytes.count - 4, using: &random)
        let extremes = [0, 1, 2, 3, 4, 0x7F, 0xFF, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0x10000, 0x7FFF_FFFF, -1, bytes.count]
        let extreme = extremes.randomElement(using: &random)!
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes[at] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 1: bytes[at] = .random(in: 0...255, using: &random)
        case 2: bytes.replaceSubrange(at..<at + 2, with: be16(extreme))
        case 3: bytes.replaceSubrange(at..<at + 4, with: be32(extreme))
        case 4: bytes.removeLast(Int.random(in: 1...bytes.count / 2, using: &random))
        case 5:
            // A table's offset or length, in the directory of a bare font.
            let record = 12 + Int.random(in: 0..<10, using: &random) * 16
            let field = min(bytes.count - 4, record + [8, 12].randomElement(using: &random)!)
            let near = Int(bytes[field + 2]) << 8 | Int(bytes[field + 3])
            let value = [extreme, near - 1, near + 1, near / 2, at].randomElement(using: &random)!
            bytes.replaceSubrange(field..<field + 4, with: be32(value))
        case 6:
            let length = Int.random(in: 1...32, using: &random)
            let from = Int.random(in: 0..<bytes.count - length, using: &random)
            let to = Int.random(in: 0..<bytes.count - length, using: &random)
            bytes.replaceSubrange(to..<to + length, with: Array(bytes[from..<from + length]))
        default:
            let value = be16(Int.random(in: 0...0xFFFF, using: &random))
            bytes.replaceSubrange(at & ~1..<(at & ~1) + 2, with: value)
        }
    }

    private func figures(_ font: FontFile) -> [Int] {
        [font.ascent, font.descent, font.lineGap, font.capHeight, font.xHeight]
    }

    /// Asks for everything; the first answer that is out of bounds.
    private func problem(_ font: FontFile) -> String? {
        guard (16...16384).contains(font.unitsPerEm), (1...0xFFFF).contains(font.glyphCount) else { return "numbers" }
        guard figures(font).allSatisfy({ (0...0xFFFF).contains($0) }) else { return "figures" }
        for scalar in [0x2026, 0xF030, 0xFFFF, 0x1F600, 0x10FFFF, 0x110000, .max] + Array(0...0x500 as ClosedRange<UInt32>) {
            let glyph = font.glyph(for: scalar)
            guard glyph == 0 || glyph < font.glyphCount else { return "glyph of \(scalar)" }
            guard (0...0xFFFF).contains(font.advance(of: glyph)) else { return "advance of \(glyph)" }
        }
        for left in [.max] + Array(0..<22 as Range<UInt16>) {
            for right in [.max] + Array(0..<22 as Range<UInt16>) 
            where !(-font.advance(of: left)...0x7FFF).contains(font.kerning(left, right)) { return "kerning" }
        }
        return nil
    }
}
