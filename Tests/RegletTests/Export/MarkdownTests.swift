import Testing
@testable import Reglet

/// Fixed forms; the Python tests read random texts back with another implementation of Markdown.
@Suite struct MarkdownTests {
    static func printed(_ format: String, anyLink: Bool = false) throws -> String {
        var formatter = TextFormatter()
        try formatter.setLinks([Array("https://example.org/a(b)".utf8), Array("javascript:x".utf8)])
        try formatter.setAttachments([Attachment(name: Array("a b".utf8), width: 1, height: 1, alternativeText: Array("[\n]".utf8))])
        let bytes = Array(format.utf8)
        let text = try formatter.format(bytes.span).text
        return String(decoding: try text.markdown(anyLink: anyLink), as: UTF8.self)
    }

    @Test(arguments: [
        ("", ""), ("a%B b%N c", "a **b** c"), ("a%B(b)%bc", "a<strong>(b)</strong>c"), ("%Ba%b%Ib%i", "**a**<em>b</em>"), ("%B%Ia%N", "***a***"),
        ("%1X%Ba%N", "**~~a~~**"), ("%-1Wa", "a"), ("1. a\r\n- b\u{2028}# c", "1\\. a\\\n\\- b\\\n\\# c"), (" a \n\n", "&#32;a&#32;<br><br>"),
        ("*_`[]<>&~|\\!", "\\*\\_\\`\\[\\]\\<\\>\\&\\~\\|\\\\\\!"), ("!%0La%Bb%l", "\\![a**b**](<https://example.org/a(b)>)"), ("%1La%l", "a"),
        ("%0La\n%lb", "[a](<https://example.org/a(b)>)\\\nb"), ("%Ba%P%b", "**a**![\\[ \\]](a%20b)"), ("a\u{0}b", "a\u{FFFD}b"),
    ])
    func printsTheForms(format: String, markdown: String) throws {
        #expect(try Self.printed(format) == markdown)
    }

    @Test func linksAnyTargetWhereTold() throws {
        #expect(try Self.printed("%1La%l", anyLink: true) == "[a](javascript:x)")
    }
}
