import Testing
@testable import Reglet

/// What must hold of every text, whatever the rules say.
@Suite struct BoundaryPropertyTests {
    private func flags(_ text: [UInt8], lines: Bool = true, clusters: Bool = true) -> [UInt8] {
        var flags = [UInt8](repeating: 0, count: text.count + 1)
        var span = flags.mutableSpan
        if lines { LineBreaks.mark(text.span, into: &span) }
        if clusters { Clusters.mark(text.span, into: &span) }
        return flags
    }

    @Test func flagsOfBothMachinesStandBesideEachOther() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(2_000) {
            let text = utf8(NaiveModelTests.text(NaiveModelTests.kinds, most: 30, &random))
            let both = flags(text)
            let lines = flags(text, clusters: false), clusters = flags(text, lines: false)
            #expect(both == zip(lines, clusters).map { $0 | $1 }, "seed \(random.seed)")
            #expect(both.indices.allSatisfy { both[$0] == 0 || UTF8Scan.isBoundary($0, in: text.span) }, "seed \(random.seed)")
            #expect(both[0] == BoundaryFlags.cluster.rawValue && both[text.count] & 1 == 1, "seed \(random.seed)")
        }
    }

    @Test func countsAFlagInARange() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(300) {
            let least = UInt8.random(in: 0...7, using: &random)  // 7: each has all
            let flags = (0..<Int.random(in: 0...1500, using: &random)).map { _ in UInt8.random(in: least...7, using: &random) }
            let start = Int.random(in: 0...flags.count, using: &random)
            let range = start..<Int.random(in: start...flags.count, using: &random)
            for flag in [BoundaryFlags.cluster, .lineBreak, .mandatory] {
                let expected = flags[range].filter { $0 & flag.rawValue != 0 }.count
                #expect(flag.count(in: flags.span, range) == expected, "seed \(random.seed)")
            }
        }
    }

    /// Each state begins anew after a line terminator, so the text may be cut there.
    @Test func textsMayBeCutAtMandatoryBreaks() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(2_000) {
            let parts = (0..<3).map { _ in utf8(NaiveModelTests.text(NaiveModelTests.kinds, most: 12, &random)) }
            let terminator: [UInt8] = [[0x0A], [0x0D, 0x0A], [0xC2, 0x85], [0xE2, 0x80, 0xA9]].randomElement(using: &random)!
            var joined: [UInt8] = [0]
            for part in parts {
                let own = flags(part + terminator)
                joined[joined.count - 1] |= own[0]
                joined += own.dropFirst()
            }
            let whole = parts.flatMap { $0 + terminator }
            #expect(flags(whole) == joined, "seed \(random.seed)")
        }
    }

    /// What is appended changes no boundary before the seam.
    @Test func clustersDependOnNothingBeyondTheirEnd() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(2_000) {
            let text = utf8(NaiveModelTests.text(NaiveModelTests.kinds, most: 20, &random))
            let more = utf8(NaiveModelTests.text(NaiveModelTests.kinds, most: 20, &random))
            let alone = Clusters.boundaries(in: text.span)
            let together = Clusters.boundaries(in: (text + more).span)
            #expect(together.filter { $0 < text.count } == alone.filter { $0 < text.count }, "seed \(random.seed)")
        }
    }

    @Test func emptyTexts() {
        #expect(LineBreaks.opportunities(in: Span<UInt8>()).isEmpty)
        #expect(Clusters.boundaries(in: Span<UInt8>()) == [0])
        #expect(Bidi.levels(of: Span<UInt8>(), direction: .rightToLeft).isEmpty)
        #expect(Bidi.visualOrder(Span<UInt8>()).isEmpty)
        let empty = BidiResolver.resolved("", .natural)
        #expect(empty.runs.isEmpty && !empty.hasStrong && empty.lineRuns(0..<0, of: Span<UInt8>()).isEmpty)
    }
}

extension BidiResolver {
    static func resolved(_ text: String, _ direction: Bidi.BaseDirection) -> BidiParagraph {
        var resolver = BidiResolver()
        let bytes = Array(text.utf8)
        return resolver.resolve(0..<bytes.count, of: bytes.span, direction: direction)
    }
}
