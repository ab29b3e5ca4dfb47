/// A line of a label while it is laid out. Numbers of clusters; distances in points.
struct LabelLine: Sendable {
    var start: Int32
    /// Behind it there is only what hangs.
    var coreEnd: Int32
    var end: Int32
    var paragraph: Int32
    /// Whether the text, and not the width, ended the line.
    var isForced: Bool
    /// The advance of the hyphen that shows at the line's end; 0 for none.
    var hyphen = 0.0
    /// Without what hangs.
    var width = 0.0
    var heights = LineHeights()
    /// The line's left edge, from the left of the content.
    var x = 0.0
    /// The line's top, from the top of the content.
    var top = 0.0
    /// The line's part of the layout's segments.
    var firstSegment: Int32 = 0
    var segmentCount: Int32 = 0

    var clusters: Range<Int> { Int(start)..<Int(end) }
    var core: Range<Int> { Int(start)..<Int(coreEnd) }
}

/// The extents of a line across its direction, in points: the maxima over its runs.
struct LineHeights: Equatable, Sendable {
    var ascent = -Double.infinity
    var descent = -Double.infinity
    var leading = 0.0

    var height: Double { ascent + descent }

    init() {}

    init(_ metrics: FontMetrics) {
        ascent = metrics.ascent
        descent = metrics.descent
        leading = metrics.leading
    }

    @inline(__always)
    mutating func include(_ run: RunExtents) {
        ascent = max(ascent, run.ascent)
        descent = max(descent, run.descent)
        leading = max(leading, run.leading)
    }

    mutating func include(_ other: LineHeights) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }

    /// Attachments that align with the line come last: they grow it downwards or upwards.
    mutating func include(lineTop: Double, lineBottom: Double) {
        descent = max(descent, lineTop - ascent)
        ascent = max(ascent, lineBottom - descent)
    }
}

extension LabelText {
    /// The maxima over the runs of a stretch of clusters. `run` is where to begin to look, and becomes the run that
    /// holds the stretch's end.
    func heights(_ clusters: Range<Int>, from run: inout Int) -> LineHeights {
        var heights = LineHeights()
        while run + 1 < runs.count && Int(runs[run + 1].firstCluster) <= clusters.lowerBound { run += 1 }
        var lineTop = 0.0
        var lineBottom = 0.0
        while run < runs.count {
            let extents = extents(ofRun: run)
            heights.include(extents)
            lineTop = max(lineTop, extents.lineTop)
            lineBottom = max(lineBottom, extents.lineBottom)
            guard run + 1 < runs.count && begins(run + 1, beforeEndOf: clusters) else { break }
            run += 1
        }
        if lineTop > 0 || lineBottom > 0 { heights.include(lineTop: lineTop, lineBottom: lineBottom) }
        return heights
    }

    /// A run may begin within the last of the clusters.
    private func begins(_ run: Int, beforeEndOf clusters: Range<Int>) -> Bool {
        let first = Int(runs[run].firstCluster)
        return first < clusters.upperBound || first == clusters.upperBound && Int(runs[run].start) < starts[first]
    }
}
