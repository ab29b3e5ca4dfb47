import Reglet
import Testing

/// What a Swift program writes: strings in, strings out, nothing that is internal.
@Suite struct StringTests {
    @Test func aFormatStringBecomesText() throws {
        let formatter = try TextFormatter(
            families: ["Courier", "Arial"], colors: ["red", "#00f"], links: ["https://example.org"],
            attachments: [Attachment("star", width: 12, height: 10, y: -2)])
        let text = try formatter.format("%0C%1FRed%c %0P%{who} %0L%T%l", "100%", named: ["who": "Ann"])
        #expect(text.string == "Red \u{FFFC}Ann 100%")
        #expect(try text.run(0).attributes.familyName == "Arial")
        #expect(try text.run(containing: text.utf8Count).link?.target == Array("https://example.org".utf8))
        #expect(try TextFormatter.escape("100%") == "100%%")
    }

    @Test func stringsEditText() throws {
        var text = try AttributedText("Hello", attributes: Attributes(family: "Georgia"))
        try text.append(", world")
        try text.insert("!", at: text.utf8Count)
        try text.replace(0..<5, with: "Ciao")
        try text.setLink("https://example.org", in: 6..<11)
        #expect(text.string == "Ciao, world!")
        #expect(try text.string(6..<11) == "world")
        #expect(text.linkCount == 1)
        #expect(throws: RegletError(.indexOutOfRange)) { try text.insert("x", at: 99) }
        let label = try Label(text, fonts: FontBook())
        #expect(label.lineCount == 1)
    }
}
