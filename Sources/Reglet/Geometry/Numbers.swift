// Geometry: plain values in points, y growing downwards. Depends on nothing but RegletError.
//
// Invariant: a value whose `isValid` is true holds only finite numbers of at most 1e9 in magnitude, and no negative
// size. Whoever takes geometry from outside tests it first; a few sums and products of valid numbers are then finite.

/// A value that is all numbers, which may be beyond Reglet's limits.
protocol Bounded: BitwiseCopyable {
    /// Whether the numbers are within the limits, two at a time and without a branch.
    var soundness: SIMDMask<SIMD2<Int64>> { get }
}

extension Bounded {
    @inline(__always)
    var isSound: Bool { all(soundness) }
}

/// Whether the numbers are finite and at most 1e9 in magnitude.
@inline(__always)
func areNumbers(_ one: Double, _ other: Double) -> SIMDMask<SIMD2<Int64>> {
    let numbers = SIMD2(one, other)
    return (numbers .>= -1e9) .& (numbers .<= 1e9)
}

/// Whether the numbers are lengths: from 0 to 1e9.
@inline(__always)
func areLengths(_ one: Double, _ other: Double) -> SIMDMask<SIMD2<Int64>> {
    let numbers = SIMD2(one, other)
    return (numbers .>= 0) .& (numbers .<= 1e9)
}

extension Double {
    var isWithinLimit: Bool { magnitude <= 1e9 }
    var isLength: Bool { self >= 0 && self <= 1e9 }
}

extension Span where Element: Bounded {
    /// The index of the first element that is not within the limits; Int.max where all are.
    var firstFault: Int {
        var soundness = SIMDMask<SIMD2<Int64>>(repeating: true)
        for index in indices { soundness .&= self[index].soundness }
        if all(soundness) { return .max }
        var index = 0
        while self[index].isSound { index += 1 }
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
