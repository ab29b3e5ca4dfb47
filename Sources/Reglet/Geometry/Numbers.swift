// Geometry: plain values in points, y growing downwards. Depends on nothing but RegletError.
//
// Invariant: a value whose `isValid` is true holds only finite numbers of at most 1e9 in magnitude, and no negative
// size. Whoever takes geometry from outside tests it first; a few sums and products of valid numbers are then finite.

/// A value that is all numbers, which may be beyond Reglet's limits.
protocol Bounded: BitwiseCopyable {
    /// Negative where a number is not within the limits. The faults of many values are found by "or" alone, without
    /// a branch.
    var fault: Int64 { get }
}

extension Double {
    /// The bits of 1e9. Those of numbers from 0 to NaN increase as the numbers do.
    private static var limitBits: Int64 { 0x41CD_CD65_0000_0000 }

    /// Negative unless the number is finite and at most 1e9 in magnitude.
    @inline(__always)
    var fault: Int64 { Double.limitBits &- Int64(bitPattern: magnitude.bitPattern) }

    /// Negative unless the number is a length: from 0 to 1e9. Adding 0 makes 0 of -0, whose bits are negative.
    @inline(__always)
    var lengthFault: Int64 {
        let bits = Int64(bitPattern: (self + 0).bitPattern)
        return bits | (Double.limitBits &- bits)
    }

    var isWithinLimit: Bool { fault >= 0 }
    var isLength: Bool { lengthFault >= 0 }
}

extension Span where Element: Bounded {
    /// The index of the first element with a fault; Int.max where all are valid.
    var firstFault: Int {
        var fault: Int64 = 0
        for index in indices { fault |= self[index].fault }
        if fault >= 0 { return .max }
        var index = 0
        while self[index].fault >= 0 { index += 1 }
        return index
    }
}

/// The lesser and the greater of two numbers that are not NaN, in one instruction each; Swift's own answers for NaN
/// cost three more.
@inline(__always)
func lesser(_ one: Double, _ other: Double) -> Double { one < other ? one : other }

@inline(__always)
func greater(_ one: Double, _ other: Double) -> Double { one > other ? one : other }

/// A length that is capped to a limit, but not below 0.
@inline(__always)
func clamp(_ length: Double, _ limit: Double) -> Double { greater(lesser(length, limit), 0) }

/// Refuses what is not valid.
@inline(__always)
func require(_ isValid: Bool) throws(RegletError) {
    if !isValid { throw RegletError(.invalidNumber) }
}
