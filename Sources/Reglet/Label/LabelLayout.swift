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
        let isCut = try fill(source, options, limit: limit, height: options.heightLimit(height))
        if isCut { try hide(source, options, limit: limit) }
        stack()
        lineWidth = limit.isFinite ? limit : contentWidth
    }

    /// Fills lines while the limits allow; whether they cut the text off.
    private mutating func fill(
        _ source: borrowing LabelSource, _ options: LabelOptions, limit: Double, height: Double
    ) throws(RegletError) -> Bool {
        var filler = LineFiller(limit: limit, tabWidth: options.tabWidth)
        var run = 0
        var bottom = 0.0
        var leading = 0.0
        func hasRoom(_ line: LabelLine) -> Bool {
            if lines.isEmpty { return true }
            if isFull(options) { return false }
            return bottom + leading + line.heights.height <= height + LineFiller.tolerance
        }
        func add(_ line: LabelLine) {
            bottom += leading + line.heights.height
            leading = line.heights.leading
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
                    if hasRoom(shown) { lines.append(line) }
                }
                return true
            }
            add(line)
        }
        if source.endsLine || (source.clusterCount == 0 && options.emptyIsLine) {
            let end = Int32(truncatingIfNeeded: source.clusterCount)
            let paragraph = Int32(truncatingIfNeeded: source.paragraphs.count - 1)
            var line = LabelLine(start: end, coreEnd: end, end: end, paragraph: paragraph, isForced: true)
            line.heights = LineHeights(try source.emptyLineMetrics())
            guard hasRoom(line) else { return true }
            add(line)
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

    /// Notes what the limits hide, and truncates the last line where that is more than white space.
    private mutating func hide(
        _ source: borrowing LabelSource, _ options: LabelOptions, limit: Double
    ) throws(RegletError) {
        let last = lines.count - 1
        let end = Int(lines[last].end)
        hidden = source.measured.starts[end]..<source.measured.bytes.count
        hidesText = source.hasText(behind: end)
        guard let result = try truncation(source, options, of: lines[last], limit) else { return }
        hidden = result.hidden
        result.change(&lines[last])
        truncated = result
    }

    /// What a line shows if it is the last one that is visible; nil where that is all of it.
    private func truncation(
        _ source: borrowing LabelSource, _ options: LabelOptions, of line: LabelLine, _ limit: Double
    ) throws(RegletError) -> TruncatedLine? {
        guard options.truncation != .none, source.hasText(behind: Int(line.end)) else { return nil }
        return try TruncatedLine(source, options, from: Int(line.start), limit: limit)
    }

    /// Puts the lines one below the other. A line's leading lies below it, but not after the last one.
    private mutating func stack() {
        var top = 0.0
        for index in lines.indices {
            lines[index].top = top
            contentHeight = top + lines[index].heights.height
            top = contentHeight + lines[index].heights.leading
            contentWidth = max(contentWidth, lines[index].width)
        }
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
