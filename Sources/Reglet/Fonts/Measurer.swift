/// A stretch of text in one font, for a host that measures it. All of it is the host's to keep.
public struct MeasureRequest: Sendable {
    /// Valid UTF-8; may be empty, when the vertical figures alone are wanted.
    public var text: [UInt8]

    /// The face's name.
    public var face: [UInt8]

    /// Points per em.
    public var size: Double

    /// The boundaries of the text's grapheme clusters in ascending order, 0 and its end included; 0 alone for an empty text.
    public var boundaries: [Int]
}

/// What a host measured, in points: finite, from 0 to 1,000,000.
public struct Measurement: Sendable {
    /// One for each cluster.
    public var advances: [Double]

    public var metrics: FontMetrics

    public init(advances: [Double], metrics: FontMetrics) {
        self.advances = advances
        self.metrics = metrics
    }

    /// The largest number that is taken, in points.
    public static let limit = 1_000_000.0

    /// Refuses what no measuring can give.
    ///
    /// - Throws: `callbackFailed` for a wrong number of advances, `invalidNumber` for a number that is none.
    func check(clusters: Int) throws(RegletError) {
        guard advances.count == clusters else { throw RegletError(.callbackFailed) }
        for advance in advances { try Self.check(advance) }
        try Self.check(metrics.ascent)
        try Self.check(metrics.descent)
        try Self.check(metrics.leading)
        try Self.check(metrics.capHeight)
        try Self.check(metrics.xHeight)
    }

    private static func check(_ number: Double) throws(RegletError) {
        guard number >= 0, number <= limit else { throw RegletError(.invalidNumber) }
    }
}

/// A host's way to measure, or nil from it where it failed. It must not touch the objects of the running call, and may be
/// called by any thread that measures.
public typealias Measurer = @Sendable (MeasureRequest) -> Measurement?
