/// Scanning of UTF-8 bytes. Knows nothing of attributed text, so that every room may use it.
///
/// Everything but `firstInvalid` and `repaired` takes text that is known to be valid.
public enum UTF8Scan {
    /// U+FFFD, which stands for what is not UTF-8.
    static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    /// Whether a byte continues a scalar that began before it.
    @inline(__always)
    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Whether `index` lies at the start of a scalar or at the end of the text.
    @inline(__always)
    public static func isBoundary(_ index: Int, in text: borrowing Span<UInt8>) -> Bool {
        index >= 0 && (index < text.count ? !isContinuation(text[index]) : index == text.count)
    }

    /// The length in bytes of the scalar that starts with `lead`.
    @inline(__always)
    static func length(lead: UInt8) -> Int {
        lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    }

    /// The scalar that starts at `index`, and its length in bytes.
    @inline(__always)
    static func scalar(at index: Int, in text: borrowing Span<UInt8>) -> (value: UInt32, length: Int) {
        let lead = UInt32(text[index])
        if lead < 0x80 { return (lead, 1) }
        let second = UInt32(text[index + 1] & 0x3F)
        if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
        let third = UInt32(text[index + 2] & 0x3F)
        if lead < 0xF0 { return ((lead & 0x0F) << 12 | second << 6 | third, 3) }
        return ((lead & 0x07) << 18 | second << 12 | third << 6 | UInt32(text[index + 3] & 0x3F), 4)
    }

    /// Appends the UTF-8 of a scalar, which is no surrogate and at most U+10FFFF.
    @inline(never)
    static func append(_ scalar: UInt32, to output: inout [UInt8]) {
        let trail = { (shift: UInt32) in UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F) }
        switch scalar {
        case 0..<0x80: output.append(UInt8(truncatingIfNeeded: scalar))
        case 0x80..<0x800: output.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
        case 0x800..<0x10000: output.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
        default: output.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
        }
        if scalar >= 0x10000 { output.append(trail(12)) }
        if scalar >= 0x800 { output.append(trail(6)) }
        if scalar >= 0x80 { output.append(trail(0)) }
    }

    /// The number of scalars and of UTF-16 code units in a range of bytes that starts and ends on scalar boundaries.
    @_optimize(speed)
    static func counts(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> (scalars: Int, utf16: Int) {
        var scalars = 0
        var supplementary = 0
        var start = range.lowerBound
        while start < range.upperBound {
            // Bytes count bytes, so that many are counted at once.
            let end = min(start + 255, range.upperBound)
            let block = text.extracting(start..<end)
            var leads: UInt8 = 0
            var fours: UInt8 = 0
            var index = 0
            while index < block.count {
                let byte = block[unchecked: index]
                leads &+= isContinuation(byte) ? 0 : 1
                fours &+= byte >= 0xF0 ? 1 : 0
                index &+= 1
            }
            scalars += Int(leads)
            supplementary += Int(fours)
            start = end
        }
        return (scalars, scalars &+ supplementary)
    }

    /// The range of the first maximal subpart that is not UTF-8 (Unicode 17.0, section 3.9, "U+FFFD Substitution of
    /// Maximal Subparts"), or nil where the whole is valid.
    static func firstInvalid(_ text: borrowing Span<UInt8>) -> Range<Int>? {
        if isValid(text) { return nil }
        do {
            _ = try UTF8Span(validating: copy text)
            return nil
        } catch {
            return error.byteOffsets
        }
    }

    /// Refuses bytes that are not UTF-8, with the offset of the first that is not.
    public static func validate(_ text: borrowing Span<UInt8>) throws(RegletError) {
        if let invalid = firstInvalid(text) { throw RegletError(.invalidUTF8, at: invalid.lowerBound) }
    }
}
