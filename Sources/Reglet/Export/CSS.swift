/// CSS declarations.
struct CSS {
    private(set) var text: [UInt8] = []

    var isEmpty: Bool { text.isEmpty }

    mutating func append(_ other: CSS) {
        if other.isEmpty { return }
        if !text.isEmpty { text.append(literal: "; ") }
        text.append(copying: other.text.span)
    }

    @inline(never)
    mutating func declare(_ property: String, _ value: String) {
        begin(property)
        text.append(literal: value)
    }

    /// A length; a point is a pixel of CSS.
    @inline(never)
    mutating func declare(_ property: String, points: Double) {
        begin(property)
        NumberPrinting.append(points, to: &text)
        text.append(literal: "px")
    }

    @inline(never)
    mutating func declare(_ property: String, number: Int) {
        begin(property)
        NumberPrinting.append(Double(number), to: &text)
    }

    /// `#rrggbb`, or `#rrggbbaa` where it is not opaque.
    @inline(never)
    mutating func declare(_ property: String, _ color: Color) {
        begin(property)
        color.append(to: &text)
        if color.alpha == 255 { text.removeLast(2) }
    }

    /// The family, and where it is several words written as one, as in TimesNewRoman, the words too.
    mutating func declare(family: [UInt8]) {
        begin("font-family")
        string(family)
        let words = CSS.words(family)
        if words != family {
            text.append(literal: ", ")
            string(words)
        }
    }

    /// One more item for the list that is the last value.
    mutating func follow(with item: String) {
        text.append(literal: ", ")
        text.append(literal: item)
    }

    @inline(never)
    private mutating func begin(_ property: String) {
        if !text.isEmpty { text.append(literal: "; ") }
        text.append(literal: property)
        text.append(literal: ": ")
    }

    private mutating func string(_ value: [UInt8]) {
        text.append(UInt8(ascii: "'"))
        for byte in value {
            if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\") {
                text.append(UInt8(ascii: "\\"))
                Hex.append(UInt32(byte), digits: 2, to: &text)
                text.append(UInt8(ascii: " "))
            } else {
                text.append(byte)
            }
        }
        text.append(UInt8(ascii: "'"))
    }

    /// With a space before each capital that follows a small letter.
    private static func words(_ name: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var previous: UInt8 = 0
        for byte in name {
            let small = UInt8(ascii: "a")...UInt8(ascii: "z")
            let capital = UInt8(ascii: "A")...UInt8(ascii: "Z")
            if small.contains(previous), capital.contains(byte) { result.append(UInt8(ascii: " ")) }
            result.append(byte)
            previous = byte
        }
        return result
    }
}
