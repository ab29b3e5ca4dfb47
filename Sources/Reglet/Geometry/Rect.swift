/// A rectangle by its top left corner and its size, in points.
public struct Rect: BitwiseCopyable, Equatable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    @inline(__always)
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

    @inline(__always)
    public var maxX: Double { x + width }

    @inline(__always)
    public var maxY: Double { y + height }

    public var origin: Point { Point(x: x, y: y) }
    public var size: Size { Size(width: width, height: height) }

    /// From a point to the nearest one of the rectangle; 0 inside.
    public func distance(to point: Point) -> Double {
        let dx = max(x - point.x, 0, point.x - maxX)
        let dy = max(y - point.y, 0, point.y - maxY)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Whether the corner is within Reglet's limits and both lengths are from 0 to 1e9.
    public var isValid: Bool { isSound }
}

extension Rect: Bounded {
    @inline(__always)
    var soundness: SIMDMask<SIMD2<Int64>> { areNumbers(x, y) .& areLengths(width, height) }
}
