/// Writes pieces of HTML, escaped for where they stand.
struct HTMLWriter {
    private(set) var output: [UInt8] = []

    /// Markup of our own.
    mutating func markup(_ literal: String) { output.append(literal: literal) }

    /// Text between tags. U+0000, which HTML cannot hold, becomes U+FFFD.
    mutating func text(_ text: borrowing Span<UInt8>) {
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "&"): output.append(literal: "&amp;")
            case UInt8(ascii: "<"): output.append(literal: "&lt;")
            case UInt8(ascii: ">"): output.append(literal: "&gt;")
            case 0: output.append(literal: "\u{FFFD}")
            case let byte: output.append(byte)
            }
        }
    }

    /// An attribute with a value: ` name="value"`.
    mutating func attribute(_ name: String, _ value: borrowing Span<UInt8>) {
        output.append(UInt8(ascii: " "))
        output.append(literal: name)
        output.append(literal: "=\"")
        for index in value.indices {
            switch value[index] {
            case UInt8(ascii: "&"): output.append(literal: "&amp;")
            case UInt8(ascii: "<"): output.append(literal: "&lt;")
            case UInt8(ascii: ">"): output.append(literal: "&gt;")
            case UInt8(ascii: "\""): output.append(literal: "&quot;")
            case 0: output.append(literal: "\u{FFFD}")
            case let byte where byte < 0x20:
                output.append(literal: "&#")
                NumberPrinting.append(UInt64(byte), to: &output)
                output.append(UInt8(ascii: ";"))
            case let byte: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    /// A start tag with a style attribute; without one where there are no declarations.
    mutating func open(_ tag: String, _ style: CSS) {
        output.append(UInt8(ascii: "<"))
        output.append(literal: tag)
        if !style.isEmpty { attribute("style", style.text.span) }
        output.append(UInt8(ascii: ">"))
    }
}
