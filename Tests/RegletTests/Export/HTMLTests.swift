import Testing
@testable import Reglet

@Suite struct HTMLTests {
    static func printed(_ text: AttributedText, anyLink: Bool = false) throws -> String {
        String(decoding: try text.html(fonts: FontBook(), anyLink: anyLink), as: UTF8.self)
    }

    static func root(_ content: String, alignment: String? = "start") -> String {
        """
        <div style="white-space: pre-wrap; unicode-bidi: plaintext; \(alignment.map { "text-align: \($0); " } ?? "")\
        font-family: 'Helvetica'; font-size: 17px; font-weight: 400; font-style: normal; color: #000000">\(content)</div>
        """
    }

    static func text(_ string: String) throws -> AttributedText { try AttributedText(utf8: Array(string.utf8).span) }

    static func styled(_ change: (inout Attributes) -> Void) throws -> AttributedText {
        var attributes = Attributes()
        change(&attributes)
        var text = AttributedText(normalizedBase: Attributes())
        try text.append(utf8: [0x61].span, attributes: attributes)
        return text
    }

    @Test func printsEachAttribute() throws {
        let cases: [(String, (inout Attributes) -> Void)] = [
            ("font-family: 'TimesNewRoman', 'Times New Roman'", { $0.family = Array("TimesNewRoman".utf8) }),
            ("font-family: 'a\\27 \\5c \\0a &lt;/&quot;é'", { $0.family = Array("a'\\\n</\"é".utf8) }),
            ("font-size: 0.5px", { $0.style.size = 0.5 }), ("font-weight: 700", { $0.style.weight = 1 }),
            ("font-style: italic", { $0.style.italic = true }), ("color: #ff0000", { $0.style.color = Color(red: 255, green: 0, blue: 0) }),
            ("color: #00000000", { $0.style.color = .clear }), ("background-color: #01020304", { $0.style.background = Color(rgba: 0x01020304) }),
            ("letter-spacing: -1.5px", { $0.style.kern = -1.5 }), ("vertical-align: 3px", { $0.style.baselineOffset = 3 }),
            ("text-decoration: underline", { $0.style.underline = .single }), ("text-decoration: underline double", { $0.style.underline = .double }),
            ("text-decoration: line-through", { $0.style.strikethrough = .single }),
            ("text-decoration: line-through double", { $0.style.strikethrough = .double }),
            ("text-decoration: underline line-through", { $0.style.underline = .single; $0.style.strikethrough = .single }),
            ("text-decoration: underline line-through double", { $0.style.underline = .double; $0.style.strikethrough = .double }),
        ]
        for (style, change) in cases { #expect(try Self.printed(Self.styled(change)) == Self.root("<span style=\"\(style)\">a</span>")) }
        #expect(try Self.printed(Self.styled { _ in }) == Self.root("a"))
        let both = try Self.styled { $0.style.underline = .single; $0.style.strikethrough = .double }
        #expect(try Self.printed(both) == Self.root("""
            <span style="text-decoration: underline"><span style="text-decoration: line-through double">a</span></span>
            """))
    }

    @Test func takesTheWeightOfTheFace() throws {
        // AvenirNext's rung 1 is a medium face; a family that no book has goes by its rungs.
        let text = try Self.styled { $0.family = Array("AvenirNext".utf8); $0.style.weight = 1 }
        #expect(try Self.printed(text).contains("font-weight: 500"))
        #expect(try Self.printed(Self.styled { $0.family = [0x78]; $0.style.weight = 1000 }).contains("font-weight: 900"))
        #expect(try Self.printed(Self.styled { $0.family = [0x78]; $0.style.weight = -1 }).contains("font-weight: 100"))
    }

    @Test func escapesAndBreaksLines() throws {
        #expect(try Self.printed(Self.text("<b>&amp;\"'\u{0}\u{FFFC}  \t")) == Self.root("&lt;b&gt;&amp;amp;\"'\u{FFFD}\u{FFFC}  \t"))
        #expect(try Self.printed(Self.text("a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}g\u{B}h\u{C}\n\n"))
            == Self.root("a<br>b<br>c<br>d<br>e<br>f<br>g<br>h<br><br><br>"))
        var split = try Self.text("a\r\nb")
        var bold = Attributes()
        bold.style.weight = 1
        try split.set(.weight, to: bold, in: 2..<4)
        #expect(try Self.printed(split) == Self.root("a<br><span style=\"font-weight: 700\">b</span>"))
        #expect(try Self.printed(AttributedText()).hasSuffix("color: #000000\"></div>"))
    }

    @Test func linksSafeTargetsOnly() throws {
        func link(_ target: String?, anyLink: Bool = false) throws -> String {
            var text = try Self.text("abc")
            try text.setLink(target: target.map { Array($0.utf8) }, in: 1..<2)
            return try Self.printed(text, anyLink: anyLink)
        }
        func anchor(_ target: String) -> String { Self.root("a<a href=\"\(target)\" style=\"color: inherit; text-decoration: none\">b</a>c") }
        #expect(try link("https://example.org/?a=1&b=\"<\n") == anchor("https://example.org/?a=1&amp;b=&quot;&lt;&#10;"))
        for target in ["HTTP://x", "mailto:a@b", "tel:+1"] { #expect(try link(target) == anchor(target)) }
        let unsafe = ["javascript:alert(1)", " https://x", "\u{1}http:x", "java\nscript:x", "data:,x", "/path", "", "http", "ftp://x", "httpx://x", "file:///etc"]
        for target in unsafe { #expect(try link(target) == Self.root("abc")) }
        #expect(try link(nil) == Self.root("abc"))
        #expect(try link("javascript:x", anyLink: true) == anchor("javascript:x"))
        #expect(try link("", anyLink: true) == Self.root("abc"))
    }

    @Test func linksSpanRunsAndStayApart() throws {
        var text = try Self.text("abcd")
        var bold = Attributes()
        bold.style.weight = 1
        try text.set(.weight, to: bold, in: 1..<2)
        try text.setLink(target: Array("tel:1".utf8), in: 0..<2)
        try text.setLink(target: Array("tel:1".utf8), in: 2..<3)
        let open = "<a href=\"tel:1\" style=\"color: inherit; text-decoration: none\">"
        #expect(try Self.printed(text) == Self.root("\(open)a<span style=\"font-weight: 700\">b</span></a>\(open)c</a>d"))
    }

    @Test func blocksCarryAlignments() throws {
        var center = Attributes()
        center.style.alignment = .center
        var text = try Self.text("a\nb\n\nc")
        try text.set(.alignment, to: center, in: 2..<4)
        try text.setLink(target: Array("tel:1".utf8), in: 0..<3)
        let open = "<a href=\"tel:1\" style=\"color: inherit; text-decoration: none\">"
        #expect(try Self.printed(text) == Self.root("""
            <div style="text-align: start">\(open)a<br></a></div><div style="text-align: center">\(open)b</a><br></div>\
            <div style="text-align: start"><br>c</div>
            """, alignment: nil))
        try text.set(.alignment, to: center, in: 0..<6)
        #expect(try Self.printed(text).hasPrefix("<div style=\"white-space: pre-wrap; unicode-bidi: plaintext; text-align: center; "))
    }

    @Test func printsImages() throws {
        func image(_ alignment: AttachmentAlignment, x: Double = 0, y: Double = 0) throws -> String {
            var text = try Self.text("")
            try text.insert(Attachment(
                name: Array("a\".png".utf8), width: 12, height: 10.5, x: x, y: y, alignment: alignment,
                alternativeText: Array("<star>".utf8)), at: 0)
            return try Self.printed(text)
        }
        func tag(_ style: String) -> String {
            Self.root("<img src=\"a&quot;.png\" alt=\"&lt;star&gt;\" style=\"width: 12px; height: 10.5px\(style)\">")
        }
        #expect(try image(.baseline) == tag(""))
        #expect(try image(.baseline, x: 1, y: -2) == tag("; vertical-align: -2px; position: relative; left: 1px"))
        #expect(try image(.textTop) == tag("; vertical-align: text-top"))
        #expect(try image(.lineBottom, y: 4) == tag("; vertical-align: bottom"))
        #expect(try image(.xCenter) == tag("; vertical-align: middle"))
        // Half of (0.718 em less the height), at 17 points.
        #expect(try image(.capCenter) == tag("; vertical-align: 0.8529999999999998px"))
    }

    /// A reader of the test's own finds the text, once, and balanced elements.
    @Test func aReaderFindsTheText() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(500) {
            let text = try RandomText.text(&random)
            for anyLink in [false, true] {
                let (content, images) = try read(Self.printed(text, anyLink: anyLink))
                #expect(content == expectation(text), "seed \(random.seed)")
                #expect(images == text.attachmentCount, "seed \(random.seed)")
            }
        }
    }

    /// The text without attachments, each line end as LF, U+0000 as HTML has it.
    private func expectation(_ text: AttributedText) -> [Unicode.Scalar] {
        let all = text.utf8
        var result: [Unicode.Scalar] = []
        var scalars: [(Unicode.Scalar, Bool)] = []
        text.forEachRun { run in
            for scalar in String(decoding: all[run.range], as: UTF8.self).unicodeScalars { scalars.append((scalar, run.attachment != nil)) }
        }
        for index in scalars.indices {
            let (scalar, isAttachment) = scalars[index]
            if isAttachment { continue }
            switch scalar {
            case "\n" where index > 0 && scalars[index - 1].0 == "\r": break
            case "\r", "\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
            case "\u{0}": result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return result
    }

    private func read(_ html: String) throws -> ([Unicode.Scalar], images: Int) {
        var content: [Unicode.Scalar] = []
        var open: [String] = []
        var images = 0
        var rest = Array(html.unicodeScalars)[...]
        let entities: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">"]
        while let scalar = rest.popFirst() {
            if scalar == "<" {
                let end = try #require(rest.firstIndex(of: ">"))
                let tag = rest[..<end].map(String.init).joined()
                rest = rest[(end + 1)...]
                let name = String(tag.prefix { $0 != " " })
                if name.hasPrefix("/") {
                    #expect(open.popLast() == String(name.dropFirst()))
                } else if name == "br" {
                    content.append("\n")
                } else if name == "img" {
                    images += 1
                    #expect(tag.contains(" alt=\""))
                } else {
                    open.append(name)
                }
            } else if scalar == "&" {
                let end = try #require(rest.firstIndex(of: ";"))
                content.append(try #require(entities[rest[..<end].map(String.init).joined()]))
                rest = rest[(end + 1)...]
            } else {
                content.append(scalar)
            }
        }
        #expect(open.isEmpty)
        return (content, images)
    }
}
