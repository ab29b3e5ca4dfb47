import Testing
@testable import Reglet

extension LabelSentenceTests {
    static func truncated(
        _ string: String, _ width: Double?, _ truncation: Truncation, lines: Int = 1, _ change: (inout LabelOptions) -> Void = { _ in }
    ) throws -> Label {
        try label(string, width) { $0.truncation = truncation; $0.maximumLines = lines; change(&$0) }
    }

    @Test func onlyWhereTheLimitsCutTheTextOff() throws {
        for truncation in Truncation.allCases {
            #expect(try Self.truncated("abcdef ghi", 24, truncation, lines: 0).token == nil)
            #expect(try Self.truncated("abc def", 18, truncation, lines: 2).token == nil)
            #expect(try Self.truncated("abc    ", 18, truncation).isTruncated == false)
            #expect(try Self.truncated("abc \n", 18, truncation).isTruncated == false)
            #expect(try Self.truncated("", 0, truncation).isTruncated == false)
            #expect(try Self.truncated("abcd", 24 - 1.0 / 1024, truncation).isTruncated == false)
        }
    }

    @Test func eachKeepsItsPart() throws {
        for (truncation, drawn, hidden) in [
            (Truncation.tail, ["abc", "…"], 3..<10), (.head, ["…", "hij"], 0..<7), (.middle, ["a", "…", "ij"], 1..<8), (.none, ["abcd"], 4..<10),
        ] as [(Truncation, [String], Range<Int>)] {
            let label = try Self.truncated("abcdefghij", 24, truncation)
            #expect(try label.drawn(0) == drawn && label.hiddenRange == hidden && label.isTruncated && label.widths == [24])
        }
        #expect(try Self.truncated("aaa bbb ccc ddd", 18, .tail, lines: 2).drawn(1) == ["bb", "…"])
        #expect(try Self.truncated("aaa bbb ccc ddd", 18, .head, lines: 2).drawn(1) == ["…", "dd"])
        #expect(try Self.truncated("aaa bbb ccc ddd", 24, .middle, lines: 2).drawn(1) == ["b", "…", "dd"])
    }

    @Test func aLineEndEndsWhatTheTailKeeps() throws {
        #expect(try Self.truncated("ab\ncd", 24, .tail).drawn(0) == ["ab", "…"])
        #expect(try Self.truncated("abcd\ne", 24, .tail).drawn(0) == ["abc", "…"])
        #expect(try Self.truncated("ab \u{2028}cd", 24, .tail).drawn(0) == ["ab", "…"])
        #expect(try Self.truncated("ab\r\n\r\ncd", 24, .tail, lines: 2).drawn(1) == ["…"])
        #expect(try Self.truncated("ab\ncd\nef", 24, .head).drawn(0) == ["…", "ef"])
        #expect(try Self.truncated("ab\ncd\nef\n", 24, .head).drawn(0) == ["…", "ef"])
        #expect(try Self.truncated("ab\ncd\nef", 30, .middle).drawn(0) == ["ab", "…", "ef"])
    }

    @Test func heightsCutOffToo() throws {
        for (height, count) in [(0.0, 1), (9, 1), (21.4, 1), (21.5 - 1.0 / 1024, 2), (21.5, 2), (32.9, 2), (33, 3)] as [(Double, Int)] {
            let label = try Self.truncated("a\nb\nc", 60, .tail, lines: 0) { $0.height = height }
            #expect(label.lineCount == count, "\(height)")
            #expect(label.isTruncated == (count < 3) && (label.token == nil) == (count == 3), "\(height)")
        }
        let inset = try Self.truncated("a\nb", 60, .tail, lines: 0) { $0.height = 22; $0.insets = EdgeInsets(top: 1, left: 0, bottom: 0, right: 0) }
        #expect(inset.lineCount == 1)
    }

    /// A last line that is lower for what the token hides needs no more height than it shows.
    @Test func aHeightCutsOffByWhatTheLastLineShows() throws {
        var text = try AttributedText("aaa\nbbbb", attributes: Self.courier())
        try text.insert(Attachment("i", width: 6, height: 30), at: 8)
        try text.append(" ccc\n\n", attributes: Self.courier())
        func label(_ truncation: Truncation, _ height: Double?, lines: Int = 2) throws -> Label {
            try Self.label(text, 30) { $0.truncation = truncation; $0.height = height; $0.maximumLines = lines }
        }
        for (truncation, drawn, height) in [(Truncation.tail, ["bbbb", "…"], 21.5), (.head, ["…", "ccc"], 21.5), (.none, ["bbbb", "\u{FFFC}", " "], 43.96)] {
            let preferred = try label(truncation, nil).preferredHeight(width: 30)
            #expect(rounded(preferred) == height)
            #expect(try label(truncation, preferred).drawn(1) == drawn, "\(truncation)")
            #expect(try label(truncation, preferred - 0.01).lineCount == 1, "\(truncation)")
        }
        // Where the lines would go on it is a line like any other, and so is one behind which there is only white space.
        #expect(try label(.tail, 21.5, lines: 0).lineCount == 1)
        let last = try Self.label(text.slice(0..<text.utf8Count - 6), 30) { $0.truncation = .tail; $0.height = 21.5; $0.maximumLines = 2 }
        #expect(last.lineCount == 1)
    }

    /// A tab stop that is nearer than 1/1024 point is passed, so that these 100 are three times as wide as the tab width.
    @Test func tabsBehindATokenHaveTheRoomThatTheyTake() throws {
        for (width, hidden) in [(18.2, 4), (18.06, 105)] {
            let label = try Self.label("aaaab" + String(repeating: "\t", count: 100) + "c", width) {
                $0.maximumLines = 1
                $0.truncation = .head
                $0.tabWidth = 1.0 / 2048
            }
            #expect(label.hiddenRange == 0..<hidden && label.contentSize.width <= width, "\(width)")
        }
    }

    /// The last line is one earlier where a token makes it higher than there is room for.
    @Test func aTokenHigherThanItsLineNeedsTheHeight() throws {
        let token = try AttributedText("+", attributes: Self.courier(size: 20))
        func label(_ height: Double, _ truncation: Truncation = .tail) throws -> Label {
            try Self.label("aaa\nbbb\nccc\nddd") { $0.height = height; $0.truncation = truncation; $0.token = .attributed(token) }
        }
        for (height, lines) in [(43.0, 3), (42.9, 2), (31.5, 2), (31.4, 1), (20, 1), (5, 1)] {
            let cut = try label(height)
            #expect(cut.lineCount == lines && cut.isTruncated && cut.hiddenRange == lines * 4 - 1..<15, "\(height)")
            #expect(try cut.drawn(lines - 1) == [["aaa", "+"], ["bbb", "+"], ["ccc", "+"]][lines - 1], "\(height)")
        }
        #expect(try label(33).lineCount == 2 && label(33, .none).lineCount == 3 && label(44.5).isTruncated == false)
    }

    @Test func aTokenWiderThanTheLabelStandsAlone() throws {
        for truncation in [Truncation.head, .middle, .tail] {
            let label = try Self.truncated("abcdef", 12, truncation) { $0.token = .plain(Array("more".utf8)) }
            #expect(try label.drawn(0) == ["more"] && label.widths == [24] && label.lefts == [0])
            #expect(label.hiddenRange == 0..<6)
            #expect(try label.hit(Point(x: 3, y: 5)) == LabelHit(index: 0, isTrailing: false, line: 0, isToken: true))
        }
        #expect(try Self.truncated("abcdef", 12, .tail) { $0.token = .plain([]) }.drawn(0) == ["ab"])
    }

    @Test func wholeClustersAndAttachmentsOnly() throws {
        #expect(try Self.truncated("e\u{301}e\u{301}e\u{301}e\u{301}", 18, .tail).drawn(0) == ["e\u{301}e\u{301}", "…"])
        #expect(try Self.truncated("👩\u{200D}👧👩\u{200D}👧", 17, .tail).drawn(0) == ["👩\u{200D}👧", "…"])
        #expect(try Self.truncated("👩\u{200D}👧👩\u{200D}👧", 17, .head).drawn(0) == ["…", "👩\u{200D}👧"])
        var text = try AttributedText("abcdef", attributes: Self.courier())
        try text.insert(Attachment("i", width: 20, height: 30), at: 1)
        let narrow = try Self.label(text, 31) { $0.maximumLines = 1; $0.truncation = .tail }
        #expect(try narrow.drawn(0) == ["a", "…"] && narrow.line(0).ascent == 7.54)
        let wide = try Self.label(text, 32) { $0.maximumLines = 1; $0.truncation = .tail }
        #expect(try wide.drawn(0) == ["a", "\u{FFFC}", "…"] && wide.widths == [32] && wide.line(0).ascent == 30)
    }

    @Test func theTokenLooksAsItsKeptNeighbour() throws {
        let yellow = Self.courier(background: Color(rgba: 0xFFFF_00FF))
        let text = try Self.text([("abc", yellow), ("def", Self.courier(size: 20))])
        let tail = try Self.label(text, 18) { $0.maximumLines = 1; $0.truncation = .tail }
        #expect(try tail.positionedRuns(0).map(\.attributes) == [yellow, yellow])
        // So it stands on the same background, in one box with it.
        #expect(tail.backgrounds().map(\.rect).near == [box(0, 0, 18, 10)])
        let head = try Self.label(text, 24) { $0.maximumLines = 1; $0.truncation = .head }
        #expect(try head.positionedRuns(0).map(\.attributes.style.size) == [20, 20])
        let own = try AttributedText("+", attributes: Self.courier(size: 30))
        let brought = try Self.label(text, 24) { $0.maximumLines = 1; $0.truncation = .tail; $0.token = .attributed(own) }
        #expect(try brought.positionedRuns(0).map(\.attributes.style.size) == [10, 30] && rounded(brought.line(0).ascent) == 22.62)
        #expect(brought.backgrounds().map(\.rect.width) == [6])
    }

    @Test func aTokenThatIsTooWideAsTheFirstCharacterHasItLeavesNoRoomForMore() throws {
        let text = try Self.text([("\u{200B}", Self.courier(size: 80)), ("abcdef", Self.courier(size: 20))])
        for (width, drawn) in [(23, ["…"]), (24, ["\u{200B}", "a", "…"])] {
            let label = try Self.label(text, Double(width)) { $0.maximumLines = 1; $0.truncation = .middle }
            #expect(try label.drawn(0) == drawn)
        }
    }

    @Test func theTokenIsUnderlinedAsItsNeighbour() throws {
        var attributes = Self.courier()
        attributes.style.underline = .single
        let label = try Self.label(AttributedText("abcdef", attributes: attributes), 18) { $0.maximumLines = 1; $0.truncation = .tail }
        #expect(label.decorations().reduce(0) { $0 + $1.width } == 18)
    }

    @Test func theTokenMayBeTheLinkThatIsHit() throws {
        var more = try AttributedText("[more]", attributes: Self.courier())
        try more.setLink("m", in: 1..<5)
        var text = try AttributedText("abcdefghijklmnop", attributes: Self.courier())
        try text.setLink("a", in: 0..<2)
        try text.setLink("b", in: 14..<16)
        let label = try Self.label(text, 60) { $0.maximumLines = 1; $0.truncation = .tail; $0.token = .attributed(more) }
        #expect(try label.linkCount == 3 && label.linkRects(1).isEmpty)
        #expect(try label.linkRects(2).near == [box(30, 0, 24, 10)])
        #expect(try label.link(31, 5) == 2 && label.link(29, 5) == nil && label.link(54, 5) == nil && label.link(1, 5) == 0)
        #expect(try label.link(28, 5, slop: 2) == 2 && label.link(28, 5, slop: 1.9) == nil)
        #expect(throws: RegletError(.indexOutOfRange)) { try label.linkRects(3) }
    }

    @Test func aRightToLeftTextIsCutAtItsLeft() throws {
        let tail = try Self.truncated("אבגדה", 18, .tail)
        #expect(try tail.drawn(0) == ["…", "אב"] && tail.lefts == [0] && tail.hiddenRange == 4..<10)
        let head = try Self.truncated("אבגדה", 18, .head)
        #expect(try head.drawn(0) == ["דה", "…"])
    }
}
