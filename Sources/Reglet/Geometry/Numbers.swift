// Geometry: plain values in points, y growing downwards. Depends on nothing but RegletError.
//
// Invariant: a value whose `isValid` is true holds only finite numbers of at most 1e9 in magnitude, and no negative
// size. Whoever takes geometry from outside tests it first; a few sums and products of valid numbers are then finite.

extension Double {
    /// Whether the number is finite and at most 1e9 in magnitude.
    @inline(__always)
    var isWithinLimit: Bool { magnitude <= 1e9 }

    /// Whether the number is a length: from 0 to 1e9.
    @inline(__always)
    var isLength: Bool { self >= 0 && self <= 1e9 }
}

/// Refuses what is not valid. `index` is the element's position where one call takes many, and becomes the error's
/// offset.
@inline(__always)
func require(_ isValid: Bool, at index: Int = 0) throws(RegletError) {
    if !isValid { throw RegletError(.invalidNumber, at: index) }
}
