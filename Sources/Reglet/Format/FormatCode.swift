/// One code of the format language as it stands in the text: `%`, an optional number and a letter, or `%{name}`.
struct FormatCode {
    /// The offset of the percent sign.
    let start: Int
    /// Behind the letter or the closing brace.
    let end: Int
    /// The letter; `{` for a named argument, 0 for a scalar that is not ASCII.
    let letter: UInt8
    let number: FormatNumber

    /// The name between the braces.
    var name: Range<Int> { start + 2..<end - 1 }

    static let percent = UInt8(ascii: "%")
    static let openBrace = UInt8(ascii: "{")

    /// Reads the code at `start`, where a percent sign is; nil where the text ends inside it.
    @inline(__always)
    init?(in text: borrowing Span<UInt8>, at start: Int) {
        self.start = start
        var index = start + 1
        number = FormatNumber(in: text, at: &index)
        guard index < text.count else { return nil }
        let lead = text[unchecked: index]
        if lead < 0x80 && lead != FormatCode.openBrace {
            letter = lead
            end = index + 1
        } else if lead >= 0x80 || number.isPresent {
            // A brace behind a number is no code.
            letter = 0
            end = index + UTF8Scan.length(lead: lead)
        } else {
            while index < text.count && text[index] != UInt8(ascii: "}") { index += 1 }
            guard index < text.count else { return nil }
            letter = FormatCode.openBrace
            end = index + 1
        }
    }
}
