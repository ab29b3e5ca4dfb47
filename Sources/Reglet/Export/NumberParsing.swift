/// Reading of numbers: the nearest double to a decimal, ties to even, whatever its length, in linear time.
enum NumberParsing {
    /// Reads a number by the grammar of RFC 8259 that starts at `index`, and moves `index` behind it. Infinity where it
    /// is too large for a double; nil, with `index` at the byte that is wrong, where it is no number.
    static func parse(_ text: borrowing Span<UInt8>, at index: inout Int) -> Double? {
        let negative = text.byte(at: index) == UInt8(ascii: "-")
        if negative { index += 1 }
        guard let decimal = Decimal(text, at: &index) else { return nil }
        return negative ? -decimal.value : decimal.value
    }
}

/// The number of significant digits that are kept. The longest decimal halfway between two doubles has 768, so no digit
/// beyond matters except in that it is not 0.
private let significantDigits = 800

/// An unsigned decimal of any length: `digits` (to be read from the text) times ten to the `exponent`.
private struct Decimal {
    /// All significant digits where there are at most 19 of them, else the first 19.
    private var head: UInt64 = 0
    /// Significant digits that were seen, `significantDigits` at most, and the integer that they make.
    private var count = 0
    private var tail: BigUInt?
    /// Whether a digit that is not 0 was left out.
    private var inexact = false
    private var exponent: Int64 = 0

    init?(_ text: borrowing Span<UInt8>, at index: inout Int) {
        let start = index
        while let digit = text.digit(at: index) {
            // A leading zero stands alone.
            if index > start, count == 0 { return nil }
            index += 1
            take(digit, fraction: false)
        }
        guard index > start else { return nil }
        if text.byte(at: index) == UInt8(ascii: ".") {
            index += 1
            guard text.digit(at: index) != nil else { return nil }
            while let digit = text.digit(at: index) {
                index += 1
                take(digit, fraction: true)
            }
        }
        if text.byte(at: index).map({ $0 | 0x20 }) == UInt8(ascii: "e") {
            index += 1
            guard readExponent(text, at: &index) else { return nil }
        }
    }

    private mutating func take(_ digit: UInt8, fraction: Bool) {
        if fraction { exponent -= 1 }
        if count == 0, digit == 0 { return }
        guard count < significantDigits else {
            if digit != 0 { inexact = true }
            exponent += 1
            return
        }
        if count < 19 {
            head = 10 * head + UInt64(digit)
        } else {
            if count == 19 { tail = BigUInt(head) }
            tail?.multiply(by: 10, adding: UInt32(digit))
        }
        count += 1
    }

    private mutating func readExponent(_ text: borrowing Span<UInt8>, at index: inout Int) -> Bool {
        let sign = text.byte(at: index)
        let negative = sign == UInt8(ascii: "-")
        if negative || sign == UInt8(ascii: "+") { index += 1 }
        guard text.digit(at: index) != nil else { return false }
        var written: Int64 = 0
        while let digit = text.digit(at: index) {
            index += 1
            // More than any number of digits can make up for.
            if written < 1 << 40 { written = 10 * written + Int64(digit) }
        }
        exponent += negative ? -written : written
        return true
    }

    /// The nearest double; infinity beyond the greatest.
    var value: Double {
        // 0.d1d2... times ten to the `point`.
        let point = exponent + Int64(count)
        guard count > 0, point > -330 else { return 0 }
        guard point < 310 else { return .infinity }
        return fast ?? slow(Int(exponent))
    }

    /// Where the digits and the power of ten are doubles both, one operation rounds once.
    private var fast: Double? {
        guard tail == nil, head <= 1 << 53, exponent.magnitude <= 22 else { return nil }
        var power = 1.0
        for _ in 0..<exponent.magnitude { power *= 10 }
        return exponent < 0 ? Double(head) / power : Double(head) * power
    }

    private func slow(_ exponent: Int) -> Double {
        var number = tail ?? BigUInt(head)
        var lost = inexact
        var binary = exponent
        if exponent >= 0 {
            number.multiply(byFiveToThe: exponent)
        } else {
            // Enough bits that at least 64 remain after the division; five is less than 2^2.33.
            let shift = max(0, 66 - number.bitLength + (-exponent * 7 + 2) / 3)
            number.shiftLeft(shift)
            binary -= shift
            if number.divide(byFiveToThe: -exponent) { lost = true }
        }
        return Double(nearest: number, binary: binary, inexact: lost)
    }
}

extension Double {
    /// The nearest double to `number` times two to the `binary`, of which more than nothing was cut off where
    /// `inexact`.
    fileprivate init(nearest number: BigUInt, binary: Int, inexact: Bool) {
        var number = number
        var inexact = inexact
        var exponent = binary
        // Two bits more than a significand has, fewer for subnormals: one to round by, one for whatever is below.
        let excess = max(number.bitLength - 55, -1076 - exponent)
        if excess > 0 {
            if number.shiftRight(excess) { inexact = true }
            exponent += excess
        } else {
            number.shiftLeft(-excess)
            exponent += excess
        }
        let quarters = number.low | (inexact ? 1 : 0)
        let half = quarters & 3
        let significand = quarters >> 2 + (half == 3 || half == 2 && quarters & 4 != 0 ? 1 : 0)
        // The implicit bit of a normal number, or the carry into one, adds the 1 by which its exponent's field is more.
        let field = exponent + 1076
        self.init(bitPattern: field >= 2046 ? Double.infinity.bitPattern : UInt64(field) << 52 + significand)
    }
}

extension Span<UInt8> {
    /// The byte at an index, or nil at the end.
    @inline(__always)
    fileprivate func byte(at index: Int) -> UInt8? { index < count ? self[index] : nil }

    @inline(__always)
    fileprivate func digit(at index: Int) -> UInt8? {
        guard index < count else { return nil }
        let digit = self[index] &- UInt8(ascii: "0")
        return digit < 10 ? digit : nil
    }
}
