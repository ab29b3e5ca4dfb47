extension JSONReader {
    @_lifetime(self: copy self)
    @inline(never)
    mutating func string() throws(RegletError) -> [UInt8] {
        var result: [UInt8] = []
        try expect(UInt8(ascii: "\""))
        while true {
            let start = index
            while index < text.count, JSONReader.isPlain(text[index]) { index += 1 }
            result.append(copying: text.extracting(start..<index))
            switch next {
            case UInt8(ascii: "\""):
                index += 1
                return result
            case UInt8(ascii: "\\"): try escape(&result)
            default: throw failure(at: index)
            }
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    @_lifetime(self: copy self)
    private mutating func escape(_ result: inout [UInt8]) throws(RegletError) {
        index += 1
        let letter = next
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(letter)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "u"):
            UTF8Scan.append(try escapedScalar(), to: &result)
            return
        default: throw failure(at: index)
        }
        index += 1
    }

    /// The scalar of one `\uXXXX` or of a surrogate pair of two; `index` is at the first `u`. A lone surrogate is an
    /// error at its backslash.
    @_lifetime(self: copy self)
    private mutating func escapedScalar() throws(RegletError) -> UInt32 {
        let start = index - 1
        let first = try hexadecimal()
        guard first & 0xF800 == 0xD800 else { return first }
        guard first < 0xDC00, next == UInt8(ascii: "\\") else { throw failure(at: start) }
        index += 1
        guard next == UInt8(ascii: "u") else { throw failure(at: start) }
        let second = try hexadecimal()
        guard second & 0xFC00 == 0xDC00 else { throw failure(at: start) }
        return 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
    }

    /// The four digits behind a `u`.
    @_lifetime(self: copy self)
    private mutating func hexadecimal() throws(RegletError) -> UInt32 {
        var value: UInt32 = 0
        index += 1
        for _ in 0..<4 {
            guard let digit = Hex.digit(next) else { throw failure(at: index) }
            value = value << 4 | digit
            index += 1
        }
        return value
    }
}
