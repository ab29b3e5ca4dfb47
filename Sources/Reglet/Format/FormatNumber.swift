/// The number of a code, as it is written between the percent sign and the letter.
struct FormatNumber {
    /// Whether there is anything between the percent sign and the letter.
    private(set) var isPresent = false
    private(set) var isMalformed = false
    private(set) var isSigned = false
    private(set) var hasPoint = false
    /// All digits as one whole number, below 10^12.
    private var digits = 0
    private var wholeDigits = 0
    private var fractionDigits = 0
    private var hasDigitBefore = false

    private static let digitLimit = 6
    private static let powers: InlineArray<7, Int> = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]

    /// Takes the next character; false for one that belongs to no number.
    @inline(__always)
    mutating func take(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): take(digit: Int(byte - UInt8(ascii: "0")))
        case UInt8(ascii: "-"):
            if isPresent { isMalformed = true }
            isSigned = true
        case UInt8(ascii: "."):
            if hasPoint || !hasDigitBefore { isMalformed = true }
            hasPoint = true
        default: return false
        }
        isPresent = true
        return true
    }

    private mutating func take(digit: Int) {
        if hasPoint {
            fractionDigits += 1
            if fractionDigits > FormatNumber.digitLimit { isMalformed = true }
        } else {
            hasDigitBefore = true
            if digit > 0 || wholeDigits > 0 { wholeDigits += 1 }
            if wholeDigits > FormatNumber.digitLimit { isMalformed = true }
        }
        if !isMalformed { digits = digits * 10 + digit }
    }

    /// Called behind the last character.
    mutating func finish() {
        if isPresent && (!hasDigitBefore || (hasPoint && fractionDigits == 0)) { isMalformed = true }
    }

    /// The nearest double: both operands are exact, so the one division rounds once.
    var value: Double {
        let magnitude = Double(digits) / Double(FormatNumber.powers[fractionDigits])
        return isSigned && digits != 0 ? -magnitude : magnitude
    }

    /// The whole number; for numbers without a point.
    var whole: Int { isSigned ? -digits : digits }
}

/// What a code's number means, and which numbers it takes.
enum FormatNumberRule {
    case none
    /// An index into a table; optional, 0.
    case index
    /// An index into a table; optional, nothing.
    case optionalIndex
    /// A weight; optional, 0.
    case weight
    /// One of 0 to a limit; required.
    case choice(Int)
    /// A size in points; required.
    case size
    /// A length in points; required.
    case length

    /// The rule for the code with that letter, or nil where there is no such code.
    @inline(__always)
    init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "F"), UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "P"), UInt8(ascii: "T"): self = .index
        case UInt8(ascii: "L"): self = .optionalIndex
        case UInt8(ascii: "W"): self = .weight
        case UInt8(ascii: "U"), UInt8(ascii: "X"): self = .choice(2)
        case UInt8(ascii: "A"): self = .choice(4)
        case UInt8(ascii: "S"): self = .size
        case UInt8(ascii: "O"), UInt8(ascii: "K"): self = .length
        case UInt8(ascii: "B"), UInt8(ascii: "I"), UInt8(ascii: "N"), UInt8(ascii: "%"): self = .none
        case UInt8(ascii: "f"), UInt8(ascii: "c"), UInt8(ascii: "d"), UInt8(ascii: "u"), UInt8(ascii: "x"),
            UInt8(ascii: "w"), UInt8(ascii: "b"), UInt8(ascii: "i"), UInt8(ascii: "s"), UInt8(ascii: "o"),
            UInt8(ascii: "k"), UInt8(ascii: "a"), UInt8(ascii: "l"):
            self = .none
        default: return nil
        }
    }

    /// The first problem that a number has under this rule, the size of a table apart.
    @inline(__always)
    func problem(_ number: FormatNumber) -> ErrorCode? {
        if number.isMalformed { return .malformedNumber }
        switch self {
        case .none: return number.isPresent ? .unexpectedNumber : nil
        case .index, .optionalIndex:
            return number.hasPoint ? .valueOutOfRange : number.isSigned ? .indexOutOfRange : nil
        case .weight:
            return number.hasPoint || number.whole.magnitude > Style.weightRange.upperBound ? .valueOutOfRange : nil
        case .choice(let limit):
            if !number.isPresent { return .missingNumber }
            return number.hasPoint || number.isSigned || number.whole > limit ? .valueOutOfRange : nil
        case .size:
            if !number.isPresent { return .missingNumber }
            return number.isSigned || number.value == 0 || number.value > Style.lengthLimit ? .valueOutOfRange : nil
        case .length:
            if !number.isPresent { return .missingNumber }
            return number.value.magnitude > Style.lengthLimit ? .valueOutOfRange : nil
        }
    }
}
