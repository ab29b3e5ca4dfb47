import Testing
@testable import Reglet

@Suite struct ANSITests {
    static func printed(_ text: AttributedText, _ colors: ANSIColors = .trueColor) throws -> String {
        String(decoding: try text.ansi(colors), as: UTF8.self)
    }

    static func text(_ string: String) throws -> AttributedText { try AttributedText(utf8: Array(string.utf8).span) }

    static func styled(_ string: String, _ change: (inout Style) -> Void) throws -> AttributedText {
        var attributes = Attributes()
        change(&attributes.style)
        return try AttributedText(utf8: Array(string.utf8).span, attributes: attributes)
    }

    @Test func printsEachStyle() throws {
        let cases: [(String, (inout Style) -> Void)] = [
            ("a", { _ in }), ("a", { $0.size = 40; $0.kern = 3; $0.baselineOffset = 2; $0.alignment = .right }),
            ("\u{1B}[1ma\u{1B}[0m", { $0.weight = 1 }), ("\u{1B}[1ma\u{1B}[0m", { $0.weight = 9 }), ("\u{1B}[2ma\u{1B}[0m", { $0.weight = -1 }),
            ("\u{1B}[3ma\u{1B}[0m", { $0.italic = true }), ("\u{1B}[4ma\u{1B}[0m", { $0.underline = .single }),
            ("\u{1B}[21ma\u{1B}[0m", { $0.underline = .double }), ("\u{1B}[9ma\u{1B}[0m", { $0.strikethrough = .double }),
            ("\u{1B}[38;2;255;128;0ma\u{1B}[0m", { $0.color = Color(red: 255, green: 128, blue: 0) }),
            ("\u{1B}[48;2;0;0;0ma\u{1B}[0m", { $0.background = .black }), ("a", { $0.color = .clear; $0.background = Color(rgba: 0xFF00FF00) }),
            ("\u{1B}[1;3;4;9;38;2;1;2;3;48;2;4;5;6ma\u{1B}[0m", {
                $0.weight = 1; $0.italic = true; $0.underline = .single; $0.strikethrough = .single
                $0.color = Color(red: 1, green: 2, blue: 3); $0.background = Color(red: 4, green: 5, blue: 6, alpha: 1)
            }),
        ]
        for (expected, change) in cases { #expect(try Self.printed(Self.styled("a", change)) == expected) }
    }

    @Test func printsColoursOfEachPalette() throws {
        let red = try Self.styled("a") { $0.color = Color(red: 255, green: 0, blue: 0); $0.background = Color(red: 0, green: 0, blue: 250) }
        #expect(try Self.printed(red, .palette256) == "\u{1B}[38;5;196;48;5;21ma\u{1B}[0m")
        #expect(try Self.printed(red, .palette16) == "\u{1B}[91;44ma\u{1B}[0m")
        let grey = try Self.styled("a") { $0.color = Color(red: 7, green: 9, blue: 8); $0.background = Color(red: 126, green: 129, blue: 128) }
        #expect(try Self.printed(grey, .palette256) == "\u{1B}[38;5;232;48;5;244ma\u{1B}[0m")
        #expect(try Self.printed(grey, .palette16) == "\u{1B}[30;100ma\u{1B}[0m")
    }

    @Test func takesTheNearestColour() throws {
        var cube: [Color] = []
        for red in [0, 95, 135, 175, 215, 255] as [UInt8] {
            for green in [0, 95, 135, 175, 215, 255] as [UInt8] {
                for blue in [0, 95, 135, 175, 215, 255] as [UInt8] { cube.append(Color(red: red, green: green, blue: blue)) }
            }
        }
        for grey in stride(from: 8 as UInt8, through: 238, by: 10) { cube.append(Color(red: grey, green: grey, blue: grey)) }
        #expect(cube.count == 240)
        func distance(_ a: Color, _ b: Color) -> Double {
            let red = Double(a.red) - Double(b.red)
            let green = Double(a.green) - Double(b.green)
            let blue = Double(a.blue) - Double(b.blue)
            return red * red + green * green + blue * blue
        }
        var random = Seeded()
        var colors = (0..<Seeded.rounds(2_000)).map { _ in Color(rgba: UInt32(truncatingIfNeeded: random.next())) }
        for grey in UInt8.min...UInt8.max { colors.append(Color(red: grey, green: grey, blue: grey)) }
        for color in colors {
            let distances = cube.map { distance($0, color) }
            #expect(ANSIColors.index256(color) == 16 + distances.firstIndex(of: distances.min()!)!, "seed \(random.seed)")
        }
        let names = [
            "black", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5", "#7f7f7f", "red", "lime", "yellow",
            "#5c5cff", "fuchsia", "aqua", "white",
        ]
        for (index, name) in names.enumerated() { #expect(try ANSIColors.index16(Color(name)) == index) }
    }

    @Test func switchesOffAtLineEndsAndBetweenRuns() throws {
        var text = try Self.styled("ab\n\ncd") { $0.background = .white }
        var bold = Attributes()
        bold.style.weight = 1
        try text.set(.weight, to: bold, in: 5..<6)
        #expect(try Self.printed(text) == """
            \u{1B}[48;2;255;255;255mab\u{1B}[0m

            \u{1B}[48;2;255;255;255mc\u{1B}[0;1;48;2;255;255;255md\u{1B}[0m
            """)
    }

    @Test func printsLinks() throws {
        var text = try Self.text("a HERE\nnow b")
        try text.setLink(target: Array("https://example.org/a b\u{7}\u{1B}\\é;%".utf8), in: 2..<10)
        let open = "\u{1B}]8;;https://example.org/a%20b%07%1B\\%C3%A9;%\u{1B}\\"
        let close = "\u{1B}]8;;\u{1B}\\"
        #expect(try Self.printed(text) == "a \(open)HERE\(close)\n\(open)now\(close) b")
        try text.setLink(target: [], in: 2..<10)
        #expect(try Self.printed(text) == "a HERE\nnow b")
        try text.setLink(target: nil, in: 2..<10)
        #expect(try Self.printed(text) == "a HERE\nnow b")
    }

    @Test func showsControlCharacters() throws {
        #expect(try Self.printed(Self.text("\u{0}\t\u{1B}[31m\u{7F}\u{80}\u{85}\u{9B}\u{9F}\u{A0}")) == "␀␉␛[31m␡␛@␛E␛[␛_\u{A0}")
        #expect(try Self.printed(Self.text("a\r\nb\rc\nd\u{B}\u{C}\u{2028}e\u{2029}\r\r\n")) == "a\nb␍c\nd␋␌\ne\n␍\n")
        #expect(try Self.printed(Self.text("\u{2027}\u{202A}–汪")) == "\u{2027}\u{202A}–汪")
    }

    @Test func standsInForAttachments() throws {
        var text = try Self.text("ab")
        try text.insert(Attachment(name: Array("i\u{1B}".utf8), width: 1, height: 1), at: 1)
        try text.insert(Attachment(name: [], width: 1, height: 1), at: 4)
        try text.insert(Attachment(name: [0x78], width: 1, height: 1, alternativeText: Array("al\nt".utf8)), at: 0)
        #expect(try Self.printed(text) == "al\nta[i␛]\u{FFFC}b")
        #expect(String(decoding: try text.plainText(), as: UTF8.self) == "al\nta\u{FFFC}\u{FFFC}b")
    }
}
