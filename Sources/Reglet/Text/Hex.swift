/// Hexadecimal digits of colours, JSON escapes and percent escapes.
enum Hex {
    /// The value of an ASCII hexadecimal digit of either case.
    @inline(__always)
    static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return UInt32(byte &- UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): return UInt32(byte &- UInt8(ascii: "a") &+ 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): return UInt32(byte &- UInt8(ascii: "A") &+ 10)
        default: return nil
        }
    }

    /// Appends the lowest `digits` digits of a value.
    @inline(never)
    static func append(_ value: UInt32, digits: Int, uppercase: Bool = false, to output: inout [UInt8]) {
        let letters = UInt8(ascii: uppercase ? "A" : "a") &- 10
        var shift = UInt32(4 * digits)
        while shift > 0 {
            shift -= 4
            let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
            output.append(digit < 10 ? UInt8(ascii: "0") &+ digit : letters &+ digit)
        }
    }
}
