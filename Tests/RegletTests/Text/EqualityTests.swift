import Testing
@testable import Reglet

/// Each thing that is stored counts in equality, alone; the base does not.
@Suite struct EqualityTests {
    private let image = Reglet.Attachment(
        name: [0x61], width: 1, height: 2, x: 3, y: 4, alignment: .textTop, alternativeText: [0x62], tag: 5)

    private func sample() throws -> AttributedText {
        var text = try AttributedText(utf8: Array("abcdef".utf8).span)
        try text.setLink(target: [0x78], in: 1..<3)
        try text.setLink(target: [0x78], in: 3..<5)
        try text.insert(image, at: 0)
        return text
    }

    private func expectUnequal(_ name: String, _ edit: (inout AttributedText) throws -> Void) throws {
        let text = try sample()
        var other = text
        try edit(&other)
        #expect(text != other && other != text, "\(name)")
    }

    @Test func fields() throws {
        try expectUnequal("target") { try $0.setLink(target: [0x79], in: 4..<6) }
        try expectUnequal("no target") { try $0.setLink(target: nil, in: 4..<6) }
        try expectUnequal("empty target") { try $0.setLink(target: [], in: 4..<6) }
        try expectUnequal("no field") { try $0.clearLink(in: 4..<6) }
        try expectUnequal("one field for two") { try $0.setLink(target: [0x78], in: 4..<8) }
        try expectUnequal("two fields that meet elsewhere") {
            try $0.setLink(target: [0x78], in: 4..<5)
            try $0.setLink(target: [0x78], in: 5..<8)
        }
    }

    @Test func characters() throws {
        try expectUnequal("another") { try $0.replace(8..<9, utf8: ([0x67] as [UInt8]).span) }
        try expectUnequal("one more") { try $0.insert(utf8: ([0x66] as [UInt8]).span, at: 9) }
        try expectUnequal("one less") { try $0.delete(8..<9) }
    }

    @Test func attributes() throws {
        var other = Attributes(family: [0x43], style: Style())
        other.style = Style()
        other.style.size = 18
        other.style.baselineOffset = 1
        other.style.kern = 1
        other.style.color = .white
        other.style.background = .white
        other.style.weight = 1
        other.style.italic = true
        other.style.underline = .double
        other.style.strikethrough = .single
        other.style.alignment = .center
        for bit in 0..<11 {
            let mask = AttributeMask(rawValue: 1 << UInt32(bit))
            for range in [0..<3, 5..<6, 8..<9] {
                try expectUnequal("bit \(bit)") { try $0.set(mask, to: other, in: range) }
            }
        }
    }

    @Test func attachments() throws {
        let changes: [(inout Reglet.Attachment) -> Void] = [
            { $0.name = [] }, { $0.width = 9 }, { $0.height = 9 }, { $0.x = 9 }, { $0.y = 9 }, { $0.alignment = .lineTop },
            { $0.alternativeText = [] }, { $0.tag = 9 },
        ]
        for (number, change) in changes.enumerated() {
            var other = image
            change(&other)
            try expectUnequal("\(number)") { try $0.replace(0..<3, with: other) }
        }
        try expectUnequal("a plain U+FFFC") { try $0.replace(0..<3, utf8: Array("\u{FFFC}".utf8).span) }
    }

    @Test func notTheBase() throws {
        var bold = Attributes()
        bold.style.weight = 1
        #expect(try AttributedText(base: bold) == AttributedText())
        let text = try AttributedText(utf8: Array("a".utf8).span, attributes: bold)
        var other = try AttributedText()
        try other.append(utf8: Array("a".utf8).span, attributes: bold)
        #expect(text == other && text.base != other.base)
    }
}
