extension Label {
    /// A part of a segment of a line.
    struct Stretch {
        var line: Int
        var segment: LineSegment
        var clusters: Range<Int>
        /// The number of its run in what the segment shows, once divided by runs.
        var run = -1
    }

    /// Where a stretch stands.
    func span(_ stretch: Stretch) -> LineSpan {
        let a = x(stretch.clusters.lowerBound, in: stretch.segment, stretch.line)
        let b = x(stretch.clusters.upperBound, in: stretch.segment, stretch.line)
        return LineSpan(line: stretch.line, left: min(a, b), right: max(a, b))
    }

    /// All that a line shows, divided by runs, from left to right.
    func runs(ofLine line: Int, withHanging: Bool) -> [Stretch] {
        var stretches: [Stretch] = []
        for place in 0..<Int(layout.lines[line].segmentCount) {
            let segment = visualSegment(line, place)
            if segment.hangs && !withHanging { continue }
            stretches.append(Stretch(line: line, segment: segment, clusters: segment.clusters))
        }
        return dividedByRuns(stretches)
    }

    /// All that a line shows, divided by runs, in the order of the text, without what hangs.
    func runsInOrder(ofLine line: Int) -> [Stretch] {
        var result: [Stretch] = []
        for segment in layout.segments[segments(line)] where !segment.hangs {
            let runs = dividedByRuns([Stretch(line: line, segment: segment, clusters: segment.clusters)])
            if segment.isRightToLeft { result += runs.reversed() } else { result += runs }
        }
        return result
    }

    /// The part of each segment of the text that a range of clusters covers, line by line and from left to right.
    func stretches(_ clusters: Range<Int>, withHanging: Bool) -> [Stretch] {
        guard !clusters.isEmpty, var line = line(ofCluster: clusters.lowerBound) else { return [] }
        var stretches: [Stretch] = []
        while line < lineCount && Int(layout.lines[line].start) < clusters.upperBound {
            for segment in textSegments(line, clusters) where withHanging || !segment.hangs {
                let part = clusters.clamped(to: segment.clusters)
                if !part.isEmpty { stretches.append(Stretch(line: line, segment: segment, clusters: part)) }
            }
            line += 1
        }
        return stretches
    }

    /// The segments of the text on a line that a range of clusters may touch, from left to right.
    private func textSegments(_ line: Int, _ clusters: Range<Int>) -> [LineSegment] {
        var all = segments(line)
        let isTruncated = layout.truncated != nil && line == lineCount - 1
        if all.count > 8 && !isTruncated {
            let first = segmentPlace(of: clusters.lowerBound, line)
            var last = first
            while last < all.upperBound && Int(layout.segments[last].start) < clusters.upperBound { last += 1 }
            all = first..<last
        }
        let found = layout.segments[all].filter { $0.content != .token }
        return found.count < 2 ? found : found.sorted { ($0.x, $0.width) < ($1.x, $1.width) }
    }

    /// The same stretches, each divided by the runs of what its segment shows.
    func dividedByRuns(_ stretches: [Stretch]) -> [Stretch] {
        var result: [Stretch] = []
        for stretch in stretches where !stretch.clusters.isEmpty {
            let measured = measured(stretch.segment)
            let first = measured.run(ofCluster: stretch.clusters.lowerBound)
            let last = measured.run(ofCluster: stretch.clusters.upperBound - 1)
            for distance in 0...last - first {
                var part = stretch
                part.run = stretch.segment.isRightToLeft ? last - distance : first + distance
                part.clusters = measured.clusters(ofRun: part.run).clamped(to: stretch.clusters)
                if !part.clusters.isEmpty { result.append(part) }
            }
        }
        return result
    }
}
