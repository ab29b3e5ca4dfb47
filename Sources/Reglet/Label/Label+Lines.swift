/// A line of a label.
public struct LineGeometry: Equatable, Sendable {
    /// The bytes of the line, with what hangs at its end; of a truncated line those from the first to the last that it shows.
    public var range: Range<Int>
    /// The left edge.
    public var x: Double
    public var baseline: Double
    /// From the baseline up to the line's top.
    public var ascent: Double
    /// From the baseline down to the line's bottom.
    public var descent: Double
    /// The space below the line; none is laid out below the last one.
    public var leading: Double
    /// Without what hangs.
    public var width: Double
}

extension Label {
    public var lineCount: Int { layout.lines.count }

    /// The line of that number. Error: `indexOutOfRange`.
    public func line(_ number: Int) throws(RegletError) -> LineGeometry {
        guard number >= 0 && number < lineCount else { throw RegletError(.indexOutOfRange) }
        let line = layout.lines[number]
        return LineGeometry(
            range: source.measured.bytes(line.clusters), x: origin.x + line.x, baseline: baseline(number),
            ascent: line.heights.ascent, descent: line.heights.descent, leading: line.heights.leading, width: line.width)
    }

    /// A distance from the content's top as a y of the label's, on the pixel grid where there is one.
    func y(_ distance: Double) -> Double { PixelSnapping.snap(origin.y + distance, scale: options.scale) }

    func top(_ line: Int) -> Double { y(layout.lines[line].top) }
    func baseline(_ line: Int) -> Double { y(layout.lines[line].top + layout.lines[line].heights.ascent) }
    func bottom(_ line: Int) -> Double { y(layout.lines[line].top + layout.lines[line].heights.height) }

    /// The line's bottom with the leading below it, which is where the next line begins.
    func bottomWithLeading(_ line: Int) -> Double { line + 1 < lineCount ? top(line + 1) : bottom(line) }

    /// The line at a y: the leading below a line belongs to it; above the first it is the first, below the last the last.
    func line(atY y: Double) -> Int? {
        lineCount == 0 ? nil : Bisection.last(below: lineCount) { top($0) <= y }
    }

    /// The line that shows a cluster, or would show it next if it is hidden.
    func line(ofCluster cluster: Int) -> Int? {
        lineCount == 0 ? nil : Bisection.last(below: lineCount) { Int(layout.lines[$0].start) <= cluster }
    }

    /// The segments of a line, as places in the layout's list.
    func segments(_ line: Int) -> Range<Int> {
        let line = layout.lines[line]
        return Int(line.firstSegment)..<Int(line.firstSegment + line.segmentCount)
    }

    /// The segments of a line from left to right.
    func visualSegment(_ line: Int, _ place: Int) -> LineSegment {
        let first = Int(layout.lines[line].firstSegment)
        return layout.segments[first + Int(layout.visual[first + place])]
    }

    func measured(_ segment: LineSegment) -> LabelText {
        segment.content == .token ? layout.truncated?.token ?? source.measured : source.measured
    }

    /// The x, in the label, of the boundary before a cluster of a segment, or behind its last one. Neighbouring segments
    /// give their common boundary the same bits.
    func x(_ cluster: Int, in segment: LineSegment, _ line: Int) -> Double {
        let left = origin.x + layout.lines[line].x
        let clusters = segment.clusters
        let (first, last) = segment.isRightToLeft
            ? (clusters.upperBound, clusters.lowerBound) : (clusters.lowerBound, clusters.upperBound)
        if cluster == first { return left + segment.x }
        if cluster == last { return left + (segment.x + segment.width) }
        let offset = edge(cluster, of: segment) - edge(first, of: segment)
        return left + (segment.x + offset.magnitude)
    }

    /// The edge of a cluster of a segment, without a copy of what holds it.
    private func edge(_ cluster: Int, of segment: LineSegment) -> Double {
        guard segment.content == .token else { return source.measured.edges[cluster] }
        return layout.truncated?.token.edges[cluster] ?? 0
    }
}
