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
        let lead = text[index]
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

    /// The offset of the next percent sign, or of the end.
    @inline(__always)
    static func nextPercent(in text: borrowing Span<UInt8>, from start: Int) -> Int {
        var index = start
        let near = min(start &+ 16, text.count)
        while index < near {
            if text[unchecked: index] == percent { return index }
            index &+= 1
        }
        return index == text.count ? index : farPercent(in: text, from: index)
    }

    /// As `nextPercent`, where none is near: looks at a block at once.
    @inline(never)
    @_optimize(speed)
    private static func farPercent(in text: borrowing Span<UInt8>, from start: Int) -> Int {
        var index = start
        while text.count &- index >= 32 {
            let block = text.extracting(index..<index &+ 32)
            var found: UInt8 = 0
            var offset = 0
            while offset < block.count {
                found |= block[unchecked: offset] == percent ? 1 : 0
                offset &+= 1
            }
            if found != 0 { break }
            index &+= 32
        }
        while index < text.count && text[index] != percent { index &+= 1 }
        return index
    }
}
