extension Label {
    /// The number of links that can be hit: the text's, and behind them those of the truncation token.
    public var linkCount: Int { text.linkCount + (layout.truncated?.token.text.linkCount ?? 0) }

    /// The rects of a link: one for each stretch in one piece and direction on each line, over the advances, as high as the
    /// line; none over what hangs. Error: `indexOutOfRange`.
    public func linkRects(_ number: Int) throws(RegletError) -> [Rect] {
        guard number >= 0 && number < linkCount else { throw RegletError(.indexOutOfRange) }
        return linkSpans(number).map { rect($0, .line) }
    }

    private func linkSpans(_ number: Int) -> [LineSpan] {
        if number >= text.linkCount { return tokenSpans(Int32(truncatingIfNeeded: number - text.linkCount)) }
        let clusters = source.measured.clusters(ofField: Int32(truncatingIfNeeded: number))
        return spans(clusters, withHanging: false, byLevel: true)
    }

    private func tokenSpans(_ field: Int32) -> [LineSpan] {
        guard let token = layout.truncated?.token else { return [] }
        let line = lineCount - 1
        let clusters = token.clusters(ofField: field)
        var result: [LineSpan] = []
        for place in 0..<Int(layout.lines[line].segmentCount) {
            let segment = visualSegment(line, place)
            let part = segment.content == .token ? clusters.clamped(to: segment.clusters) : 0..<0
            if !part.isEmpty { result.append(span(Stretch(line: line, segment: segment, clusters: part))) }
        }
        return result
    }

    /// The link at a point, or the nearest one within `slop` points; of two equally near the lower number. The leading
    /// below a line belongs to its links. Error: `invalidNumber`.
    public func link(at point: Point, slop: Double = 0) throws(RegletError) -> Int? {
        try require(point.isValid && slop.isLength)
        if let number = link(on: point) { return number }
        guard slop > 0, let first = line(atY: point.y - slop), let last = line(atY: point.y + slop) else { return nil }
        var best: (distance: Double, number: Int)?
        // A line that ends just at the edge counts.
        for line in max(0, first - 1)...last {
            for stretch in runs(ofLine: line, withHanging: false) {
                let field = measured(stretch.segment).runs[stretch.run].field
                if field < 0 { continue }
                let number = linkNumber(field, stretch.segment)
                let distance = rect(span(stretch), .leading).distance(to: point)
                if distance > slop { continue }
                if best == nil || (distance, number) < (best?.distance ?? 0, best?.number ?? 0) { best = (distance, number) }
            }
        }
        return best?.number
    }

    private func link(on point: Point) -> Int? {
        guard let line = line(atY: point.y), point.y >= top(line), point.y < bottomWithLeading(line) else { return nil }
        guard let segment = segment(containing: point.x, line) else { return nil }
        let measured = measured(segment)
        let cluster = cluster(segment, point.x, line)
        let field = measured.runs[measured.run(ofCluster: cluster)].field
        return field < 0 ? nil : linkNumber(field, segment)
    }

    /// The number of the link that a field of what a segment shows is; the token's come behind the text's.
    func linkNumber(_ field: Int32, _ segment: LineSegment) -> Int {
        Int(field) + (segment.content == .token ? text.linkCount : 0)
    }
}

extension LabelText {
    /// The clusters of a clickable field.
    func clusters(ofField field: Int32) -> Range<Int> {
        let first = text.runs.place(at: Int(field)) { $0.fields }.before.runs
        var end = first
        while end < runs.count && runs[end].field == field { end += 1 }
        if first == end { return clusterCount..<clusterCount }
        return clusters(ofRun: first).lowerBound..<clusters(ofRun: end - 1).upperBound
    }
}
