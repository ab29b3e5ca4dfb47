/// An sRGB colour with alpha, eight bits a channel, not premultiplied.
public struct Color: Equatable, Hashable, Sendable {
    /// 0xRRGGBBAA.
    public var rgba: UInt32

    public init(rgba: UInt32) { self.rgba = rgba }

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        rgba = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    }

    public var red: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
    public var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
    public var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
    public var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba) }

    public static var black: Color { Color(rgba: 0x0000_00FF) }
    public static var white: Color { Color(rgba: 0xFFFF_FFFF) }
    /// Transparent black, CSS `transparent`.
    public static var clear: Color { Color(rgba: 0) }

    /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a colour name of CSS Color Module Level 4, `transparent`
    /// included, in either case of ASCII letters and nothing around it. Anything else is `invalidColor`.
    public init(parsing text: borrowing Span<UInt8>) throws(RegletError) {
        let found = text.count > 0 && text[0] == UInt8(ascii: "#") ? Color(hex: text) : Color(named: text)
        guard let found else { throw RegletError(.invalidColor) }
        self = found
    }

    /// Appends `#rrggbbaa` in lower case, nine bytes.
    public func append(to output: inout [UInt8]) {
        output.append(UInt8(ascii: "#"))
        Hex.append(rgba, digits: 8, to: &output)
    }

    private init?(hex text: borrowing Span<UInt8>) {
        var value: UInt32 = 0
        let short = text.count == 4 || text.count == 5
        guard short || text.count == 7 || text.count == 9 else { return nil }
        for index in 1..<text.count {
            guard let digit = Hex.digit(text[index]) else { return nil }
            value = value << 4 | digit
            if short { value = value << 4 | digit }
        }
        self.init(rgba: text.count == 4 || text.count == 7 ? value << 8 | 0xFF : value)
    }

    private init?(named text: borrowing Span<UInt8>) {
        guard let key = NameKey(text) else { return nil }
        if key == .transparent { self = .clear; return }
        let table = Color.names
        var low = 0
        var high = table.count / 2
        while low < high {
            let middle = (low + high) / 2
            let entry = NameKey(first: table[2 * middle], second: table[2 * middle + 1] >> 24)
            if entry == key {
                self.init(rgba: UInt32(truncatingIfNeeded: table[2 * middle + 1]) << 8 | 0xFF)
                return
            }
            if entry < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}

/// At most twenty ASCII letters of either case, packed five bits each so that packed names sort as names do.
private struct NameKey: Equatable {
    var first: UInt64
    var second: UInt64

    /// "transparent", which has no place in a table of opaque colours.
    static var transparent: NameKey { NameKey(first: 0xA48_2E9C_0322_BA80, second: 0) }

    init(first: UInt64, second: UInt64) {
        self.first = first
        self.second = second
    }

    /// Nil where the text is empty, longer than any name or no run of letters.
    init?(_ text: borrowing Span<UInt8>) {
        guard text.count > 0, text.count <= 20 else { return nil }
        self.init(first: 0, second: 0)
        for index in 0..<text.count {
            let letter = UInt64(text[index] | 0x20) &- UInt64(UInt8(ascii: "a")) &+ 1
            guard letter >= 1, letter <= 26 else { return nil }
            if index < 12 {
                first |= letter << UInt64(55 - 5 * index)
            } else {
                second |= letter << UInt64(95 - 5 * index)
            }
        }
    }

    static func < (left: NameKey, right: NameKey) -> Bool {
        left.first != right.first ? left.first < right.first : left.second < right.second
    }
}
