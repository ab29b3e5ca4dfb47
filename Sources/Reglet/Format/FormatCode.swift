/// One code of the format language as it stands in the text: `%`, an optional number and a letter, or `%{name}`.
struct FormatCode {
    /// From the percent sign to behind the letter or the closing brace.
    let range: Range<Int>
    /// The letter; `{` for a named argument, 0 for a scalar that is not ASCII.
    let letter: UInt8
    let number: FormatNumber

    /// The name between the braces.
    var name: Range<Int> { range.lowerBound + 2..<range.upperBound - 1 }

    static let percent = UInt8(ascii: "%")
    static let openBrace = UInt8(ascii: "{")

    /// Reads the code at `start`, where a percent sign is; nil where the text ends inside it.
    @inline(__always)
    init?(in text: borrowing Span<UInt8>, at start: Int) {
        var index = start + 1
        if index < text.count && text[index] == FormatCode.openBrace {
            while index < text.count && text[index] != UInt8(ascii: "}") { index += 1 }
            if index == text.count { return nil }
            self.init(range: start..<index + 1, letter: FormatCode.openBrace, number: FormatNumber())
            return
        }
        var number = FormatNumber()
        while index < text.count && number.take(text[index]) { index += 1 }
        if index == text.count { return nil }
        number.finish()
        let lead = text[index]
        // A brace behind a number is no code.
        let letter = lead < 0x80 && lead != FormatCode.openBrace ? lead : 0
        self.init(range: start..<index + UTF8Scan.length(lead: lead), letter: letter, number: number)
    }

    private init(range: Range<Int>, letter: UInt8, number: FormatNumber) {
        self.range = range
        self.letter = letter
        self.number = number
    }
}
