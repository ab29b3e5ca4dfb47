import Testing
@testable import Reglet

@Suite struct ANSITerminalTests {
    /// A terminal of the test's own gets the text and the styles, and never a control character that is not ours.
    @Test func aTerminalSeesTheText() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(500) {
            let text = try RandomText.text(&random)
            for colors in ANSIColors.allCases {
                var terminal = Terminal()
                try terminal.feed(ANSITests.printed(text, colors))
                #expect(terminal.cells == expectation(text, colors), "seed \(random.seed)")
                #expect(terminal.style.isEmpty && terminal.link.isEmpty, "seed \(random.seed)")
            }
        }
    }

    struct Terminal {
        var cells: [String] = []
        var style: [String] = []
        var link = ""

        /// Understands `ESC [ ... m` and `ESC ] 8 ; ; ... ESC \`, and fails at any other control character but a line
        /// feed.
        mutating func feed(_ output: String) throws {
            var rest = output.unicodeScalars[...]
            while let scalar = rest.popFirst() {
                if scalar == "\u{1B}" {
                    let kind = rest.popFirst()
                    let end = try #require(rest.firstIndex(of: kind == "[" ? "m" : "\u{1B}"))
                    let body = String(rest[..<end])
                    rest = rest[rest.index(after: end)...]
                    if kind == "[" {
                        let parameters = body.split(separator: ";").map(String.init)
                        style = parameters.first == "0" ? Array(parameters.dropFirst()) : style + parameters
                    } else {
                        #expect(kind == "]" && body.hasPrefix("8;;") && rest.popFirst() == "\\")
                        link = String(body.dropFirst(3))
                        #expect(link.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value < 0x7F })
                    }
                } else if scalar == "\n" {
                    #expect(style.isEmpty && link.isEmpty)
                    cells.append("\n")
                } else {
                    #expect(scalar.properties.generalCategory != .control)
                    cells.append("\(scalar) \(style.joined(separator: ";")) \(link)")
                }
            }
        }
    }

    private func expectation(_ text: AttributedText, _ colors: ANSIColors) -> [String] {
        var cells: [String] = []
        let all = String(decoding: text.utf8, as: UTF8.self).unicodeScalars
        text.forEachRun { run in
            let style = style(run.attributes.style, colors)
            let link = (run.link?.target ?? []).map { 0x21...0x7E ~= $0 ? String(Unicode.Scalar($0)) : "%" + hex($0) }.joined()
            var part = all[all.utf8Index(run.range.lowerBound)..<all.utf8Index(run.range.upperBound)]
            if let attachment = run.attachment {
                let alternative = String(decoding: attachment.alternativeText, as: UTF8.self)
                let name = String(decoding: attachment.name, as: UTF8.self)
                part = (alternative != "" ? alternative : name != "" ? "[\(name)]" : "\u{FFFC}").unicodeScalars[...]
            }
            for index in part.indices {
                let next = part.index(after: index)
                let follower = next < part.endIndex ? part[next] : run.attachment == nil && next < all.endIndex ? all[next] : nil
                let shown: [Unicode.Scalar]
                switch part[index] {
                case "\n", "\u{2028}", "\u{2029}":
                    cells.append("\n")
                    continue
                case "\r" where follower == "\n": continue
                case "\u{7F}": shown = ["␡"]
                case let scalar where scalar.value < 0x20: shown = [Unicode.Scalar(scalar.value + 0x2400)!]
                case let scalar where 0x80..<0xA0 ~= scalar.value: shown = ["␛", Unicode.Scalar(scalar.value - 0x40)!]
                case let scalar: shown = [scalar]
                }
                cells += shown.map { "\($0) \(style) \(link)" }
            }
        }
        return cells
    }

    private func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }

    private func style(_ style: Style, _ colors: ANSIColors) -> String {
        var parts: [String] = []
        if style.weight != 0 { parts.append(style.weight > 0 ? "1" : "2") }
        if style.italic { parts.append("3") }
        if style.underline == .single { parts.append("4") }
        if style.strikethrough != .none { parts.append("9") }
        if style.underline == .double { parts.append("21") }
        func add(_ color: Color, _ base: Int) {
            switch colors {
            case .trueColor: parts.append("\(base + 8);2;\(color.red);\(color.green);\(color.blue)")
            case .palette256: parts.append("\(base + 8);5;\(ANSIColors.index256(color))")
            case .palette16:
                let index = ANSIColors.index16(color)
                parts.append("\(index < 8 ? base + index : base + 60 + index - 8)")
            }
        }
        if style.color.alpha > 0, style.color != .black { add(style.color, 30) }
        if style.background.alpha > 0 { add(style.background, 40) }
        return parts.joined(separator: ";")
    }
}

extension String.UnicodeScalarView {
    func utf8Index(_ offset: Int) -> Index { String(self).utf8.index(startIndex, offsetBy: offset) }
}
