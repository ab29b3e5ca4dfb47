/// A stretch of a line that lies in one piece: at one embedding level, and measured by its clusters' edges alone. A tab
/// and a stretched space are segments of one cluster, with a width of their own.
struct LineSegment: Sendable {
    /// Numbers of clusters.
    var start: Int32
    var end: Int32
    var content: PositionedRun.Content
    /// Odd: right to left.
    var level: UInt8
    /// Whether it hangs at the line's end.
    var hangs: Bool
    /// From the line's left edge, in points.
    var x = 0.0
    var width: Double

    var clusters: Range<Int> { Int(start)..<Int(end) }
    var isRightToLeft: Bool { level & 1 == 1 }
}
