import Testing
@testable import Reglet

@Suite struct ExportStringTests {
    @Test func stringsAreTheBytes() throws {
        var text = try AttributedText("日<")
        try text.insert(Attachment(name: [0x69], width: 1, height: 1, alternativeText: [0x2A]), at: 3)
        var formatter = TextFormatter()
        try formatter.setAttachments([Attachment(name: [0x69], width: 1, height: 1, alternativeText: [0x2A])])
        let json = try text.jsonString()
        #expect(try AttributedText(json: json) == text)
        #expect(try Array(json.utf8) == text.json())
        #expect(try text.ansiString() == "日*<")
        #expect(try text.plainString() == "日*<")
        #expect(try text.markdownString() == "日![\\*](i)\\<")
        #expect(try text.formatString(by: formatter) == "日%0P<")
        #expect(try text.htmlString().hasSuffix(">日<img src=\"i\" alt=\"*\" style=\"width: 1px; height: 1px\">&lt;</div>"))
        #expect(throws: RegletError(.invalidJSON, at: 1)) { try AttributedText(json: "{") }
    }
}
