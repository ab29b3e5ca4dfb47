/// The vertical figures of a font, in points; all but `leading` are distances from the baseline.
public struct FontMetrics: Equatable, Sendable {
    /// Upwards, to the top of the line.
    public var ascent: Double

    /// Downwards, to the bottom of the line.
    public var descent: Double

    /// The space below the line.
    public var leading: Double

    /// Upwards, to the top of flat capitals.
    public var capHeight: Double

    /// Upwards, to the top of flat small letters.
    public var xHeight: Double

    /// Whether the built-in figures, of these and of advances, are those of a similar face.
    public var isApproximate: Bool

    public init(
        ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double, isApproximate: Bool = false
    ) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.isApproximate = isApproximate
    }
}
