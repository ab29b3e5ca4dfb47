/// A width and a height, in points.
public struct Size: BitwiseCopyable, Equatable, Sendable {
    public var width: Double
    public var height: Double

    @inline(__always)
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static var zero: Size { Size(width: 0, height: 0) }

    /// Whether both lengths are from 0 to 1e9.
    public var isValid: Bool { isSound }

    /// Whether one of the lengths is 0, so that nothing can be seen.
    @inline(__always)
    public var isEmpty: Bool { width == 0 || height == 0 }
}

extension Size: Bounded {
    @inline(__always)
    var soundness: SIMDMask<SIMD2<Int64>> { areLengths(width, height) }
}
