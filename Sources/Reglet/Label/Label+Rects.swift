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
        for stretch in dividedByRuns(stretches(clusters, withHanging: true)) {
            let run = source.measured.extents(ofRun: stretch.run)
            let span = span(stretch)
            rects.append(Rect(
                x: span.left, y: baseline(span.line) - run.ascent, width: span.right - span.left, height: run.ascent + run.descent))
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
        for stretch in stretches(clusters, withHanging: withHanging) {
            let isOther = byLevel && stretch.segment.level != level
            level = stretch.segment.level
            let span = span(stretch)
            if let last = spans.last, !isOther, last.line == span.line, last.right == span.left {
                spans[spans.count - 1].right = span.right
            } else {
                spans.append(span)
            }
        }
        return spans
    }

    func rect(_ span: LineSpan, _ style: RectStyle) -> Rect {
        let top = top(span.line)
        let bottom = style == .leading ? bottomWithLeading(span.line) : bottom(span.line)
        return Rect(x: span.left, y: top, width: span.right - span.left, height: bottom - top)
    }

    /// The clusters that a range of bytes touches from their starts.
    func clusters(_ range: Range<Int>) throws(RegletError) -> Range<Int> {
        try text.check(range)
        return source.measured.cluster(ofByte: range.lowerBound)..<source.measured.cluster(ofByte: range.upperBound)
    }
}
