/// A face with a size in points.
public struct Font: Equatable, Sendable {
    public var face: Face

    /// Points per em: above 0, at most `maximumSize`.
    public private(set) var size: Double

    /// The largest size of a font, in points.
    public static let maximumSize = 10_000.0

    /// - Throws: `invalidNumber` for a size that is not finite, `valueOutOfRange` for one outside (0, `maximumSize`].
    public init(_ face: Face, size: Double) throws(RegletError) {
        try Font.check(size: size)
        self.face = face
        self.size = size
    }

    /// The same face at another size in points.
    ///
    /// - Throws: as `init(_:size:)`.
    public func with(size: Double) throws(RegletError) -> Font { try Font(face, size: size) }

    /// The same face, `difference` points larger.
    ///
    /// - Throws: as `init(_:size:)`.
    public func by(size difference: Double) throws(RegletError) -> Font { try Font(face, size: size + difference) }

    /// Refuses what is no size of a font.
    ///
    /// - Throws: as `init(_:size:)`.
    public static func check(size: Double) throws(RegletError) {
        guard size.isFinite else { throw RegletError(.invalidNumber) }
        guard size > 0, size <= maximumSize else { throw RegletError(.valueOutOfRange) }
    }
}
