/// A source filled into lines under one set of options.
struct LabelLayout: Sendable {
    private(set) var lines: [LabelLine] = []
    /// The visible line that truncation has changed: the last one.
    private(set) var truncated: TruncatedLine?
    /// The bytes that are not shown; empty where all are.
    private(set) var hidden: Range<Int>
    /// Whether more than spaces and line ends is hidden.
    private(set) var hidesText = false
    /// The width of the widest line.
    private(set) var contentWidth = 0.0
    /// From the first line's top to the last line's bottom.
    private(set) var contentHeight = 0.0
    /// The width that lines are aligned in.
    private(set) var lineWidth = 0.0
    /// In the order of the text, line after line.
    private(set) var segments: [LineSegment] = []
    /// The same, in visual order: places within the line's segments.
    private(set) var visual: [Int32] = []

    /// Breaks the lines and finds the sizes. Errors: those of the host's measurer.
    init(
        _ source: borrowing LabelSource, _ options: LabelOptions, width: Double?, height: Double?
    ) throws(RegletError) {
        let limit = options.lineLimit(width)
        hidden = source.measured.bytes.count..<source.measured.bytes.count
        let heightLimit = options.heightLimit(height)
        let isCut = try fill(source, options, limit: limit, height: heightLimit)
        if isCut { try hide(source, options, limit: limit, height: heightLimit) }
        for line in lines { contentWidth = max(contentWidth, line.width) }
        if let last = lines.last { contentHeight = last.top + last.heights.height }
        lineWidth = limit.isFinite ? limit : contentWidth
    }

    /// Fills lines while the limits allow, one below the other; whether they cut the text off. A line's leading lies below it,
    /// but not after the last one.
    private mutating func fill(
        _ source: borrowing LabelSource, _ options: LabelOptions, limit: Double, height: Double
    ) throws(RegletError) -> Bool {
        var filler = LineFiller(limit: limit, tabWidth: options.tabWidth)
        var run = 0
        var top = 0.0
        func hasRoom(_ line: LabelLine) -> Bool {
            if lines.isEmpty { return true }
            return !isFull(options) && top + line.heights.height <= height + LineFiller.tolerance
        }
        func add(_ line: inout LabelLine) {
            line.top = top
            top = top + line.heights.height + line.heights.leading
            lines.append(line)
        }
        if height == .infinity { lines.reserveCapacity(LabelLayout.expectedLines(source, options, limit)) }
        while var line = filler.next(source) {
            line.heights = source.measured.heights(line.clusters, from: &run)
            guard hasRoom(line) else {
                // The last of so many lines shows but what truncation leaves it, however high the label is.
                if lines.count + 1 == options.maximumLines, let cut = try truncation(source, options, of: line, limit) {
                    var shown = line
                    cut.change(&shown)
                    if hasRoom(shown) { add(&line) }
                }
                return true
            }
            add(&line)
        }
        if source.endsLine || (source.clusterCount == 0 && options.emptyIsLine) {
            let end = Int32(truncatingIfNeeded: source.clusterCount)
            let paragraph = Int32(truncatingIfNeeded: source.paragraphs.count - 1)
            var line = LabelLine(start: end, coreEnd: end, end: end, paragraph: paragraph, isForced: true)
            line.heights = LineHeights(try source.emptyLineMetrics())
            guard hasRoom(line) else { return true }
            add(&line)
        }
        return false
    }

    /// Whether there are as many lines as there may be.
    private func isFull(_ options: LabelOptions) -> Bool { options.maximumLines > 0 && lines.count >= options.maximumLines }

    /// About how many lines there will be, so that they need not be moved: a line wastes half a piece as a rule.
    private static func expectedLines(_ source: borrowing LabelSource, _ options: LabelOptions, _ limit: Double) -> Int {
        guard limit > 0, !source.pieces.isEmpty else { return 0 }
        let width = source.measured.edges[source.clusterCount]
        let lines = width / max(limit - width / Double(source.pieces.count) / 2, limit / 2) * 1.0625
        let count = source.paragraphs.count + Int(min(lines, Double(source.pieces.count)))
        return options.maximumLines > 0 ? min(count, options.maximumLines) : count
    }

    /// Notes what the limits hide, and truncates the last line where that is more than white space. One that this makes too
    /// high for the label, as a token may be higher than its line, is hidden too.
    private mutating func hide(
        _ source: borrowing LabelSource, _ options: LabelOptions, limit: Double, height: Double
    ) throws(RegletError) {
        var line: LabelLine
        var shown: LabelLine
        repeat {
            line = lines.removeLast()
            shown = line
            truncated = try truncation(source, options, of: line, limit)
            truncated?.change(&shown)
        } while !lines.isEmpty && shown.top + shown.heights.height > height + LineFiller.tolerance
        lines.append(shown)
        let end = Int(line.end)
        hidden = truncated?.hidden ?? source.measured.starts[end]..<source.measured.bytes.count
        hidesText = source.hasText(behind: end)
    }

    /// What a line shows if it is the last one that is visible; nil where that is all of it.
    private func truncation(
        _ source: borrowing LabelSource, _ options: LabelOptions, of line: LabelLine, _ limit: Double
    ) throws(RegletError) -> TruncatedLine? {
        guard options.truncation != .none, source.hasText(behind: Int(line.end)) else { return nil }
        return try TruncatedLine(source, options, from: Int(line.start), limit: limit)
    }

    /// Aligns the lines and finds where everything on them stands.
    @_optimize(speed)
    @inline(never)
    mutating func place(_ source: borrowing LabelSource, _ options: LabelOptions) {
        var placer = SegmentPlacer(tabWidth: options.tabWidth, lineWidth: lineWidth)
        segments.reserveCapacity(lines.count * 2)
        visual.reserveCapacity(lines.count * 2)
        for index in lines.indices {
            let truncation = index == lines.count - 1 ? truncated?.segments : nil
            placer.place(&lines[index], truncation, source, &segments, &visual)
        }
    }
}
