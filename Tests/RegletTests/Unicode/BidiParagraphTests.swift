import Testing
@testable import Reglet

@Suite struct BidiParagraphTests {
    @Test(arguments: [
        ("abc", false, 0, true), ("1, 2", false, 0, false), ("", false, 0, false), ("\u{2067}a\u{2069}", true, 0, false),
        ("\u{5D0}", false, 1, true), ("a\u{5D0}", true, 0, true), ("\u{2068}\u{5D0}\u{2069}a", true, 0, true), ("é", false, 0, true),
    ]) func baseLevelAndStrength(_ text: String, _ mixed: Bool, _ level: UInt8, _ hasStrong: Bool) {
        let natural = BidiResolver.resolved(text, .natural)
        #expect(natural.baseLevel == level && natural.hasStrong == hasStrong && natural.isUniform == !mixed)
        #expect(BidiResolver.resolved(text, .rightToLeft).hasStrong == hasStrong)
    }

    /// The lines of a paragraph against the naive L1 of each line by itself; all cuts of all random texts.
    @Test func linesOfAParagraph() {
        var random = Seeded()
        let kinds = NaiveModelTests.bidiKinds.filter { ["L", "R", "WS", "S", "B", "BN", "LRI", "PDI"].contains(SourceProperties.shared.bidi[Int($0[0])]) }
        for _ in 0..<Seeded.rounds(2_000) {
            let scalars = NaiveModelTests.text(kinds, most: 10, &random)
            let text = utf8(scalars)
            let offsets = NaiveModelTests.offsets(scalars)
            var resolver = BidiResolver()
            let paragraph = resolver.resolve(0..<text.count, of: text.span, direction: .natural)
            func level(_ runs: [LevelRun], _ index: Int) -> UInt8 { runs.first { $0.end > offsets[index] }!.level }
            for start in scalars.indices {
                for end in start + 1...scalars.count {
                    let runs = paragraph.lineRuns(offsets[start]..<offsets[end], of: text.span)
                    #expect(runs.last?.end == offsets[end] && zip(runs, runs.dropFirst()).allSatisfy { $0.end < $1.end && $0.level != $1.level })
                    for index in start..<end {
                        func type(_ at: Int) -> String { (0x1C...0x1E).contains(scalars[at]) ? "S" : SourceProperties.shared.bidi[Int(scalars[at])] }
                        let isBlank = { (at: Int) in ["WS", "BN", "LRI", "PDI"].contains(type(at)) }
                        var next = index
                        while next < end && isBlank(next) { next += 1 }
                        let isReset = next == end || type(next) == "S"
                        let expected = isReset ? paragraph.baseLevel : level(paragraph.runs, index)
                        if level(runs, index) != expected { Issue.record("seed \(random.seed): \(scalars), \(start)..<\(end), \(index)") }
                    }
                }
            }
        }
    }

    /// Rule L2, word for word.
    @Test func visualOrder() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(5_000) {
            let highest = UInt8.random(in: 0...(Bool.random(using: &random) ? 3 : 126), using: &random)
            let levels = (0..<Int.random(in: 0...20, using: &random)).map { _ in UInt8.random(in: 0...highest, using: &random) }
            var order = Array(levels.indices)
            for level in stride(from: highest, to: 0, by: -1) {
                var start = 0
                while start < order.count {
                    let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
                    order[start..<end].reverse()
                    start = end + 1
                }
            }
            #expect(Bidi.visualOrder(levels.span) == order, "seed \(random.seed): \(levels)")
        }
    }

    /// Once without a right-to-left character and once with one in each paragraph, whose ends are found in other ways.
    @Test(arguments: ["x", "\u{5D0}"]) func paragraphsOfAText(_ letter: String) {
        let pattern = "a\r\nb\ra\n\na\u{85}a\u{2029}a\u{2028}a\u{B}a\u{C}a\u{1C}é\u{2030}Âa\r"
        let text = Array(pattern.replacing("a", with: letter).utf8)
        var resolver = BidiResolver()
        var ends = [0]
        while ends.last! < text.count {
            let paragraph = resolver.resolveParagraph(from: ends.last!, of: text.span, direction: .natural)
            #expect(paragraph.range.lowerBound == ends.last! && paragraph.runs.last?.end == paragraph.range.upperBound)
            #expect(Bidi.paragraphEnd(from: ends.last!, in: text.span) == paragraph.range.upperBound)
            ends.append(paragraph.range.upperBound)
        }
        let expected = pattern.split(after: ["\r\n", "\r", "\n", "\u{85}", "\u{2029}"]).map { $0.replacing("a", with: letter).utf8.count }
        #expect(ends == expected.reduce(into: [0]) { $0.append($0.last! + $1) })
    }

    /// Inputs on which a careless resolver takes quadratic time, which here would be minutes, or a deep stack.
    @Test func hostileTexts() {
        let pieces = ["\u{2068}", "\u{2067}", "\u{2068}\u{2069}", "\u{202B}", "\u{202B}\u{202C}", "(", "([", ")", "\u{5D0}(",
                      "\u{2067}(", "\u{5D0}$", "\u{2068}a\u{5D0}", "\u{2069}", "\u{5D0}\u{300}\u{AD}", "1,"]
        let clock = ContinuousClock()
        for piece in pieces {
            let text = Array((String(repeating: piece, count: 40_000) + "\u{5D0}").utf8)
            let time = clock.measure { _ = Bidi.levels(of: text.span, direction: .rightToLeft) }
            #expect(time < .seconds(5), "\(piece.unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }
}

extension String {
    /// The pieces of a text, each with the character that ends it.
    fileprivate func split(after ends: Set<Character>) -> [String] {
        reduce(into: [""]) { pieces, character in
            pieces[pieces.count - 1].append(character)
            if ends.contains(character) { pieces.append("") }
        }.filter { !$0.isEmpty }
    }
}
