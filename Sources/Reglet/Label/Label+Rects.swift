/// How high the rects of a range are.
public enum RectStyle: Int32, Sendable, CaseIterable {
    /// As the font of each run.
    case tight = 0
    /// As the line.
    case line = 1
    /// As the line with the leading below it, so that lines touch.
    case leading = 2
}

extension Label {
    /// The rects of a range, line by line and from left to right: one for each stretch that lies in one piece; for `tight`
    /// one for each run of it. Spaces that hang are included. Ranges that touch give rects that touch.
    /// Errors: `indexOutOfRange`, `notOnBoundary`.
    public func rects(_ range: Range<Int>, style: RectStyle = .line) throws(RegletError) -> [Rect] {
        let clusters = try clusters(range)
        if style == .tight { return tightRects(clusters) }
        return spans(clusters, withHanging: true).map { rect($0, style) }
    }

    private func tightRects(_ clusters: Range<Int>) -> [Rect] {
        var rects: [Rect] = []
        forEachStretch(clusters, withHanging: true) { line, stretch in
            forEachRun(stretch, line) { part, run in
                let run = source.measured.runs[run]
                rects.append(Rect(
                    x: part.left, y: baseline(line) - run.ascent, width: part.right - part.left,
                    height: run.ascent + run.descent))
            }
        }
        return rects
    }

    /// A part of a line from left to right.
    struct LineSpan {
        var line: Int
        var left: Double
        var right: Double
    }

    /// Where the clusters of a range stand; what touches is one, or what touches at one level.
    func spans(_ clusters: Range<Int>, withHanging: Bool, byLevel: Bool = false) -> [LineSpan] {
        var spans: [LineSpan] = []
        var level: UInt8 = 0
        forEachStretch(clusters, withHanging: withHanging) { line, stretch in
            let isOther = byLevel && stretch.segment.level != level
            level = stretch.segment.level
            if let last = spans.last, !isOther, last.line == line, last.right == stretch.left {
                spans[spans.count - 1].right = stretch.right
            } else {
                spans.append(LineSpan(line: line, left: stretch.left, right: stretch.right))
            }
        }
        return spans
    }

    /// Where a part of a segment stands.
    func span(_ part: Range<Int>, _ segment: LineSegment, _ line: Int) -> LineSpan {
        let (a, b) = (x(part.lowerBound, in: segment, line), x(part.upperBound, in: segment, line))
        return LineSpan(line: line, left: min(a, b), right: max(a, b))
    }

    func rect(_ span: LineSpan, _ style: RectStyle) -> Rect {
        let top = top(span.line)
        let bottom = style == .leading ? bottomWithLeading(span.line) : bottom(span.line)
        return Rect(x: span.left, y: top, width: span.right - span.left, height: bottom - top)
    }

    /// A stretch of a line in one piece.
    struct Stretch {
        var clusters: Range<Int>
        var segment: LineSegment
        var left: Double
        var right: Double
    }

    /// The clusters that a range of bytes touches from their starts.
    func clusters(_ range: Range<Int>) throws(RegletError) -> Range<Int> {
        try text.check(range)
        return source.measured.cluster(ofByte: range.lowerBound)..<source.measured.cluster(ofByte: range.upperBound)
    }

    /// Finds the part of each segment of the text that a range of clusters covers, line by line and from left to right.
    func forEachStretch(_ clusters: Range<Int>, withHanging: Bool, _ body: (Int, Stretch) -> Void) {
        guard !clusters.isEmpty, let first = line(ofCluster: clusters.lowerBound) else { return }
        var line = first
        while line < lineCount && Int(layout.lines[line].start) < clusters.upperBound {
            for segment in textSegments(line, clusters) where withHanging || !segment.hangs {
                let part = clusters.clamped(to: segment.clusters)
                if !part.isEmpty { body(line, stretch(part, segment, line)) }
            }
            line += 1
        }
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

    private func stretch(_ part: Range<Int>, _ segment: LineSegment, _ line: Int) -> Stretch {
        let a = x(part.lowerBound, in: segment, line)
        let b = x(part.upperBound, in: segment, line)
        return Stretch(clusters: part, segment: segment, left: min(a, b), right: max(a, b))
    }

    /// Divides a stretch of the text by runs, in the order of the text.
    func forEachRun(_ stretch: Stretch, _ line: Int, _ body: (Stretch, Int) -> Void) {
        var run = source.measured.run(ofCluster: stretch.clusters.lowerBound)
        while run < source.measured.runs.count {
            let clusters = source.measured.clusters(ofRun: run)
            if clusters.lowerBound >= stretch.clusters.upperBound { return }
            let part = clusters.clamped(to: stretch.clusters)
            if !part.isEmpty { body(self.stretch(part, stretch.segment, line), run) }
            run += 1
        }
    }

    /// Divides a segment by runs of what it shows, in the order of the text: the clusters of each part and the run's number.
    func forEachRun(_ segment: LineSegment, _ measured: borrowing LabelText, _ body: (Range<Int>, Int) -> Void) {
        var run = measured.run(ofCluster: segment.clusters.lowerBound)
        while run < measured.runs.count, measured.clusters(ofRun: run).lowerBound < segment.clusters.upperBound {
            let part = measured.clusters(ofRun: run).clamped(to: segment.clusters)
            if !part.isEmpty { body(part, run) }
            run += 1
        }
    }
}
