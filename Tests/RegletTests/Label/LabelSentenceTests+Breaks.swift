import Testing
@testable import Reglet

extension LabelSentenceTests {
    @Test(arguments: ["\r\n", "\r", "\n", "\u{85}", "\u{2029}"])
    func aParagraphEnds(with end: String) throws {
        var right = try AttributedText("a\(end)b", attributes: Self.courier(alignment: .left))
        try right.set(.alignment, to: Self.courier(alignment: .right), in: 1 + end.utf8.count..<2 + end.utf8.count)
        let label = try Self.label(right, 60)
        #expect(try label.strings == ["a\(end)", "b"] && label.lefts == [0, 54])
        let mixed = try Self.label("a\(end)א", 60)
        #expect(try mixed.lefts == [0, 54])
    }

    @Test(arguments: ["\u{2028}", "\u{B}", "\u{C}"])
    func onlyALineEnds(with end: String) throws {
        var text = try AttributedText("a\(end)b", attributes: Self.courier(alignment: .left))
        try text.set(.alignment, to: Self.courier(alignment: .right), in: 1 + end.utf8.count..<2 + end.utf8.count)
        let label = try Self.label(text, 60)
        #expect(try label.strings == ["a\(end)", "b"] && label.lefts == [0, 0])
        #expect(try Self.label("א\(end)a", 60).lefts == [54, 54])
    }

    @Test(arguments: ["\u{1C}", "\u{1D}", "\u{1E}", "\u{1F}"])
    func informationSeparatorsEndNothing(separator: String) throws {
        let label = try Self.label("a\(separator)אב", 60)
        #expect(try label.lineCount == 1 && label.lefts == [0])
    }

    @Test func theAlignmentIsThatOfTheParagraphsFirstCharacter() throws {
        let text = try Self.text([
            ("a", Self.courier(alignment: .center)), ("b c\n", Self.courier(alignment: .right)), ("d", Self.courier(alignment: .right)),
        ])
        #expect(try Self.label(text, 18).lefts == [3, 6, 12])
        #expect(try Self.label(text, 12).lefts == [0, 3, 6])
        #expect(try Self.label(text, 17).lefts == [2.5, 5.5, 11])
    }

    @Test func justifiedLines() throws {
        func justified(_ string: String, _ width: Double) throws -> [Double] { try Self.label(string, width, .justified).widths }
        #expect(try justified("a b c d", 21) == [21, 18])
        #expect(try justified("a b\u{2028}c d e f g", 40) == [18, 40, 18])
        #expect(try justified("a b\u{C}c", 40) == [18, 6])
        #expect(try justified("a b\nc", 40) == [18, 6])
        #expect(try justified("aaaa bbbb", 25) == [24, 24])
        // The spaces that hang do not stretch, nor do those before a tab, for tab stops hold.
        let label = try Self.label("a b  cc", 21, .justified)
        #expect(try rounded(label.rects(1..<2)[0].width) == 9)
        #expect(try rounded(label.rects(3..<5)[0].width) == 12)
        let tabs = try Self.label("a b\tc d eeeee", 60, .justified)
        #expect(try tabs.widths == [60, 30])
        #expect(try rounded(tabs.rects(4..<5)[0].x) == 28 && rounded(tabs.rects(1..<2)[0].width) == 6)
        #expect(try rounded(tabs.rects(5..<6)[0].width) == 20)
        #expect(try Self.label("אב גד הו", 40, .justified).lefts == [0, 28])
        // Stretched text without a limit is as wide as it is.
        #expect(try Self.label("a b\nccccc d", nil, .justified).widths == [18, 42])
    }

    @Test func aLineFitsWhenItExceedsTheLimitByNoMoreThanATolerance() throws {
        #expect(try Self.label("aa bb", 30 - 1.0 / 1024).lineCount == 1)
        #expect(try Self.label("aa bb", (30 - 1.0 / 1024).nextDown).lineCount == 2)
        #expect(try Self.label("aaaa", 24 - 1.0 / 1024).lineCount == 1)
        #expect(try Self.label("aaaa", (24 - 1.0 / 1024).nextDown).strings == ["aaa", "a"])
    }

    @Test func breaksGoAcrossRuns() throws {
        let text = try Self.text([("aa", Self.courier()), ("a b", Self.courier(size: 10, offset: 2)), ("bb", Self.courier())])
        #expect(try Self.label(text, 20).strings == ["aaa ", "bbb"])
        #expect(try Self.label(Self.text([("a ", Self.courier()), (")", Self.courier(offset: 1))]), 6).strings == ["a ", ")"])
    }

    @Test func anOpportunityInsideAClusterIsNone() throws {
        // Line breaking alone would part the space from its mark.
        #expect(try Self.label("aa \u{301}b", 24).strings == ["aa \u{301}b"])
        #expect(try Self.label("aa \u{301}b", 18).strings == ["aa \u{301}", "b"])
        #expect(try Self.label("e\u{301}e\u{301}", 6) { $0.lineBreak = .character }.strings == ["e\u{301}", "e\u{301}"])
        #expect(try Self.label("🇩🇪🇫🇷", 1).strings == ["🇩🇪", "🇫🇷"])
    }

    @Test func aPieceLongerThanTheLineIsCut() throws {
        #expect(try Self.label("aa bbbbbbb c", 18).strings == ["aa ", "bbb", "bbb", "b c"])
        #expect(try Self.label("abc", 0).strings == ["a", "b", "c"])
        #expect(try Self.label("👩\u{200D}👧汪", 1).strings == ["👩\u{200D}👧", "汪"])
        #expect(try Self.label("abc \n\nd", 1).strings == ["a", "b", "c \n", "\n", "d"])
        // The cut line takes soft hyphens, unseen, what hangs and the line end.
        let soft = try Self.label("aaa\u{AD}\u{AD}bbb", 18)
        #expect(try soft.strings == ["aaa\u{AD}\u{AD}", "bbb"] && soft.widths == [18, 18])
        #expect(try soft.drawn(0) == ["aaa\u{AD}\u{AD}"])
        #expect(try Self.label("aaa\u{AD} \n", 12).strings == ["aa", "a\u{AD} \n", ""])
    }

    /// A soft hyphen whose hyphen has no room is no place where the line may end, so that what is cut goes on behind it: to the
    /// last cluster boundary that fits, as wherever no opportunity does. Helvetica's hyphen is wider than its i.
    @Test func aCutGoesPastASoftHyphenWhoseHyphenHasNoRoom() throws {
        for (string, width, strings) in [
            ("a\u{AD}iii", 13.3, ["a\u{AD}i", "ii"]), ("a\u{AD}iii", 13.2, ["a\u{AD}", "iii"]), ("a\u{AD}iii", 15.2, ["a\u{AD}", "iii"]),
            ("\u{AD}\u{AD}ii", 5, ["\u{AD}\u{AD}i", "i"]), ("-\u{AD}\u{AD}\u{AD}i\u{AD}ii", 9.452, ["-\u{AD}\u{AD}\u{AD}i\u{AD}", "ii"]),
            ("a\u{AD}i\u{301}b", 13.3, ["a\u{AD}i\u{301}", "b"]),
        ] as [(String, Double, [String])] {
            let label = try Self.label(AttributedText(string), width)
            #expect(try label.strings == strings, "\(string.debugDescription) \(width)")
            let drawn = try label.drawn(0)
            #expect(drawn == (width == 15.2 ? ["a", "-"] : [strings[0]]))
        }
    }

    @Test func spacesHangAtACutToo() throws {
        // No line may end between a space and a closing parenthesis.
        for (string, width, strings, widths) in [
            ("a )", 12.0, ["a ", ")"], [6.0, 6.0]), (" )", 6, [" ", ")"], [0, 6]), ("\t)", 6, ["\t", ")"], [0, 6]),
            ("a   )", 18, ["a   ", ")"], [6, 6]), ("a )b", 17, ["a ", ")b"], [6, 12]), ("a )b", 18, ["a )", "b"], [18, 6]),
        ] as [(String, Double, [String], [Double])] {
            let label = try Self.label(string, width, .right)
            let lefts = try label.lefts
            #expect(try label.strings == strings && label.widths == widths && lefts == widths.map { width - $0 }, "\(string.debugDescription)")
        }
    }

    @Test func aSoftHyphenShowsWhereTheTextGoesOn() throws {
        let label = try Self.label("aaa\u{AD}bbb", 24)
        #expect(try label.strings == ["aaa\u{AD}", "bbb"] && label.widths == [24, 18])
        #expect(try label.drawn(0) == ["aaa", "-"] && label.drawn(1) == ["bbb"])
        #expect(try Self.label("aaa\u{AD}bbb", 100).drawn(0) == ["aaa\u{AD}bbb"])
        #expect(try Self.label("aaa\u{AD}", 24).widths == [18] && Self.label("aaa\u{AD}\nb", 100).widths == [18, 6])
        // A later opportunity wins, even where the hyphen had no room.
        #expect(try Self.label("aa\u{AD}\u{200B}bbb", 12).strings == ["aa\u{AD}\u{200B}", "bb", "b"])
        #expect(try Self.label("aa\u{AD}a bb", 18).strings == ["aa\u{AD}a ", "bb"])
        // It is as wide as the hyphen, for everything that asks for its place.
        #expect(try label.rects(3..<5).near == [box(18, 0, 6, 10)])
        #expect(try label.rects(0..<5).near == [box(0, 0, 24, 10)])
        #expect(try label.index(23.9, 5) == 3 && label.nearest(23.9, 5) == 3 && label.index(24, 5) == nil)
        #expect(try label.carets(3).map(\.x).map(rounded) == [18])
        let hebrew = try Self.label("אבג\u{AD}דהו", 24)
        #expect(try hebrew.drawn(0) == ["-", "אבג"] && hebrew.lefts == [0, 6])
    }

    @Test func minimumWidthCountsTheHyphen() throws {
        #expect(try Self.label("aaa\u{AD}bbb").minimumContentWidth == 24)
        #expect(try Self.label("aaaa bbb").minimumContentWidth == 24)
        #expect(try Self.label("aaaa bbb", 1).minimumContentWidth == 24)
        // Helvetica's hyphen is wider than its l: the whole word needs less than its beginning with a hyphen.
        let word = try Label(AttributedText("aa\u{AD}l\na\u{AD}b"), fonts: FontBook())
        #expect(word.minimumContentWidth == word.maximumContentWidth)
    }

    @Test(arguments: [" ", "\t", "\u{1680}", "\u{2003}", "\u{205F}", "\u{3000}"])
    func hangs(space: String) throws {
        for string in ["aa\(space)bb", "aa\(space)\(space)bb"] {
            let label = try Self.label(string, 12, .right) { $0.tabWidth = 28 }
            #expect(try label.strings.last == "bb" && label.widths == [12, 12] && label.lefts == [0, 0])
        }
        let last = try Self.label("aa\(space)", 60, .right)
        #expect(try last.lefts == [48] && last.widths == [12] && last.lineCount == 1)
        let only = try Self.label("\(space)\(space)\(space)", 1)
        #expect(try only.lineCount == 1 && only.widths == [0] && only.index(0, 5) == nil && only.nearest(30, 5) == 0)
    }

    @Test(arguments: ["\u{A0}", "\u{2007}", "\u{202F}"])
    func doesNotHang(space: String) throws {
        #expect(try Self.label("aa\(space)", 60, .right).widths == [18])
        #expect(try Self.label("aa\(space)bb", 18).strings == ["aa\(space)", "bb"])
    }

    @Test func tabsGoToTheNextStop() throws {
        let label = try Self.label("a\tb\tc")
        #expect(try label.rects(2..<3)[0].x == 28 && label.rects(4..<5)[0].x == 56 && label.widths == [62])
        #expect(try Self.label("a\tb") { $0.tabWidth = 6 }.rects(2..<3)[0].x == 12)
        #expect(try Self.label("a\tb") { $0.tabWidth = 0 }.rects(2..<3)[0].x == 6)
        #expect(try Self.label("\t\tb").rects(2..<3)[0].x == 56)
        // Of a right-to-left line they count from the right.
        #expect(try Self.label("א\tב", 100).rects(3..<5).near == [box(66, 0, 6, 10)])
    }

    @Test func emptyTextAndFinalLineEnds() throws {
        let empty = try Self.label("")
        #expect(try empty.lineCount == 1 && empty.size == Size(width: 0, height: 10) && empty.widths == [0])
        #expect(try Self.label("") { $0.emptyIsLine = false }.lineCount == 0)
        #expect(try Self.label("", nil) { $0.emptyIsLine = false; $0.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }.size == Size(width: 6, height: 4))
        for end in ["\n", "\r\n", "\r", "\u{85}", "\u{2029}", "\u{2028}", "\u{B}", "\u{C}"] {
            #expect(try Self.label("a\(end)").strings == ["a\(end)", ""])
            #expect(try Self.label(end) { $0.emptyIsLine = false }.strings == [end, ""])
        }
        // The empty line has the font of the line end, not of the text before it.
        let text = try Self.text([("a", Self.courier(size: 10)), ("\n", Self.courier(size: 20))])
        let label = try Self.label(text)
        #expect(try label.line(1).ascent == 15.08 && label.line(0).ascent == 15.08)
        #expect(try Self.label("\n").size.height == Self.label("a\n").size.height)
        #expect(try Self.label("a\n\nc").size.height == Self.label("a\nb\nc").size.height)
        #expect(try label.carets(2).near == [box(0, 23, 0, 20)])
    }

    @Test func characterMode() throws {
        #expect(try Self.label("ab cd", 12) { $0.lineBreak = .character }.strings == ["ab ", "cd"])
        #expect(try Self.label("abc de", 24) { $0.lineBreak = .character }.strings == ["abc ", "de"])
        #expect(try Self.label("abcd", 18) { $0.lineBreak = .character }.strings == ["abc", "d"])
    }
}
