/// Writes styled text for a terminal, and lets nothing of the text be a control sequence.
///
/// Styles and links are switched on where the first character that has them follows and off before each line end, so
/// that no background reaches the margin and every line stands alone.
struct ANSIPrinter {
    private(set) var output: [UInt8] = []
    /// The SGR parameters in force.
    private var style: [UInt8] = []
    /// What the open hyperlink leads to; empty for none.
    private var link: [UInt8] = []

    /// Appends a range of a text, line ends as line feeds, with SGR parameters (empty for none) and a link's URI (empty
    /// for none).
    mutating func print(_ range: Range<Int>, of text: borrowing Span<UInt8>, style: [UInt8], link: [UInt8]) {
        var plain = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            let length = ANSIPrinter.specialLength(at: index, in: text)
            if length == 0 {
                index += 1
                continue
            }
            if index > plain { turn(to: style, link) }
            output.append(copying: text.extracting(plain..<index))
            let scalar = UTF8Scan.scalar(at: index, in: text).value
            index += length
            plain = index
            if ANSIPrinter.isLineEnd(scalar) {
                reset()
                output.append(UInt8(ascii: "\n"))
            } else if scalar != 0x0D || index == text.count || text[index] != 0x0A {
                turn(to: style, link)
                show(scalar)
            }
        }
        if index > plain { turn(to: style, link) }
        output.append(copying: text.extracting(plain..<index))
    }

    /// Switches everything off.
    mutating func reset() { turn(to: [], []) }

    private mutating func turn(to style: [UInt8], _ link: [UInt8]) {
        if self.link != link {
            output.append(literal: "\u{1B}]8;;")
            output.append(copying: link.span)
            output.append(literal: "\u{1B}\\")
            self.link = link
        }
        if self.style != style {
            output.append(literal: self.style.isEmpty ? "\u{1B}[" : style.isEmpty ? "\u{1B}[0" : "\u{1B}[0;")
            output.append(copying: style.span)
            output.append(UInt8(ascii: "m"))
            self.style = style
        }
    }

    /// The length of a control character (C0, U+007F, C1) or a line end that starts at a byte; 0 for all else.
    private static func specialLength(at index: Int, in text: borrowing Span<UInt8>) -> Int {
        switch text[index] {
        case 0..<0x20, 0x7F: 1
        case 0xC2: text[index + 1] < 0xA0 ? 2 : 0
        case 0xE2: isLineEnd(UTF8Scan.scalar(at: index, in: text).value) ? 3 : 0
        default: 0
        }
    }

    /// U+000A, and the separators that are no control characters.
    private static func isLineEnd(_ scalar: UInt32) -> Bool { scalar == 0x0A || scalar == 0x2028 || scalar == 0x2029 }

    /// A control character as something to see: its picture or, in C1, the picture of escape and the letter that
    /// together stand for it in seven bits (ECMA-35).
    private mutating func show(_ control: UInt32) {
        let picture: UInt32 = control < 0x20 ? 0x2400 + control : control == 0x7F ? 0x2421 : 0x241B
        UTF8Scan.append(picture, to: &output)
        if control >= 0x80 { UTF8Scan.append(control - 0x40, to: &output) }
    }
}
