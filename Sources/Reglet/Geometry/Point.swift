/// A place, in points; y grows downwards.
public struct Point: BitwiseCopyable, Equatable, Sendable {
    public var x: Double
    public var y: Double

    @inline(__always)
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static var zero: Point { Point(x: 0, y: 0) }

    /// Whether both numbers are within Reglet's limits.
    public var isValid: Bool { isSound }
}

extension Point: Bounded {
    @inline(__always)
    var soundness: SIMDMask<SIMD2<Int64>> { areNumbers(x, y) }
}
