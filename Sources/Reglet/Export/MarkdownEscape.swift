/// What must be escaped, and where emphasis can begin and end (CommonMark 0.31).
enum MarkdownEscape {
    /// Appends a text's ASCII byte so that it stands for itself in the middle of a line.
    static func append(_ byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "~"),
            UInt8(ascii: "|"):
            output.append(UInt8(ascii: "\\"))
            output.append(byte)
        case 0: output.append(literal: "\u{FFFD}")
        default: output.append(byte)
        }
    }

    /// Whether a byte at the start of a line can begin a heading, a list or a rule, and is not escaped everywhere.
    static func beginsBlock(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "#") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=")
    }

    /// Whether a scalar is white space inside a line: Unicode's Zs and the tab. Of these many readers drop more at a line's ends
    /// than Markdown does.
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// White space where Markdown or a reader would drop it.
    static func appendSpace(_ scalar: UInt32, to output: inout [UInt8]) {
        output.append(literal: "&#")
        NumberPrinting.append(UInt64(scalar), to: &output)
        output.append(UInt8(ascii: ";"))
    }

    /// Whether a scalar is surely neither white space nor punctuation nor a symbol, so that delimiters beside it work
    /// whatever is on their other side.
    static func isWord(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481,
            0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
            true
        default: false
        }
    }

    /// Appends where a link or an image leads, between the parentheses.
    static func append(destination: [UInt8], to output: inout [UInt8]) {
        var needsBrackets = false
        for byte in destination where byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") { needsBrackets = true }
        if needsBrackets { output.append(UInt8(ascii: "<")) }
        for byte in destination {
            switch byte {
            case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "%"))
                Hex.append(UInt32(byte), digits: 2, uppercase: true, to: &output)
            case UInt8(ascii: "&"):
                if destination.contains(UInt8(ascii: ";")) { output.append(UInt8(ascii: "\\")) }
                output.append(byte)
            default: output.append(byte)
            }
        }
        if needsBrackets { output.append(UInt8(ascii: ">")) }
    }
}
