import Testing
@testable import Reglet

@Suite struct MeasuredTextTests {
    let book = FontBook()

    func attributes(_ family: String = "Courier", size: Double = 10, kern: Double = 0, weight: Int32 = 0) -> Attributes {
        var style = Style()
        style.size = size
        style.kern = kern
        style.weight = weight
        return Attributes(family: Array(family.utf8), style: style)
    }

    func text(_ parts: [(String, Attributes)]) throws -> AttributedText {
        var text = try AttributedText()
        for (part, attributes) in parts { try text.append(utf8: Array(part.utf8).span, attributes: attributes) }
        return text
    }

    @Test func measuresRunByRun() throws {
        let measured = try book.measure(text([("ab", attributes()), ("cd", attributes("Helvetica", size: 1000)), ("e", attributes())]))
        #expect(measured.advances == [6, 6, 500, 556, 6])
        #expect(measured.fonts.map(\.range) == [0..<2, 2..<4, 4..<5])
        #expect(measured.fonts.map(\.metrics.ascent) == [7.54, 770, 7.54])
        let empty = try book.measure(text([]))
        #expect(empty.advances.isEmpty && empty.clusters().isEmpty && empty.fonts.isEmpty)
    }

    @Test func aClusterHasTheFontOfItsFirstCharacter() throws {
        let measured = try book.measure(text([("e", attributes()), ("\u{301}", attributes(size: 50)), ("x", attributes(size: 20))]))
        #expect(measured.advances == [6, 12])
        #expect(measured.fonts.map(\.range) == [0..<3, 3..<4])
        let joined = try book.measure(text([("👩\u{200D}", attributes()), ("👧", attributes(size: 50)), ("👩", attributes(size: 7))]))
        #expect(joined.advances == [10, 7])
    }

    @Test func neighboursInOneFontAreOneRun() throws {
        let measured = try book.measure(text([("a", attributes(kern: 1)), ("b", attributes(weight: 1)), ("c", attributes(weight: 9))]))
        #expect(measured.fonts.map(\.range) == [0..<1, 1..<3])
        #expect(measured.advances == [7, 6, 6])
    }

    @Test func kernFollowsWhatShows() throws {
        let measured = try book.measure(text([("a\u{AD}b\r\n\u{200B}e\u{301}", attributes(kern: -2)), ("\u{301}c", attributes(kern: 5))]))
        #expect(measured.advances == [4, 0, 4, 0, 0, 4, 11])
    }

    @Test func lineEndsTabsAndSoftHyphensHaveNoAdvance() throws {
        for none in ["\n", "\r\n", "\u{85}", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "\t", "\u{AD}"] {
            #expect(try book.measure(text([("a\(none)b", attributes(kern: 1))])).advances == [7, 0, 7], "\(none.debugDescription)")
        }
        #expect(try book.measure(text([("ab", attributes(kern: -9))])).advances == [0, 0])
    }

    @Test func attachmentsHaveTheirWidth() throws {
        var text = try text([("ab", attributes(kern: 1))])
        try text.insert(Attachment(name: [65], width: 30, height: 5), at: 1)
        #expect(try book.measure(text).advances == [7, 31, 7])
    }

    @Test(arguments: [(IndexUnit.utf8, [0, 1, 4, 12]), (.utf16, [0, 1, 3, 7]), (.scalar, [0, 1, 3, 5])])
    func countsInAUnit(unit: IndexUnit, ends: [Int]) throws {
        let clusters = try book.measure(text([("ae\u{301}", attributes()), ("🇩🇪", attributes())])).clusters(in: unit)
        #expect(clusters == zip(zip(ends, ends.dropFirst()), [6, 6, 10]).map {
            MeasuredCluster(start: $0.0, end: $0.1, advance: $1) })
    }

    @Test func refusesAFamilyThatTheBookLacks() throws {
        #expect(throws: RegletError(.unknownFamily)) { try book.measure(text([("a", attributes()), ("b", attributes("Nowhere"))])) }
    }

    /// Texts of random pieces: sums over clusters found by the standard library's rules, one cluster at a time.
    @Test func agreesWithMeasuringClusterByCluster() throws {
        var random = Seeded()
        let pieces = ["a", "W ", "é", "e\u{301}", "漢", "🇩🇪", "👩\u{200D}👧", "\r\n", "\n", "ก\u{E33}", "\u{1100}\u{1161}", "ß", "\u{AD}", "ш"]
        for _ in 0..<Seeded.rounds(300) {
            let parts = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                ((0..<Int.random(in: 1...5, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined(),
                    attributes(["Courier", "Georgia", "Arial"].randomElement(using: &random)!, size: Double(Int.random(in: 1...3, using: &random)),
                        kern: Double(Int.random(in: 0...1, using: &random)), weight: Int32.random(in: 0...1, using: &random)))
            }
            let measured = try book.measure(text(parts))
            var expected: [Double] = []
            let whole = parts.map(\.0).joined()
            var offset = 0
            for cluster in whole {
                var end = 0
                let attributes = parts.first { end += $0.0.utf8.count; return offset < end }!.1
                let font = try book.font(for: attributes)
                let advance = try book.advances(String(cluster), book.faceName(font.face), size: font.size)
                let shows = !["\r\n", "\n", "\u{AD}"].contains(cluster)
                expected.append(advance[0] + (shows ? attributes.style.kern : 0))
                offset += cluster.utf8.count
            }
            #expect(measured.advances == expected, "seed \(random.seed)")
        }
    }
}
