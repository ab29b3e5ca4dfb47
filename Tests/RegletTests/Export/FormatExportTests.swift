import Testing
@testable import Reglet

@Suite struct FormatExportTests {
    static func formatter() throws -> TextFormatter {
        var formatter = TextFormatter()
        let fonts = FontBook()
        var defaults = Attributes()
        defaults.style.weight = 2
        defaults.style.size = 1.0 / 3
        defaults.style.color = try Color("red")
        defaults.style.alignment = .right
        try formatter.setDefaults(defaults, fonts: fonts)
        try formatter.setFamilies([Array("Courier".utf8), Array("Arial".utf8), Array("Courier".utf8)], fonts: fonts)
        formatter.setColors([try Color("blue"), .clear, try Color("#12345678"), try Color("blue")])
        try formatter.setLinks([Array("https://example.org/%".utf8), [], Array("https://example.org/%".utf8)])
        try formatter.setAttachments([
            Attachment(name: [0x61], width: 1, height: 2), Attachment(name: [0x61], width: 1, height: 2, tag: 1),
        ])
        return formatter
    }

    static func string(_ text: AttributedText, _ formatter: TextFormatter) throws -> String {
        String(decoding: try text.format(by: formatter), as: UTF8.self)
    }

    static func text(_ format: String, _ formatter: TextFormatter) throws -> AttributedText {
        let bytes = Array(format.utf8)
        return try formatter.format(bytes.span).text
    }

    @Test func writesEachCode() throws {
        let formatter = try Self.formatter()
        let formats = [
            "", "a", "%1Fa%fb", "%0Ca%cb", "%0Da%2Db%db", "%Ba%bb%wc", "%-3Wa", "%Ia%ib", "%1Ua%2Ub%uc", "%1Xa%xc", "%12.5Sa%sb", "%-0.000001Oa%ob",
            "%10000Ka%kb", "%4Aa%0Ab%ac", "%La%l", "%La%l%0Lb%l%1Lc%ld", "%0P%1P", "%Bx%La%0P%1Fb%l%0Fb%fc", "100%%", "%%%%B",
        ]
        for format in formats { #expect(try Self.string(Self.text(format, formatter), formatter) == format, "\(format)") }
    }

    @Test func takesTheFirstEntryAndTheFewestCodes() throws {
        let formatter = try Self.formatter()
        #expect(try Self.string(Self.text("%2Fa%2Lb%l%3Cc", formatter), formatter) == "%0Fa%0Lb%l%0Cc")
        #expect(try Self.string(Self.text("%B%b%1Wa%0Wb%2Wc%Nd%L%le%N", formatter), formatter) == "%Ba%bb%wcde")
        #expect(try Self.string(Self.text("%La%0Cb%c%lc", formatter), formatter) == "%La%0Cb%l%cc")
    }

    @Test func refusesWhatTheTablesLack() throws {
        let formatter = try Self.formatter()
        let changes: [(inout Attributes) -> Void] = [
            { $0.family = Array("Georgia".utf8) }, { $0.style.color = .black }, { $0.style.background = .white }, { $0.style.size = 0.1234567 },
            { $0.style.size = 1.0 / 3 + 1 }, { $0.style.kern = 1e-7 }, { $0.style.baselineOffset = 2.0 / 3 },
        ]
        for change in changes {
            var text = try Self.text("a%Bb", formatter)
            var attributes = formatter.defaults
            change(&attributes)
            try text.append(utf8: [0x63].span, attributes: attributes)
            #expect(throws: RegletError(.notExpressible, at: 2)) { try text.format(by: formatter) }
        }
        var linked = try Self.text("abc", formatter)
        try linked.setLink(target: [0x78], in: 1..<2)
        #expect(throws: RegletError(.notExpressible, at: 1)) { try linked.format(by: formatter) }
        var image = try Self.text("abc", formatter)
        try image.insert(Attachment(name: [0x61], width: 1, height: 2, tag: 2), at: 3)
        #expect(throws: RegletError(.notExpressible, at: 3)) { try image.format(by: formatter) }
    }

    /// What a formatter made, it makes again of the format string.
    @Test func comesBackWhateverTheFormat() throws {
        var random = Seeded()
        var formatter = try Self.formatter()
        formatter.isLenient = true
        let pieces = [
            "%", "%%", "%F", "%1F", "%f", "%2C", "%c", "%1D", "%d", "%B", "%b", "%w", "%-7W", "%I", "%i", "%2U", "%u", "%1X", "%x", "%S", "%.5S", "%0.333333S",
            "%s", "%-9.999999O", "%o", "%123.456K", "%k", "%3A", "%a", "%N", "%L", "%2L", "%1L", "%l", "%P", "%1P", "x", "日", "{", "\u{FFFC}", "0", "\n",
        ]
        for _ in 0..<Seeded.rounds(2_000) {
            let format = (0..<Int.random(in: 0...30, using: &random)).map { _ in pieces.randomElement(using: &random)! }.joined()
            let text = try Self.text(format, formatter)
            var strict = formatter
            strict.isLenient = false
            let again = try Self.text(Self.string(text, strict), strict)
            #expect(again == text, "seed \(random.seed)")
        }
    }
}
