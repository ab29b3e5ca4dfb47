/// The characters that end a line: LF, VT, FF, CR, U+0085, U+2028 and U+2029.
enum LineEnds {
    /// The length in bytes of one that starts at `index`; 0 where none does. CR LF is two.
    @inline(__always)
    static func length(at index: Int, in text: borrowing Span<UInt8>) -> Int {
        switch text[index] {
        case 0x0A...0x0D: 1
        case 0xC2: text[index + 1] == 0x85 ? 2 : 0
        case 0xE2: text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8 ? 3 : 0
        default: 0
        }
    }

    /// Whether the byte at `index` is the LF of a CR LF.
    static func continuesCRLF(at index: Int, in text: borrowing Span<UInt8>) -> Bool {
        text[index] == 0x0A && index > 0 && text[index - 1] == 0x0D
    }
}
