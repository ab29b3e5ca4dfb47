/// A width and a height, in points.
public struct Size: Equatable, Sendable {
    public var width: Double
    public var height: Double

    @inline(__always)
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    public static var zero: Size { Size(width: 0, height: 0) }

    /// Whether both lengths are from 0 to 1e9.
    @inline(__always)
    public var isValid: Bool { width.isLength && height.isLength }

    /// Whether one of the lengths is 0, so that nothing can be seen.
    @inline(__always)
    public var isEmpty: Bool { width == 0 || height == 0 }
}
