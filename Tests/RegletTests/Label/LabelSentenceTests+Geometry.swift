import Testing
@testable import Reglet

extension LabelSentenceTests {
    @Test func directionAndNaturalAlignmentFollowTheParagraph() throws {
        #expect(try Self.label("אב\nab\n12\n\u{2067}אב\u{2069}a\n!", 60).lefts == [48, 0, 0, 0, 0])
        #expect(try Self.label("ab\n", 60) { $0.direction = .rightToLeft }.lefts == [48, 60])
        #expect(try Self.label("אב", 60) { $0.direction = .leftToRight }.lefts == [0])
        #expect(try Self.label("ab(אב)cd", 60).drawn(0) == ["ab(", "אב", ")cd"])
        #expect(try Self.label("אב 12 גד", 60).drawn(0) == [" גד", "12", "אב "])
    }

    @Test func aClusterHasItsFirstCharactersLevel() throws {
        let label = try Self.label("א\u{301}a\u{301}")
        #expect(try label.positionedRuns(0).map(\.level) == [0, 1] || label.positionedRuns(0).map(\.level) == [2, 1])
        #expect(try label.drawn(0) == ["a\u{301}", "א\u{301}"])
    }

    @Test func spacesOfRightToLeftLinesHangAtTheLeft() throws {
        let label = try Self.label("אב  ", 60)
        #expect(try label.lefts == [48] && label.widths == [12])
        #expect(try label.rects(4..<6).near == [box(36, 0, 12, 10)])
        #expect(try label.index(47, 5) == nil && label.nearest(0, 5) == 4 && label.index(48, 5) == 2 && label.nearest(60, 5) == 0)
        #expect(try Self.label("אב גד", 12).lefts == [0, 0])
        #expect(try Self.label("אבגד", 12) { $0.maximumLines = 1; $0.truncation = .tail; $0.token = .plain(Array("long".utf8)) }.lefts == [-12])
    }

    @Test func pointsAtExactEdges() throws {
        let label = try Self.label("ab\ncd")
        #expect(try label.index(0, 0) == 0 && label.index(5.999, 0) == 0 && label.index(6, 0) == 1 && label.index(12, 0) == nil)
        #expect(try label.index(-0.001, 5) == nil && label.index(3, -0.001) == nil)
        #expect(try label.index(3, 11.499) == 0 && label.index(3, 11.5) == 3)
        #expect(try label.index(3, 21.499) == 3 && label.index(3, 21.5) == nil)
        #expect(try label.nearest(12, 0) == 2 && label.nearest(-1, -1) == 0 && label.nearest(99, 99) == 5 && label.nearest(1, 99) == 3)
        #expect(try label.hit(Point(x: 3, y: 0))?.isTrailing == false && label.hit(Point(x: 3.01, y: 0))?.isTrailing == true)
        let rtl = try Self.label("אב")
        #expect(try rtl.index(0, 0) == 2 && rtl.index(6, 0) == 0 && rtl.index(11.99, 0) == 0 && rtl.index(12, 0) == nil)
        #expect(try rtl.hit(Point(x: 11, y: 0))?.isTrailing == false && rtl.hit(Point(x: 7, y: 0))?.isTrailing == true)
        for bad in [Double.nan, .infinity, 1.1e9] {
            #expect(throws: RegletError(.invalidNumber)) { try label.index(bad, 0) }
            #expect(throws: RegletError(.invalidNumber)) { try label.nearest(0, bad) }
        }
    }

    @Test func clustersWithoutWidthAreNeverHit() throws {
        let label = try Self.label("\u{200B}a\u{200B}b\u{200B}")
        #expect(try label.widths == [12] && label.index(0, 5) == 3 && label.index(6, 5) == 7 && label.index(11.9, 5) == 7)
        #expect(try label.carets(4).map(\.x) == [6] && label.carets(7).map(\.x) == [6] && label.carets(8).map(\.x) == [12])
        #expect(try label.rects(4..<7).map(\.width) == [0])
        // A kern below the advance makes a cluster as wide as nothing, never less.
        let kerned = try Self.label(AttributedText("abc", attributes: Self.courier(kern: -7)))
        #expect(try kerned.widths == [0] && kerned.index(0, 5) == nil && kerned.nearest(0, 5) == 3)
        #expect(try Self.label(AttributedText("ab", attributes: Self.courier(kern: -2))).widths == [8])
    }

    @Test func rectsOfARange() throws {
        let text = try Self.text([("a", Self.courier()), ("b", Self.courier(size: 20)), (" c", Self.courier())])
        let label = try Self.label(text, 20)
        #expect(try label.rects(0..<4, style: .line).near == [
            box(0, 0, 24, 20), box(0, 23, 6, 10)])
        #expect(try label.rects(0..<4, style: .leading).near == [
            box(0, 0, 24, 23), box(0, 23, 6, 10)])
        #expect(try label.rects(0..<4, style: .tight).near == [
            box(0, 7.54, 6, 10), box(6, 0, 12, 20),
            box(18, 7.54, 6, 10), box(0, 23, 6, 10)])
        #expect(try label.rects(2..<2).isEmpty && label.rects(4..<4).isEmpty)
        #expect(throws: RegletError(.indexOutOfRange)) { try label.rects(0..<5) }
        let mixed = try Self.label("abאבג")
        #expect(try mixed.rects(1..<4).near == [
            box(6, 0, 6, 10), box(24, 0, 6, 10)])
        #expect(throws: RegletError(.notOnBoundary)) { try mixed.rects(1..<3) }
    }

    @Test func backgroundsTile() throws {
        let glass = Color(rgba: 0x0000_FF80)
        let text = try Self.text([
            ("aa", Self.courier(background: glass)), ("bb ", Self.courier(size: 20, background: glass)), ("cc", Self.courier(background: glass)),
            ("d", Self.courier(background: .clear)), ("e", Self.courier(background: .black)),
        ])
        let label = try Self.label(text, 40)
        #expect(label.backgrounds().map(\.rect).near == [
            box(0, 0, 36, 23), box(0, 23, 12, 10), box(18, 23, 6, 10)])
        #expect(label.backgrounds().map(\.color) == [glass, glass, .black] && label.backgrounds().map(\.line) == [0, 1, 1])
        #expect(rounded(label.backgrounds(withHanging: true)[0].rect.width) == 48)
    }

    @Test func linesUnderAndThroughText() throws {
        var attributes = Self.courier()
        attributes.style.underline = .double
        attributes.style.strikethrough = .single
        let label = try Self.label(AttributedText("ab  cd", attributes: attributes), 12)
        let found = label.decorations()
        #expect(found.map(\.kind) == [.underline, .strikethrough, .underline, .strikethrough])
        #expect(found.map(\.style) == [.double, .single, .double, .single] && found.map(\.width) == [12, 12, 12, 12])
        #expect(rounded(found[0].y) == 8.54 && rounded(found[1].y) == 5.41)
        let hyphenated = try Self.label(AttributedText("ab\u{AD}cd", attributes: attributes), 18)
        #expect(hyphenated.decorations().filter { $0.line == 0 && $0.kind == .underline }.reduce(0) { $0 + $1.width } == 18)
        let stretched = try Self.label(AttributedText("a b\tc d e f", attributes: Self.courier(alignment: .justified)), 60)
        #expect(stretched.decorations().isEmpty)
    }

    @Test func tightRectsOfRightToLeftRunsComeFromTheLeft() throws {
        let text = try Self.text([("אב", Self.courier()), ("גד", Self.courier(size: 20))])
        #expect(try Self.label(text).rects(0..<8, style: .tight).map(\.x) == [0, 24])
    }

    @Test func carets() throws {
        let label = try Self.label("ab cd", 12)
        #expect(try label.carets(0).near == [box(0, 0, 0, 10)])
        #expect(try label.carets(2).map(\.x) == [12] && label.carets(3) == [box(0, 11.5, 0, 10)])
        #expect(try label.carets(5).map(\.x) == [12])
        #expect(throws: RegletError(.indexOutOfRange)) { try label.carets(6) }
        // Two where the direction changes: of the character behind the index, then of the one before it.
        let mixed = try Self.label("abאב")
        #expect(try mixed.carets(2).map(\.x) == [24, 12] && mixed.carets(4).map(\.x) == [18] && mixed.carets(6).map(\.x) == [12])
        let back = try Self.label("אבab")
        #expect(try back.carets(4).map(\.x) == [0, 12] && back.carets(0).map(\.x) == [24])
        #expect(try Self.label("") { $0.emptyIsLine = false }.carets(0).isEmpty)
        for (alignment, x) in [(TextAlignment.left, 0.0), (.center, 30), (.right, 60)] {
            #expect(try Self.label("", 60, alignment).carets(0).map(\.x) == [x])
            #expect(try Self.label("a\n", 60, alignment).carets(2).map(\.x) == [x])
        }
        #expect(try Self.label("", 60) { $0.direction = .rightToLeft }.carets(0).map(\.x) == [60])
    }

    @Test func anotherWidthReusesTheText() throws {
        var label = try Self.label("aaa bbb", 18)
        var options = label.options
        options.width = 100
        try label.setOptions(options)
        #expect(try label.strings == ["aaa bbb"])
        options.tabWidth = -1
        #expect(throws: RegletError(.invalidNumber)) { try label.setOptions(options) }
        #expect(label.options.width == 100 && label.options.tabWidth == 28)
    }
}
