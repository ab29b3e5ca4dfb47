import Testing
@testable import Reglet

/// Edits that are refused say why and change nothing.
@Suite struct RefusedEditTests {
    private typealias Edit = (inout AttributedText) throws(RegletError) -> Void

    private func expect(_ code: ErrorCode, _ text: AttributedText, _ name: String, _ edit: Edit) {
        var copy = text
        #expect(refusal { () throws(RegletError) in try edit(&copy) } == code, "\(name)")
        #expect(copy == text && copy.base == text.base && copy.fault == nil, "\(name)")
        #expect(copy.runCount == text.runCount && copy.utf8Count == text.utf8Count, "\(name)")
    }

    /// Every edit that takes a range; those that take an index take its start.
    private func edits(in range: Range<Int>) -> [(String, Edit)] {
        let plain: [UInt8] = [0x78]
        let other = try! AttributedText(utf8: plain.span)
        let image = Reglet.Attachment(name: plain, width: 1, height: 1)
        return [
            ("insert", { text throws(RegletError) in try text.insert(utf8: plain.span, at: range.lowerBound) }),
            ("replace", { text throws(RegletError) in try text.replace(range, utf8: plain.span) }),
            ("delete", { text throws(RegletError) in try text.delete(range) }),
            ("insert text", { text throws(RegletError) in try text.insert(other, at: range.lowerBound) }),
            ("replace by text", { text throws(RegletError) in try text.replace(range, with: other) }),
            ("slice", { text throws(RegletError) in _ = try text.slice(range) }),
            ("copy", { text throws(RegletError) in var bytes: [UInt8] = []; try text.copy(range, to: &bytes) }),
            ("set", { text throws(RegletError) in try text.set(.all, to: Attributes(), in: range) }),
            ("set nothing", { text throws(RegletError) in try text.set([], to: Attributes(), in: range) }),
            ("clear", { text throws(RegletError) in try text.clear(.all, in: range) }),
            ("set link", { text throws(RegletError) in try text.setLink(target: plain, in: range) }),
            ("clear link", { text throws(RegletError) in try text.clearLink(in: range) }),
            ("insert image", { text throws(RegletError) in try text.insert(image, at: range.lowerBound) }),
            ("replace by image", { text throws(RegletError) in try text.replace(range, with: image) }),
        ]
    }

    private func sample() throws -> AttributedText {
        var text = try AttributedText(utf8: Array("a日😀b".utf8).span)
        try text.setLink(target: nil, in: 1..<4)
        try text.insert(Reglet.Attachment(name: [], width: 1, height: 1), at: 4)
        return text
    }

    @Test func indices() throws {
        for text in [try sample(), try AttributedText()] {
            let count = text.utf8Count
            for start in [-1, count + 1, Int.min, Int.max - 1] {
                for (name, edit) in edits(in: start..<start + 1) { expect(.indexOutOfRange, text, name, edit) }
            }
            for number in [-1, text.attachmentCount, Int.max] {
                expect(.indexOutOfRange, text, "remove") { text throws(RegletError) in try text.removeAttachment(number) }
            }
            for number in [-1, text.linkCount, Int.max] {
                #expect(throws: RegletError(.indexOutOfRange)) { try text.range(ofLink: number) }
            }
        }
        let text = try sample()
        for (name, edit) in edits(in: 0..<text.utf8Count + 1) where !name.hasPrefix("insert") {
            expect(.indexOutOfRange, text, name, edit)
        }
    }

    @Test func boundaries() throws {
        let text = try sample()
        for inside in [2, 3, 5, 8] {
            for (name, edit) in edits(in: inside..<inside) { expect(.notOnBoundary, text, name, edit) }
            for (name, edit) in edits(in: 0..<inside) where !name.hasPrefix("insert") {
                expect(.notOnBoundary, text, name, edit)
            }
        }
    }

    @Test func bytesThatAreNoText() throws {
        let text = try sample()
        let bad: [UInt8] = [0x61, 0xED, 0xA0, 0x80]
        expect(.invalidUTF8, text, "insert") { text throws(RegletError) in try text.insert(utf8: bad.span, at: 1) }
        expect(.invalidUTF8, text, "append") { text throws(RegletError) in try text.append(utf8: bad.span) }
        expect(.invalidUTF8, text, "append") { text throws(RegletError) in
            try text.append(utf8: bad.span, attributes: Attributes())
        }
        expect(.invalidUTF8, text, "replace") { text throws(RegletError) in try text.replace(0..<1, utf8: bad.span) }
        expect(.invalidUTF8, text, "link") { text throws(RegletError) in try text.setLink(target: bad, in: 0..<1) }
        expect(.invalidUTF8, text, "family") { text throws(RegletError) in
            try text.set(.weight, to: Attributes(family: bad, style: Style()), in: 0..<1)
        }
        #expect(throws: RegletError(.invalidUTF8, at: 1)) { try AttributedText(utf8: bad.span) }
    }

    @Test func numbersThatAreNone() throws {
        let text = try sample()
        let lengths: [(WritableKeyPath<Style, Double>, [Double])] = [
            (\.size, [0, -1, 10_000.5]), (\.baselineOffset, [10_001, -10_001]), (\.kern, [10_001, -10_001]),
        ]
        for (path, outside) in lengths {
            for (code, values) in [(ErrorCode.valueOutOfRange, outside), (.invalidNumber, [.nan, .infinity, -.infinity])] {
                for value in values {
                    var attributes = Attributes()
                    attributes.style[keyPath: path] = value
                    expect(code, text, "\(value)") { text throws(RegletError) in
                        try text.set(.all, to: attributes, in: 0..<1)
                    }
                    expect(code, text, "\(value)") { text throws(RegletError) in
                        try text.append(utf8: text.utf8.span, attributes: attributes)
                    }
                }
            }
        }
        for weight: Int32 in [-1001, 1001, .min] {
            var attributes = Attributes()
            attributes.style.weight = weight
            expect(.valueOutOfRange, text, "weight") { text throws(RegletError) in
                try text.set(.all, to: attributes, in: 0..<1)
            }
        }
    }

    @Test func negativeZeroIsZero() throws {
        var attributes = Attributes()
        attributes.style.kern = -0.0
        let text = try AttributedText(utf8: ([0x61] as [UInt8]).span, attributes: attributes)
        #expect(text.base.style.kern.sign == .plus)
        #expect(try text.run(0).attributes.style.kern.sign == .plus)
    }

    @Test func moreThanFits() throws {
        let text = try sample()
        #expect(refusal { () throws(RegletError) in try text.checkRoom(for: AttributedText.byteLimit) } == .tooLarge)
        #expect(refusal { () throws(RegletError) in try text.checkRoom(for: AttributedText.byteLimit - text.utf8Count) } == nil)
        #expect(refusal { () throws(RegletError) in try text.checkRoom(for: AttributedText.byteLimit - text.utf8Count + 1) } == .tooLarge)
    }
}
