/// Writes pieces of HTML or XML, escaped for where they stand.
struct MarkupWriter {
    private(set) var output: [UInt8] = []
    private let isXML: Bool

    init(xml isXML: Bool = false) { self.isXML = isXML }

    /// Markup of our own.
    mutating func markup(_ literal: String) { output.append(literal: literal) }

    /// Text between tags. Characters that the notation cannot hold become U+FFFD: in HTML U+0000, in XML 1.0 control
    /// characters below U+0020 other than tab, line feed and carriage return, and U+FFFE and U+FFFF.
    mutating func text(_ text: borrowing Span<UInt8>) { escape(text, inAttribute: false) }

    /// An attribute with a value: ` name="value"`.
    @inline(never)
    mutating func attribute(_ name: String, _ value: borrowing Span<UInt8>) {
        begin(name)
        escape(value, inAttribute: true)
        output.append(UInt8(ascii: "\""))
    }

    /// An attribute with a number.
    @inline(never)
    mutating func attribute(_ name: String, _ value: Double) {
        begin(name)
        NumberPrinting.append(value, to: &output)
        output.append(UInt8(ascii: "\""))
    }

    /// Attributes with a colour, `#rrggbb`, and, where it is not opaque, its alpha: ` name="#ff0000" name-opacity="0.2"`.
    @inline(never)
    mutating func attribute(_ name: String, _ color: Color) {
        begin(name)
        color.append(to: &output)
        output.removeLast(2)
        output.append(UInt8(ascii: "\""))
        guard color.alpha < 255 else { return }
        begin(name)
        output.removeLast(2)
        output.append(literal: "-opacity=\"")
        NumberPrinting.append(Double(color.alpha) / 255, to: &output)
        output.append(UInt8(ascii: "\""))
    }

    /// A start tag with a style attribute; without one where there are no declarations.
    mutating func open(_ tag: String, _ style: CSS) {
        output.append(UInt8(ascii: "<"))
        output.append(literal: tag)
        if !style.isEmpty { attribute("style", style.text.span) }
        output.append(UInt8(ascii: ">"))
    }

    private mutating func begin(_ name: String) {
        output.append(UInt8(ascii: " "))
        output.append(literal: name)
        output.append(literal: "=\"")
    }

    private mutating func escape(_ text: borrowing Span<UInt8>, inAttribute: Bool) {
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case UInt8(ascii: "&"): output.append(literal: "&amp;")
            case UInt8(ascii: "<"): output.append(literal: "&lt;")
            case UInt8(ascii: ">"): output.append(literal: "&gt;")
            case UInt8(ascii: "\"") where inAttribute: output.append(literal: "&quot;")
            case ..<0x20: control(byte, inAttribute: inAttribute)
            case 0xEF where isXML && text[index] == 0xBF && text[index + 1] >= 0xBE:
                output.append(literal: "\u{FFFD}")
                index += 2
            default: output.append(byte)
            }
        }
    }

    /// A character below U+0020: by number where it would be lost, in attributes and, in XML, as a carriage return.
    private mutating func control(_ byte: UInt8, inAttribute: Bool) {
        if byte == 0 || isXML && !Self.xmlHas(byte) {
            output.append(literal: "\u{FFFD}")
        } else if inAttribute || isXML && byte == 0x0D {
            output.append(literal: "&#")
            NumberPrinting.append(UInt64(byte), to: &output)
            output.append(UInt8(ascii: ";"))
        } else {
            output.append(byte)
        }
    }

    /// Whether XML 1.0 has a character of one byte: all but the control characters, of which it has tab, line feed and
    /// carriage return.
    static func xmlHas(_ byte: UInt8) -> Bool { byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
