import Testing
@testable import Reglet

@Suite struct AttachmentTests {
    private let image = Reglet.Attachment(name: Array("star".utf8), width: 12, height: 10, x: 1, y: -2)

    private func bytes(_ string: String) -> [UInt8] { Array(string.utf8) }

    /// text_with_image's four spellings: with and without a point, with and without an index.
    @Test func fourSpellings() throws {
        let string = bytes("あいうえお")
        let plain = try AttributedText(utf8: string.span, image: image)
        #expect(try plain.run(0).attachment == image)
        #expect(plain.utf8 == bytes("\u{FFFC}あいうえお"))
        let moved = try AttributedText(utf8: string.span, image: image, point: (0, -10))
        #expect(try moved.run(0).attachment?.x == 0)
        #expect(try moved.run(0).attachment?.y == -10)
        let later = try AttributedText(utf8: string.span, image: image, at: 6)
        #expect(try later.run(1).attachment == image)
        let both = try AttributedText(utf8: string.span, image: image, point: (3, 4), at: 6)
        #expect(both.utf8 == bytes("あい\u{FFFC}うえお"))
        #expect(try both.run(1).range == 6..<9)
        #expect(try both.run(1).attachment?.x == 3)
        #expect(try both.run(1).attributes == Attributes())
    }

    @Test func beginningMiddleEndAndNothing() throws {
        for (string, index) in [("ab", 0), ("ab", 1), ("ab", 2), ("", 0)] {
            var text = try AttributedText(utf8: bytes(string).span)
            try text.insert(image, at: index)
            #expect(text.attachmentCount == 1)
            #expect(try text.run(ofAttachment: 0).range == index..<index + 3)
            #expect(text.fault == nil)
        }
        #expect(throws: RegletError(.indexOutOfRange)) {
            try AttributedText(utf8: bytes("ab").span, image: image, at: 3)
        }
        #expect(throws: RegletError(.notOnBoundary)) {
            try AttributedText(utf8: bytes("é").span, image: image, at: 1)
        }
    }

    /// The character inherits as text does: the field only inside one, the attributes from before.
    @Test func inheritsWhatIsAround() throws {
        var text = try AttributedText(utf8: bytes("abcd").span)
        var bold = Attributes()
        bold.style.weight = 1
        try text.set(.weight, to: bold, in: 0..<2)
        try text.setLink(target: bytes("t"), in: 1..<3)
        try text.insert(image, at: 2)
        #expect(try text.run(containing: 2).attributes.style.weight == 1)
        #expect(try text.run(containing: 2).link == Link(number: 0, target: bytes("t")))
        #expect(text.linkCount == 1)
        try text.insert(image, at: 1)
        #expect(try text.run(containing: 1).link == nil)
    }

    /// Text takes the attributes of an attachment that it follows or replaces, never the attachment.
    @Test func isNeverInherited() throws {
        var text = try AttributedText(utf8: bytes("ab").span, image: image, at: 1)
        try text.insert(utf8: bytes("x").span, at: 4)
        #expect(try text.run(containing: 4).attachment == nil)
        try text.replace(1..<4, utf8: bytes("\u{FFFC}").span)
        #expect(text.attachmentCount == 0)
        #expect(text.runCount == 1)
    }

    @Test func equalNeighboursStayApart() throws {
        var text = try AttributedText(utf8: bytes("").span)
        for _ in 0..<3 { try text.insert(image, at: 0) }
        #expect(text.runCount == 3)
        #expect(text.attachmentCount == 3)
        try text.removeAttachment(1)
        #expect(text.utf8 == bytes("\u{FFFC}\u{FFFC}"))
        #expect(text.fault == nil)
    }

    @Test func lengths() throws {
        let text = try AttributedText(utf8: bytes("ab").span)
        let paths: [(WritableKeyPath<Reglet.Attachment, Double>, Bool)] = [(\.width, true), (\.height, true), (\.x, false), (\.y, false)]
        for (path, isSize) in paths {
            for value in [Double.nan, .infinity, -.infinity, 1.000001e9, -1.000001e9] + (isSize ? [-1] : []) {
                var copy = text
                var bad = image
                bad[keyPath: path] = value
                #expect(throws: RegletError(.invalidNumber)) { try copy.insert(bad, at: 1) }
                #expect(throws: RegletError(.invalidNumber)) { try copy.replace(0..<1, with: bad) }
                #expect(copy == text)
            }
            for value in isSize ? [0, 1e9] : [-1e9, 1e9] {
                var copy = text
                var good = image
                good[keyPath: path] = value
                try copy.insert(good, at: 1)
                #expect(try copy.run(ofAttachment: 0).attachment == good)
            }
        }
    }

    @Test func names() throws {
        var text = try AttributedText(utf8: bytes("ab").span)
        for path in [\Reglet.Attachment.name, \Reglet.Attachment.alternativeText] {
            var bad = image
            bad[keyPath: path] = [0xFF]
            #expect(throws: RegletError(.invalidUTF8)) { try text.insert(bad, at: 0) }
        }
        #expect(text.attachmentCount == 0)
    }
}
