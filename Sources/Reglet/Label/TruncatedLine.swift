/// The last visible line of a text that was cut off: what it keeps, with a token for what it hides.
struct TruncatedLine: Sendable {
    let token: LabelText
    /// The bytes of the text that it hides.
    let hidden: Range<Int>
    /// In the order of the text; their x is not yet known.
    private(set) var segments: [LineSegment] = []

    private let kept: Range<Int>
    private let width: Double
    private let heights: LineHeights

    /// Finds what fits into `limit` beside the token, in the text from the cluster `start` on. Spaces next to the token
    /// are hidden too. Where not even the token fits it stands alone. Errors: those of the host's measurer.
    init(
        _ source: borrowing LabelSource, _ options: LabelOptions, from start: Int, limit: Double
    ) throws(RegletError) {
        var fitter = TruncationFitter(source, options, from: start, limit: limit + LineFiller.tolerance)
        try fitter.fit(options.truncation, source)
        let (prefix, suffix) = (fitter.prefix, fitter.suffix)
        token = try fitter.token(source)
        if suffix.isEmpty {
            kept = prefix
        } else {
            kept = (prefix.isEmpty ? suffix : prefix).lowerBound..<suffix.upperBound
        }
        let end = suffix.isEmpty ? source.clusterCount : suffix.lowerBound
        hidden = source.measured.starts[prefix.upperBound]..<source.measured.starts[end]

        var pen = 0.0
        let paragraph = source.paragraphs[source.paragraph(ofCluster: start)]
        TruncatedLine.append(prefix, &pen, options.tabWidth, source, &segments)
        TruncatedLine.append(token, &pen, level: paragraph.level, &segments)
        TruncatedLine.append(suffix, &pen, options.tabWidth, source, &segments)
        width = pen
        heights = TruncatedLine.heights([prefix, suffix], token, source)
    }

    /// Makes a line of what is kept.
    func change(_ line: inout LabelLine) {
        line.start = Int32(truncatingIfNeeded: kept.lowerBound)
        line.end = Int32(truncatingIfNeeded: kept.upperBound)
        line.coreEnd = line.end
        line.isForced = true
        line.hyphen = 0
        line.width = width
        if heights.ascent.isFinite { line.heights = heights }
    }

    private static func append(
        _ clusters: Range<Int>, _ pen: inout Double, _ tabWidth: Double, _ source: borrowing LabelSource,
        _ segments: inout [LineSegment]
    ) {
        if clusters.isEmpty { return }
        let first = segments.count
        var tab = 0
        var cutter = SegmentCutter(from: clusters.lowerBound, coreEnd: clusters.upperBound, pen: pen, tabWidth: tabWidth)
        let paragraph = source.paragraphs[source.paragraph(ofCluster: clusters.lowerBound)]
        cutter.cut(upTo: clusters.upperBound, paragraph, tab: &tab, source, &segments)
        for index in first..<segments.count { pen += segments[index].width }
    }

    private static func append(_ token: LabelText, _ pen: inout Double, level: UInt8, _ segments: inout [LineSegment]) {
        var resolver = BidiResolver()
        let direction: Bidi.BaseDirection = level == 1 ? .rightToLeft : .leftToRight
        var start = 0
        for run in resolver.resolve(0..<token.bytes.count, of: token.bytes.span, direction: direction).runs {
            let end = token.cluster(atOrAfterByte: run.end)
            let width = token.edges[end] - token.edges[start]
            segments.append(LineSegment(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), content: .token,
                level: run.level, hangs: false, width: width))
            pen += width
            start = end
        }
    }

    private static func heights(
        _ parts: [Range<Int>], _ token: LabelText, _ source: borrowing LabelSource
    ) -> LineHeights {
        var run = 0
        var heights = token.runs.isEmpty ? LineHeights() : token.heights(0..<token.clusterCount, from: &run)
        for part in parts where !part.isEmpty {
            run = source.measured.run(ofCluster: part.lowerBound)
            heights.include(source.measured.heights(part, from: &run))
        }
        return heights
    }
}
