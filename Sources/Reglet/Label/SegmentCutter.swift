/// Cuts a stretch of a line into segments, in the order of the text.
struct SegmentCutter {
    private let coreEnd: Int
    private let hyphen: Double
    private let stretch: Double
    private let tabWidth: Double
    private var cluster: Int
    /// The distance from the line's start, in the order of the text.
    private var pen: Double
    private var hasTabs = false
    /// From here on spaces stretch: the cluster behind the last tab of the core.
    private var stretchStart: Int

    /// - Parameters:
    ///   - clusters: The stretch. What lies behind `coreEnd` hangs.
    ///   - pen: Where the stretch begins.
    ///   - stretch: What each space of the core gets on top.
    init(from start: Int, coreEnd: Int, pen: Double = 0, hyphen: Double = 0, stretch: Double = 0, tabWidth: Double) {
        self.coreEnd = coreEnd
        self.hyphen = hyphen
        self.stretch = stretch
        self.tabWidth = tabWidth
        self.pen = pen
        cluster = start
        stretchStart = start
    }

    /// Cuts up to the cluster `end`, which is in `paragraph` or at its end. `tab` is a place in the source's list of tabs
    /// before which none lies in the stretch; it moves behind those of the stretch.
    mutating func cut(
        upTo end: Int, _ paragraph: LabelParagraph, tab: inout Int, _ source: borrowing LabelSource,
        _ segments: inout [LineSegment]
    ) {
        findTabs(upTo: end, &tab, source)
        if paragraph.bidi < 0 { return append(upTo: end, level: paragraph.level, source, &segments) }
        let range = source.measured.bytes(cluster..<end)
        for run in source.bidi[Int(paragraph.bidi)].lineRuns(range, of: source.measured.bytes.span) {
            append(upTo: source.measured.cluster(atOrAfterByte: run.end), level: run.level, source, &segments)
        }
    }

    private mutating func findTabs(upTo end: Int, _ tab: inout Int, _ source: borrowing LabelSource) {
        while tab < source.tabs.count && Int(source.tabs[tab]) < end {
            let place = Int(source.tabs[tab])
            if place >= cluster {
                hasTabs = true
                if place < coreEnd { stretchStart = place + 1 }
            }
            tab += 1
        }
    }

    /// Appends all before `end`, at one level.
    @_optimize(speed)
    private mutating func append(
        upTo end: Int, level: UInt8, _ source: borrowing LabelSource, _ segments: inout [LineSegment]
    ) {
        let hyphenStart = hyphen > 0 ? coreEnd - 1 : coreEnd
        appendPart(upTo: min(end, hyphenStart), level, hangs: false, source, &segments)
        if cluster == hyphenStart && cluster < min(end, coreEnd) { appendHyphen(level, &segments) }
        appendPart(upTo: end, level, hangs: true, source, &segments)
    }

    private mutating func appendHyphen(_ level: UInt8, _ segments: inout [LineSegment]) {
        segments.append(LineSegment(
            start: Int32(truncatingIfNeeded: cluster), end: Int32(truncatingIfNeeded: cluster + 1), content: .hyphen, level: level,
            hangs: false, width: hyphen))
        cluster += 1
        pen += hyphen
    }

    private mutating func appendPart(
        upTo end: Int, _ level: UInt8, hangs: Bool, _ source: borrowing LabelSource, _ segments: inout [LineSegment]
    ) {
        while cluster < end {
            let start = cluster
            let kind = source.measured.kinds[cluster]
            var width: Double
            if kind == .tab {
                cluster += 1
                width = Ruler.stop(after: pen, tabWidth) - pen
            } else if !hangs && kind == .space && stretches(cluster) {
                cluster += 1
                width = source.measured.advance(start) + stretch
            } else {
                cluster = plainEnd(upTo: end, hangs: hangs, source)
                width = source.measured.edges[cluster] - source.measured.edges[start]
            }
            pen += width
            segments.append(LineSegment(
                start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: cluster), content: .text, level: level,
                hangs: hangs, width: width))
        }
    }

    private func stretches(_ cluster: Int) -> Bool { stretch > 0 && cluster >= stretchStart }

    /// Where the stretch ends that edges alone measure.
    private func plainEnd(upTo end: Int, hangs: Bool, _ source: borrowing LabelSource) -> Int {
        guard hasTabs || (stretch > 0 && !hangs) else { return end }
        var next = cluster + 1
        while next < end {
            let kind = source.measured.kinds[next]
            if kind == .tab || (!hangs && kind == .space && stretches(next)) { break }
            next += 1
        }
        return next
    }
}
