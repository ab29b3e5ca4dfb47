import Testing
import Reglet

/// The forms that take and give strings do what those of bytes do.
@Suite struct TextStringTests {
    @Test func edits() throws {
        var text = try AttributedText("ab", attributes: Attributes(family: "Courier"))
        try text.append("日")
        try text.insert("é", at: 1)
        try text.replace(0..<3, with: "x")
        try text.append("y", attributes: Attributes())
        try text.setLink("https://example.org", in: 0..<1)
        #expect(text.string == "xb日y")
        #expect(try text.string(2..<5) == "日")
        #expect(text.runCount == 3)
        #expect(text.base.familyName == "Courier")
        #expect(try text.run(0).link?.target == Array("https://example.org".utf8))
        #expect(try text.run(2).attributes == Attributes())
        #expect(throws: RegletError(.notOnBoundary)) { try text.insert("x", at: 3) }
        #expect(throws: RegletError(.notOnBoundary)) { try text.string(0..<3) }
        #expect(throws: RegletError(.indexOutOfRange)) { try text.replace(0..<9, with: "x") }
    }

    @Test func fourSpellings() throws {
        let star = Reglet.Attachment("star", width: 12, height: 10, y: -2, alternativeText: "*")
        #expect(star == Reglet.Attachment(name: [0x73, 0x74, 0x61, 0x72], width: 12, height: 10, y: -2, alternativeText: [0x2A]))
        #expect(try AttributedText("あい", image: star).string == "\u{FFFC}あい")
        #expect(try AttributedText("あい", image: star, at: 3).string == "あ\u{FFFC}い")
        #expect(try AttributedText("あい", image: star, point: (0, -10)).run(0).attachment?.y == -10)
        let text = try AttributedText("あい", image: star, point: (0, -10), at: 6)
        #expect(text.string == "あい\u{FFFC}")
        #expect(try text.run(ofAttachment: 0).attachment?.y == -10)
    }
}
