import Testing
@testable import Reglet

@Suite struct EscapeTests {
    /// format(escape(t)) is t with default attributes, in both modes, for every t.
    @Test func escapedTextFormatsToItself() throws {
        var random = Seeded()
        let alphabet = Array("%%%%%BbCL{l}0.-5é日😀\n\u{0}\u{FFFC} aT".unicodeScalars)
        for _ in 0..<Seeded.rounds(10_000) {
            var string = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...40, using: &random) { string.append(alphabet.randomElement(using: &random)!) }
            let bytes = Array(String(string).utf8)
            let escaped = try TextFormatter.escape(bytes.span)
            for isLenient in [false, true] {
                var formatter = TextFormatter()
                formatter.isLenient = isLenient
                let result = try formatter.format(escaped.span)
                let plain = try AttributedText(utf8: bytes.span)
                if result.text != plain || !result.diagnostics.isEmpty || result.text.fault != nil {
                    Issue.record("seed \(random.seed): \(String(string))")
                    return
                }
            }
        }
        print("escape: seed \(random.seed)")
    }

    @Test func argumentsAreNeverParsed() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(2000) {
            let value = (0..<Int.random(in: 0...12, using: &random)).map { _ in "%BLl{}0TP".utf8.randomElement(using: &random)! }
            var arguments = FormatArguments()
            try arguments.append(value)
            try arguments.append(value, name: Array("n".utf8))
            let result = try TextFormatter().format(Array("<%T|%{n}>".utf8).span, arguments)
            #expect(result.text.utf8 == Array("<".utf8) + value + Array("|".utf8) + value + Array(">".utf8))
            #expect(result.text.runCount == 1)
        }
    }
}
