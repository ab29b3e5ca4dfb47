/// What a point is on.
public struct LabelHit: Equatable, Sendable {
    /// The start of the cluster under the point, or the nearest place for a caret.
    public var index: Int
    /// Whether the point is in the half of the cluster where the text goes on.
    public var isTrailing: Bool
    public var line: Int
    /// Whether the point is on the truncation token; the index is then the first hidden one.
    public var isToken: Bool
}

extension Label {
    /// What a point is on: nil off the lines, beside their glyphs, on spaces that hang, and on a tab's or line's empty end.
    /// The leading below a line belongs to it. Error: `invalidNumber`.
    public func hit(_ point: Point) throws(RegletError) -> LabelHit? {
        try require(point.isValid)
        guard let line = line(atY: point.y), point.y >= top(line), point.y < bottomWithLeading(line) else { return nil }
        guard let segment = segment(containing: point.x, line) else { return nil }
        return hit(segment, point.x, line)
    }

    /// What is nearest to a point: on the nearest line the cluster at the point's x; beside the line its nearer end, that
    /// before what hangs. Nil in a label without lines. Error: `invalidNumber`.
    public func nearestHit(_ point: Point) throws(RegletError) -> LabelHit? {
        try require(point.isValid)
        guard let line = line(atY: point.y) else { return nil }
        let geometry = layout.lines[line]
        let left = origin.x + geometry.x
        let isRightToLeft = source.paragraphs[Int(geometry.paragraph)].level == 1
        if point.x < left || point.x >= left + geometry.width || geometry.segmentCount == 0 {
            let atStart = (point.x < left) != isRightToLeft
            let cluster = atStart ? Int(geometry.start) : Int(max(geometry.start, geometry.coreEnd))
            return LabelHit(index: source.measured.starts[cluster], isTrailing: false, line: line, isToken: false)
        }
        guard let segment = segment(atX: point.x, line) else { return nil }
        return hit(segment, point.x, line)
    }

    /// The segment of a line that an x is on and that does not hang.
    func segment(containing x: Double, _ line: Int) -> LineSegment? {
        guard let segment = segment(atX: x, line), !segment.hangs else { return nil }
        let left = origin.x + layout.lines[line].x
        return x >= left + segment.x && x < left + (segment.x + segment.width) ? segment : nil
    }

    /// The last segment of a line that begins at an x or before it, else the first.
    private func segment(atX x: Double, _ line: Int) -> LineSegment? {
        let left = origin.x + layout.lines[line].x
        let count = Int(layout.lines[line].segmentCount)
        if count == 0 { return nil }
        return visualSegment(line, Bisection.last(below: count) { left + visualSegment(line, $0).x <= x })
    }

    private func hit(_ segment: LineSegment, _ x: Double, _ line: Int) -> LabelHit {
        if segment.content == .token {
            return LabelHit(index: layout.hidden.lowerBound, isTrailing: false, line: line, isToken: true)
        }
        let cluster = cluster(segment, x, line)
        let middle = (self.x(cluster, in: segment, line) + self.x(cluster + 1, in: segment, line)) / 2
        return LabelHit(
            index: source.measured.starts[cluster], isTrailing: segment.isRightToLeft ? x < middle : x > middle, line: line,
            isToken: false)
    }

    /// The last cluster of a segment whose near edge is not past `x`, seen in the segment's direction.
    func cluster(_ segment: LineSegment, _ x: Double, _ line: Int) -> Int {
        let first = Int(segment.start)
        return first + Bisection.last(below: segment.clusters.count) {
            let edge = self.x(first + $0, in: segment, line)
            return segment.isRightToLeft ? edge > x : edge <= x
        }
    }
}
