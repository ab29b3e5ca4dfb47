extension UTF8Scan {
    /// Whether bytes are UTF-8 (Unicode 17.0, table 3-7). A block of ASCII is passed over at once.
    @_optimize(speed)
    static func isValid(_ text: borrowing Span<UInt8>) -> Bool {
        let block = 16
        var index = 0
        while index < text.count {
            if text.count &- index >= block && isASCII(text.extracting(index..<index &+ block)) {
                index &+= block
                continue
            }
            if text.count &- index >= ByteWord.size {
                let count = ByteWord(text, at: index).asciiCount
                index &+= count
                if count == ByteWord.size { continue }
            } else if text[unchecked: index] < 0x80 {
                index &+= 1
                continue
            }
            while index < text.count && text[unchecked: index] >= 0x80 {
                let length = validLength(at: index, in: text)
                if length == 0 { return false }
                index &+= length
            }
        }
        return true
    }

    @inline(__always)
    private static func isASCII(_ text: borrowing Span<UInt8>) -> Bool {
        var bits: UInt8 = 0
        var index = 0
        while index < text.count {
            bits |= text[unchecked: index]
            index &+= 1
        }
        return bits < 0x80
    }

    /// The length of the well-formed scalar beyond ASCII at `index`, or 0.
    @inline(__always)
    private static func validLength(at index: Int, in text: borrowing Span<UInt8>) -> Int {
        let lead = text[index]
        // The shortest forms only, no surrogates, nothing above U+10FFFF.
        guard lead >= 0xC2 && lead <= 0xF4, index + 1 < text.count else { return 0 }
        let second = text[index + 1]
        if lead < 0xE0 { return isContinuation(second) ? 2 : 0 }
        let low: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
        let high: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
        guard second >= low && second <= high, index + 2 < text.count, isContinuation(text[index + 2]) else { return 0 }
        if lead < 0xF0 { return 3 }
        return index + 3 < text.count && isContinuation(text[index + 3]) ? 4 : 0
    }
}
