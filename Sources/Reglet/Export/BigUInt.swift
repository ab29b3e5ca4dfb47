/// An unsigned integer of at most 3,072 bits, for exact decimal conversion. It lives on the stack, and its words have
/// 32 bits, since products and quotients of 64-bit words would be calls on 32-bit targets.
///
/// Its users bound their input so that nothing overflows; bits above the last word would be lost.
struct BigUInt {
    private static let capacity = 96

    /// Least significant first; what lies at `count` and above is 0.
    private var words = InlineArray<96, UInt32>(repeating: 0)
    /// The words in use; the highest of them is not 0.
    private var count: Int

    init(_ value: UInt64) {
        words[0] = UInt32(truncatingIfNeeded: value)
        words[1] = UInt32(truncatingIfNeeded: value >> 32)
        count = words[1] != 0 ? 2 : words[0] != 0 ? 1 : 0
    }

    var bitLength: Int { count == 0 ? 0 : 32 * count - words[count - 1].leadingZeroBitCount }

    /// The lowest 64 bits.
    var low: UInt64 { UInt64(words[1]) << 32 | UInt64(words[0]) }

    mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
        var carry = UInt64(summand)
        for index in 0..<count {
            carry += UInt64(words[index]) * UInt64(factor)
            words[index] = UInt32(truncatingIfNeeded: carry)
            carry >>= 32
        }
        guard carry != 0, count < BigUInt.capacity else { return }
        words[count] = UInt32(truncatingIfNeeded: carry)
        count += 1
    }

    /// Divides, rounding down; whether something was lost.
    mutating func divide(by divisor: UInt32) -> Bool {
        var remainder: UInt64 = 0
        for index in stride(from: count - 1, through: 0, by: -1) {
            let dividend = remainder << 32 | UInt64(words[index])
            words[index] = UInt32(truncatingIfNeeded: dividend / UInt64(divisor))
            remainder = dividend % UInt64(divisor)
        }
        trim()
        return remainder != 0
    }

    mutating func shiftLeft(_ bits: Int) {
        let whole = bits / 32
        let part = UInt64(bits % 32)
        for index in stride(from: min(count + whole, BigUInt.capacity - 1), through: 0, by: -1) {
            let high = UInt64(word(index - whole))
            let low = UInt64(word(index - whole - 1))
            words[index] = UInt32(truncatingIfNeeded: ((high << 32 | low) << part) >> 32)
        }
        count = min(count + whole + 1, BigUInt.capacity)
        trim()
    }

    /// Shifts right; whether a bit that was set got lost.
    mutating func shiftRight(_ bits: Int) -> Bool {
        let whole = bits / 32
        let part = UInt64(bits % 32)
        var lost = word(whole) & (1 << UInt32(part) - 1) != 0
        for index in 0..<min(whole, count) where words[index] != 0 { lost = true }
        for index in 0..<count {
            let low = UInt64(word(index + whole))
            let high = UInt64(word(index + whole + 1))
            words[index] = UInt32(truncatingIfNeeded: (high << 32 | low) >> part)
        }
        trim()
        return lost
    }

    mutating func multiply(byFiveToThe exponent: Int) {
        for _ in 0..<exponent / BigUInt.step { multiply(by: BigUInt.fives) }
        multiply(by: BigUInt.five(exponent % BigUInt.step))
    }

    /// Divides, rounding down; whether something was lost.
    mutating func divide(byFiveToThe exponent: Int) -> Bool {
        var lost = false
        for _ in 0..<exponent / BigUInt.step where divide(by: BigUInt.fives) { lost = true }
        return divide(by: BigUInt.five(exponent % BigUInt.step)) || lost
    }

    /// 5^13, the highest power of five in a word.
    private static var fives: UInt32 { 1_220_703_125 }
    private static var step: Int { 13 }

    private static func five(_ exponent: Int) -> UInt32 {
        var power: UInt32 = 1
        for _ in 0..<exponent { power &*= 5 }
        return power
    }

    private func word(_ index: Int) -> UInt32 { index >= 0 && index < count ? words[index] : 0 }

    private mutating func trim() {
        while count > 0, words[count - 1] == 0 { count -= 1 }
    }
}
