/// Distances from the four edges of a rectangle, in points; positive goes inwards. The sides are physical: left is
/// left in either direction of writing.
public struct EdgeInsets: BitwiseCopyable, Equatable, Sendable {
    public var top: Double
    public var left: Double
    public var bottom: Double
    public var right: Double

    @inline(__always)
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public static var zero: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

    /// Whether the four numbers are within Reglet's limits.
    public var isValid: Bool { isSound }
}

extension EdgeInsets: Bounded {
    @inline(__always)
    var soundness: SIMDMask<SIMD2<Int64>> { areNumbers(top, left) .& areNumbers(bottom, right) }
}
