/// Writes JSON (RFC 8259) without white space. The caller keeps to the grammar; the writer puts the commas.
///
/// Strings are valid UTF-8 and are escaped only where they must be.
struct JSONWriter {
    private(set) var output: [UInt8] = []
    private var needsComma = false

    mutating func beginObject() { open(UInt8(ascii: "{")) }
    mutating func endObject() { close(UInt8(ascii: "}")) }
    mutating func beginArray() { open(UInt8(ascii: "[")) }
    mutating func endArray() { close(UInt8(ascii: "]")) }

    /// The name of the member that the next value is for.
    @inline(never)
    mutating func name(_ key: JSONKey) {
        beginValue()
        output.append(UInt8(ascii: "\""))
        output.append(literal: key.name)
        output.append(literal: "\":")
        needsComma = false
    }

    @inline(never)
    mutating func number(_ value: Double) {
        beginValue()
        NumberPrinting.append(value, to: &output)
    }

    mutating func bool(_ value: Bool) {
        beginValue()
        output.append(literal: value ? "true" : "false")
    }

    mutating func string(literal: String) { string(literal.utf8Span.span) }

    @inline(never)
    mutating func string(_ text: borrowing Span<UInt8>) {
        beginValue()
        output.append(UInt8(ascii: "\""))
        var plain = 0
        for index in 0..<text.count where JSONWriter.needsEscape(text[index]) {
            output.append(copying: text.extracting(plain..<index))
            escape(text[index])
            plain = index + 1
            // A text of control characters takes six times its room; the caller refuses what is over the limit.
            if output.count > AttributedText.byteLimit { return }
        }
        output.append(copying: text.extracting(plain..<text.count))
        output.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        output.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\n"): output.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): output.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): output.append(UInt8(ascii: "t"))
        case 0..<0x20:
            output.append(UInt8(ascii: "u"))
            Hex.append(UInt32(byte), digits: 4, to: &output)
        default: output.append(byte)
        }
    }

    private mutating func open(_ bracket: UInt8) {
        beginValue()
        output.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        output.append(bracket)
        needsComma = true
    }

    private mutating func beginValue() {
        if needsComma { output.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}
