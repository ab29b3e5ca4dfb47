import Testing
@testable import Reglet

@Suite struct AttributedTextTests {
    private func text(_ string: String) throws -> AttributedText { try AttributedText(utf8: Array(string.utf8).span) }

    @Test func aFieldSplitByAnInsertionBecomesTwoAndStaysTwo() throws {
        var text = try text("abcdef")
        try text.setLink(target: Array("x".utf8), in: 1..<5)
        #expect(text.linkCount == 1)
        try text.insert(try self.text("--"), at: 3)
        #expect(text.linkCount == 2)
        try text.delete(3..<5)
        #expect(text.linkCount == 2)
        #expect(text.runCount == 4)
        #expect(text.fault == nil)
    }

    @Test func plainTextInsideAFieldJoinsIt() throws {
        var text = try text("abcdef")
        try text.setLink(target: nil, in: 1..<5)
        try text.insert(utf8: Array("日本".utf8).span, at: 3)
        #expect(text.linkCount == 1)
        #expect(text.runCount == 3)
        try text.insert(utf8: Array("-".utf8).span, at: 1)
        #expect(try text.run(containing: 1).link == nil)
        #expect(text.fault == nil)
    }

    @Test func longTextIsCutIntoChunksAndConverted() throws {
        let string = String(repeating: "aé日😀", count: 5000)
        let text = try text(string)
        #expect(text.fault == nil)
        #expect(text.utf8 == Array(string.utf8))
        #expect(try text.convert(4 * 2500 + 3, from: .scalar, to: .utf8) == 25_006)
        #expect(try text.convert(25_006, from: .utf8, to: .utf16) == 12_503)
        #expect(throws: RegletError(.notOnBoundary)) { try text.convert(12_504, from: .utf16, to: .utf8) }
        #expect(throws: RegletError(.notOnBoundary)) { try text.convert(25_007, from: .utf8, to: .utf16) }
    }

    @Test func editsThatMeetAgainAreEqual() throws {
        var a = try text("one two three")
        var b = a
        var look = Attributes()
        look.style.weight = 1
        try a.set(.weight, to: look, in: 4..<7)
        #expect(a != b)
        try b.set(.weight, to: look, in: 4..<6)
        try b.set(.weight, to: look, in: 6..<7)
        #expect(a == b)
        #expect(a.runCount == 3)
        try a.clear(.weight, in: 0..<13)
        #expect(a == (try text("one two three")))
    }

    @Test func anAttachmentIsAlone() throws {
        let image = Reglet.Attachment(name: Array("i".utf8), width: 2, height: 3)
        var text = try AttributedText(utf8: Array("あいうえお".utf8).span, image: image, point: (0, -10), at: 6)
        #expect(text.runCount == 3)
        try text.insert(image, at: 6)
        #expect(text.runCount == 4)
        #expect(try text.run(ofAttachment: 1).attachment?.y == -10)
        try text.removeAttachment(0)
        #expect(text.attachmentCount == 1)
        #expect(text.fault == nil)
    }
}
