/// The number of a code, as it is written between the percent sign and the letter.
struct FormatNumber {
    /// How it is written.
    enum Form: UInt8 {
        case absent
        /// Digits alone.
        case whole
        /// A sign and digits.
        case signed
        /// Digits on both sides of a point, perhaps with a sign.
        case decimal
        case malformed
    }

    private var form = Form.absent
    private var isNegative = false
    /// All digits as one whole number, below 10^12, which is more than the `Int` of WebAssembly holds; 0 where the number is
    /// absent or malformed.
    private var digits: Int64 = 0
    private var fractionDigits = 0

    static let digitLimit = 6
    private static let powers: InlineArray<7, Int> = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

    /// Reads from `index` on, which becomes the place of the first byte that belongs to no number.
    @inline(__always)
    init(in text: borrowing Span<UInt8>, at index: inout Int) {
        let start = index
        while index < text.count && FormatNumber.isDigit(text[unchecked: index]) {
            digits = digits &* 10 &+ Int64(text[unchecked: index] &- UInt8(ascii: "0"))
            index += 1
        }
        if index > start { form = .whole }
        // Few numbers are more than a few digits.
        if index - start > FormatNumber.digitLimit || (index < text.count && FormatNumber.isSign(text[unchecked: index])) {
            index = start
            self = FormatNumber(anyIn: text, at: &index)
        }
    }

    @inline(__always)
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

    /// A sign or a point.
    @inline(__always)
    private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") }

    @inline(never)
    private init(anyIn text: borrowing Span<UInt8>, at index: inout Int) {
        let start = index
        var wholeDigits = 0
        var hasDigitBefore = false
        var hasPoint = false
        var isMalformed = false
        while index < text.count, FormatNumber.isDigit(text[index]) || FormatNumber.isSign(text[index]) {
            let byte = text[index]
            if byte == UInt8(ascii: "-") {
                if index > start { isMalformed = true }
                isNegative = true
            } else if byte == UInt8(ascii: ".") {
                if hasPoint || !hasDigitBefore { isMalformed = true }
                hasPoint = true
            } else {
                if hasPoint {
                    fractionDigits += 1
                } else {
                    hasDigitBefore = true
                    // Leading zeros do not count.
                    if byte != UInt8(ascii: "0") || wholeDigits > 0 { wholeDigits += 1 }
                }
                if max(wholeDigits, fractionDigits) > FormatNumber.digitLimit { isMalformed = true }
                if !isMalformed { digits = digits * 10 + Int64(byte - UInt8(ascii: "0")) }
            }
            index += 1
        }
        if !hasDigitBefore || (hasPoint && fractionDigits == 0) { isMalformed = true }
        form = isMalformed ? .malformed : hasPoint ? .decimal : isNegative ? .signed : .whole
    }

    /// The nearest double: both operands are exact, so the one division rounds once.
    @inline(__always)
    private var value: Double {
        let magnitude = fractionDigits == 0 ? Double(digits) : Double(digits) / Double(FormatNumber.powers[fractionDigits])
        return isNegative && digits != 0 ? -magnitude : magnitude
    }
}

/// What a code can ask of its number. Each tells the first problem that the number has.
extension FormatNumber {
    @inline(__always) var isPresent: Bool { form != .absent }

    /// `value`, for a code that takes no number.
    @inline(__always)
    func none<Value>(_ value: Value) throws(ErrorCode) -> Value {
        guard form == .absent else { throw form == .malformed ? ErrorCode.malformedNumber : .unexpectedNumber }
        return value
    }

    /// An index into a table; 0 where it is absent.
    @inline(__always)
    func index(below count: Int) throws(ErrorCode) -> Int {
        guard form == .absent || form == .whole else {
            throw form == .malformed ? ErrorCode.malformedNumber : form == .decimal ? .valueOutOfRange : .indexOutOfRange
        }
        guard digits < count else { throw ErrorCode.indexOutOfRange }
        return Int(digits)
    }

    /// One of 0 to `limit`; required.
    @inline(__always)
    func choice(upTo limit: Int) throws(ErrorCode) -> Int32 {
        guard form == .whole else {
            throw form == .absent ? ErrorCode.missingNumber : form == .malformed ? .malformedNumber : .valueOutOfRange
        }
        guard digits <= limit else { throw ErrorCode.valueOutOfRange }
        return Int32(truncatingIfNeeded: digits)
    }

    /// A weight; 0 where it is absent.
    @inline(__always)
    func weight() throws(ErrorCode) -> Int32 {
        if form == .malformed { throw ErrorCode.malformedNumber }
        guard form != .decimal && digits <= Int64(Style.weightRange.upperBound) else { throw ErrorCode.valueOutOfRange }
        return Int32(truncatingIfNeeded: isNegative ? -digits : digits)
    }

    /// A size in points; required.
    @inline(__always)
    func size() throws(ErrorCode) -> Double {
        let value = try length()
        guard !isNegative && value > 0 else { throw ErrorCode.valueOutOfRange }
        return value
    }

    /// A length in points; required.
    @inline(__always)
    func length() throws(ErrorCode) -> Double {
        guard form != .absent && form != .malformed else {
            throw form == .absent ? ErrorCode.missingNumber : .malformedNumber
        }
        let value = value
        guard value.magnitude <= Style.lengthLimit else { throw ErrorCode.valueOutOfRange }
        return value
    }
}

/// Thrown where the place is the code's and is added by whom catches.
extension ErrorCode: Error {}
