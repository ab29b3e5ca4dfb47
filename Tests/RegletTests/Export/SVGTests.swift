import Testing
@testable import Reglet

/// Documents letter for letter. In Courier of 10 points a character is 6 wide, a line 10 high, its baseline at 7.54, and 1.5 lie
/// below it.
@Suite struct SVGTests {
    static func courier(_ change: (inout Style) -> Void = { _ in }) -> Attributes {
        var style = Style()
        style.size = 10
        change(&style)
        return Attributes(family: "Courier", style: style)
    }

    static func printed(
        _ text: AttributedText, anyLink: Bool = false, _ change: (inout LabelOptions) -> Void = { _ in }
    ) throws -> String {
        var options = LabelOptions()
        change(&options)
        return try Label(text, fonts: FontBook(), options: options).svgString(anyLink: anyLink)
    }

    static func document(_ width: String, _ height: String, _ content: [String]) -> String {
        let start = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" overflow="visible" \
            direction="ltr" style="font-family: 'Courier', 'Courier New', monospace; font-size: 10px; font-weight: 400; font-style: normal">
            """
        return ([start] + content + ["</svg>"]).joined(separator: "\n")
    }

    static func run(
        _ text: String, _ x: String, _ y: String = "7.54", width: String? = nil, more: String = "", fill: String = "fill=\"#000000\""
    ) -> String {
        let width = width ?? "\(6 * text.unicodeScalars.count)"
        let length = width == "0" ? "" : " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
        return "<text xml:space=\"preserve\" x=\"\(x)\" y=\"\(y)\"\(length)\(more) \(fill)>\(text)</text>"
    }

    @Test func aLine() throws {
        #expect(try Self.printed(AttributedText("ab  c", attributes: Self.courier())) == Self.document("30", "10", [Self.run("ab  c", "0")]))
        #expect(try Self.printed(AttributedText(base: Self.courier())) == Self.document("0", "10", []))
        let nothing = try Self.printed(AttributedText(base: Self.courier())) { $0.emptyIsLine = false; $0.width = 7 }
        #expect(nothing == Self.document("7", "0", []))
        let sunken = try Self.printed(AttributedText(base: Self.courier())) { $0.insets = EdgeInsets(top: -20, left: -5, bottom: 0, right: 0) }
        #expect(sunken == Self.document("0", "0", []))
    }

    @Test func whatHangsIsLeftOut() throws {
        let text = try AttributedText("ab cd\r\n \u{2028}e", attributes: Self.courier())
        #expect(try Self.printed(text) { $0.width = 15 } == Self.document("15", "44.5", [
            Self.run("ab", "0"), Self.run("cd", "0", "19.04"), Self.run("e", "0", "42.04"),
        ]))
    }

    @Test func justifiedWordsStandOnTheirOwn() throws {
        let text = try AttributedText("a b c d", attributes: Self.courier { $0.alignment = .justified })
        #expect(try Self.printed(text) { $0.width = 31.5 } == Self.document("31.5", "21.5", [
            Self.run("a", "0"), Self.run(" ", "6", width: "6.75"), Self.run("b", "12.75"), Self.run(" ", "18.75", width: "6.75"),
            Self.run("c", "25.5"), Self.run("d", "0", "19.04"),
        ]))
    }

    @Test func looksOfRuns() throws {
        let base = Self.courier()
        func one(_ change: (inout Style) -> Void) throws -> String {
            try Self.printed(LabelSentenceTests.text([("a", base), ("b", Self.courier(change))]))
        }
        func expected(_ more: String, fill: String = "fill=\"#000000\"") -> String {
            Self.document("12", "10", [Self.run("a", "0"), Self.run("b", "6", more: more, fill: fill)])
        }
        #expect(try one { $0.weight = 1 } == expected(" style=\"font-weight: 700\""))
        #expect(try one { $0.italic = true } == expected(" style=\"font-style: italic\""))
        #expect(try one { $0.color = Color(rgba: 0xFF00_0033) } == expected("", fill: "fill=\"#ff0000\" fill-opacity=\"0.2\""))
        #expect(try one { $0.baselineOffset = -2.5 } == Self.document("12", "12.5", [Self.run("a", "0"), Self.run("b", "6", "10.04")]))
        let kerned = try LabelSentenceTests.text([("ab", Self.courier { $0.kern = 2.5 })])
        #expect(try Self.printed(kerned).contains("; letter-spacing: 2.5px\">\n<text xml:space=\"preserve\" x=\"0\" y=\"7.54\" textLength=\"17\""))
        let families = try LabelSentenceTests.text([("a", base), ("b", Attributes(family: "GillSans", style: base.style)), ("c", Attributes(family: "Georgia", style: base.style))])
        let printed = try Self.printed(families)
        #expect(printed.contains(" style=\"font-family: 'GillSans', 'Gill Sans', Arial, sans-serif\""))
        #expect(printed.contains(" style=\"font-family: 'Georgia', 'Times New Roman', serif\""))
    }

    @Test func backgroundsAndLines() throws {
        let yellow = Self.courier { $0.background = Color(rgba: 0xFFFF_00FF); $0.underline = .single }
        let clear = Self.courier { $0.background = Color(rgba: 0x0000_FF66); $0.underline = .double; $0.strikethrough = .single; $0.color = .white }
        let text = try LabelSentenceTests.text([("ab ", yellow), ("cd", clear)])
        #expect(try Self.printed(text) { $0.width = 20 } == Self.document("20", "21.5", [
            "<g shape-rendering=\"crispEdges\">", "<rect x=\"0\" y=\"0\" width=\"12\" height=\"11.5\" fill=\"#ffff00\"/>",
            "<rect x=\"0\" y=\"11.5\" width=\"12\" height=\"10\" fill=\"#0000ff\" fill-opacity=\"0.4\"/>", "</g>",
            "<path d=\"M0 8.54h12\" stroke=\"#000000\" stroke-width=\"0.5\"/>",
            "<path d=\"M0 19.54h12M0 20.54h12\" stroke=\"#ffffff\" stroke-width=\"0.5\"/>",
            Self.run("ab", "0"), Self.run("cd", "0", "19.04", fill: "fill=\"#ffffff\""),
            "<path d=\"M0 16.91h12\" stroke=\"#ffffff\" stroke-width=\"0.5\"/>",
        ]))
    }

    @Test func neighboursOfOneLookShareAPath() throws {
        let lined = Self.courier { $0.underline = .single }
        let text = try LabelSentenceTests.text([("a", lined), ("b", Self.courier { $0.underline = .single; $0.italic = true }), ("c", Self.courier())])
        #expect(try Self.printed(text).contains("\n<path d=\"M0 8.54h6M6 8.54h6\" stroke=\"#000000\" stroke-width=\"0.5\"/>\n"))
    }

    @Test func rightToLeftRunsStandByTheirMiddles() throws {
        let text = try AttributedText("ab שלום! 12", attributes: Self.courier())
        #expect(try Self.printed(text) == Self.document("66", "10", [
            Self.run("ab ", "0"), Self.run("שלום! ", "48", more: " unicode-bidi=\"bidi-override\" direction=\"rtl\" text-anchor=\"middle\""),
            Self.run("12", "18", more: " unicode-bidi=\"bidi-override\""),
        ]))
    }

    @Test func softHyphensShowWhereALineEnds() throws {
        let text = try AttributedText("so\u{AD}ft hy\u{AD}phen", attributes: Self.courier())
        #expect(try Self.printed(text) { $0.width = 48 } == Self.document("48", "21.5", [
            Self.run("soft hy", "0"), Self.run("-", "42"), Self.run("phen", "0", "19.04"),
        ]))
        #expect(try Self.printed(AttributedText("\u{AD}", attributes: Self.courier())) == Self.document("0", "10", []))
    }

    @Test func aTokenStandsForWhatIsHidden() throws {
        let text = try AttributedText("aa bb cc dd", attributes: Self.courier())
        func short(_ truncation: Truncation) throws -> String {
            try Self.printed(text) { $0.width = 42; $0.maximumLines = 1; $0.truncation = truncation; $0.token = .plain(Array("..".utf8)) }
        }
        #expect(try short(.tail) == Self.document("42", "10", [Self.run("aa bb", "0"), Self.run("..", "30")]))
        #expect(try short(.middle) == Self.document("42", "10", [Self.run("aa", "0"), Self.run("..", "12"), Self.run("dd", "24")]))
        #expect(try short(.head) == Self.document("42", "10", [Self.run("..", "0"), Self.run("cc dd", "12")]))
    }

    @Test func attachmentsAreImages() throws {
        var text = try AttributedText("ab", attributes: Self.courier())
        try text.insert(Attachment("a\".png", width: 12, height: 4, x: 1, y: 1, alternativeText: "a <star>\u{1}"), at: 1)
        try text.insert(Attachment("", width: 0, height: 0), at: text.utf8Count)
        #expect(try Self.printed(text) == Self.document("24", "10", [
            Self.run("a", "0"), """
            <image x="7" y="2.54" width="12" height="4" preserveAspectRatio="none" href="a&quot;.png"><title>a &lt;star&gt;\u{FFFD}</title></image>
            """, Self.run("b", "18"), "<image x=\"24\" y=\"7.54\" width=\"0\" height=\"0\" preserveAspectRatio=\"none\"/>",
        ]))
    }

    @Test func linksSafeTargetsOnly() throws {
        func link(_ target: String?, anyLink: Bool = false) throws -> String {
            var text = try AttributedText("abc", attributes: Self.courier())
            try text.setLink(target: target.map { Array($0.utf8) }, in: 1..<2)
            return try Self.printed(text, anyLink: anyLink)
        }
        let runs = [Self.run("a", "0"), Self.run("b", "6"), Self.run("c", "12")]
        func anchor(_ target: String) -> String { Self.document("18", "10", [runs[0], "<a href=\"\(target)\">", runs[1] + "</a>", runs[2]]) }
        #expect(try link("https://example.org/?a=1&b=\"<\n") == anchor("https://example.org/?a=1&amp;b=&quot;&lt;&#10;"))
        #expect(try link("mailto:a@b\u{1}\u{FFFE}") == anchor("mailto:a@b\u{FFFD}\u{FFFD}"))
        for target in ["javascript:alert(1)", " https://x", "java\nscript:x", "data:,x", "", "http"] {
            #expect(try link(target) == Self.document("18", "10", runs))
        }
        #expect(try link(nil) == Self.document("18", "10", runs))
        #expect(try link("javascript:x", anyLink: true) == anchor("javascript:x"))
    }

    @Test func linksSpanLinesAndStayApart() throws {
        var text = try AttributedText("ab cd ef", attributes: Self.courier())
        try text.setLink(target: Array("tel:1".utf8), in: 0..<5)
        try text.setLink(target: Array("tel:1".utf8), in: 6..<8)
        #expect(try Self.printed(text) { $0.width = 15 } == Self.document("15", "33", [
            "<a href=\"tel:1\">", Self.run("ab", "0"), Self.run("cd", "0", "19.04") + "</a>", "<a href=\"tel:1\">", Self.run("ef", "0", "30.54") + "</a>",
        ]))
    }

    @Test func nothingOfATextIsMarkup() throws {
        let text = try AttributedText("<a>&amp;\"']]>\u{0}\u{1B}\u{7F}\u{FFFD}\u{FFFE}\u{FFFF}", attributes: Self.courier())
        let printed = try Self.printed(text)
        #expect(printed.hasSuffix(">&lt;a&gt;&amp;amp;\"']]&gt;\u{7F}\u{FFFD}\u{FFFD}\u{FFFD}</text>\n</svg>"))
        let token = try Self.printed(text) { $0.maximumLines = 1; $0.width = 30; $0.truncation = .tail; $0.token = .plain(Array("\r\n\t<".utf8)) }
        #expect(token.contains(">&#13;\n\t&lt;</text>"))
    }
}
