/// Fills lines one after the other: each ends at the last opportunity up to which it fits, or where the text ends it.
struct LineFiller {
    /// What a line may exceed its limit by, in points.
    static let tolerance = 1.0 / 1024

    private let limit: Double
    private let tabWidth: Double
    /// Where the next line begins: a cluster, the piece that holds it, its paragraph, the next tab.
    private var cluster = 0
    private var piece = 0
    private var paragraph = 0
    private var tab = 0

    init(limit: Double, tabWidth: Double) {
        self.limit = limit + LineFiller.tolerance
        self.tabWidth = tabWidth
    }

    /// The next line, without its heights; nil behind the last cluster.
    @_optimize(speed)
    mutating func next(_ source: borrowing LabelSource) -> LabelLine? {
        guard cluster < source.clusterCount else { return nil }
        var ruler = Ruler(source, from: cluster, tabWidth: tabWidth, tab: tab)
        tab = ruler.nextTab
        let widestHyphen = source.measured.looks.widestHyphen
        var best = -1
        var width = 0.0
        var candidate = piece
        while candidate < source.pieces.count {
            let next = source.pieces[candidate]
            let x = ruler.x(max(cluster, Int(next.coreEnd)), in: source)
            if x > limit { break }
            let kind = source.measured.kinds[Int(next.end) - 1]
            if kind != .softHyphen || x + widestHyphen <= limit || x + source.hyphen(next) <= limit {
                best = candidate
                width = x
            }
            if kind.endsLine { break }
            candidate += 1
        }
        return best < 0 ? cutLine(source, candidate) : fittingLine(source, best, width)
    }

    /// The line up to a piece that fits; `width` is its width without a hyphen.
    private mutating func fittingLine(_ source: borrowing LabelSource, _ last: Int, _ width: Double) -> LabelLine {
        let ending = source.pieces[last]
        // Asked here already, so that most lines are spared the call.
        let hyphen = source.measured.kinds[Int(ending.end) - 1] == .softHyphen ? source.hyphen(ending) : 0
        piece = last + 1
        return line(
            source, coreEnd: max(cluster, Int(ending.coreEnd)), end: Int(ending.end), isForced: source.isMandatory(ending),
            hyphen: hyphen, width: width + hyphen)
    }

    /// No opportunity fits: the text is cut at its last cluster boundary that does, behind one cluster at least. That is in
    /// the piece `last`: any before it ends with a soft hyphen whose hyphen has no room, so that no line can end there. The
    /// line takes the soft hyphens, unseen, what hangs, and the line end that follow.
    private mutating func cutLine(_ source: borrowing LabelSource, _ last: Int) -> LabelLine {
        var ruler = Ruler(source, from: cluster, tabWidth: tabWidth, tab: tab)
        var end = last > piece ? Int(source.pieces[last - 1].end) : cluster + 1
        var coreEnd = source.measured.kinds[end - 1].hangs ? end - 1 : end
        var width = ruler.x(coreEnd, in: source)
        while end < Int(source.pieces[last].coreEnd) {
            if !source.measured.kinds[end].hangs {
                let x = ruler.x(end + 1, in: source)
                if x > limit { break }
                coreEnd = end + 1
                width = x
            }
            end += 1
        }
        if coreEnd == end {
            while end < source.clusterCount, source.measured.kinds[end] == .softHyphen { end += 1 }
            coreEnd = end
        }
        var isForced = end == source.clusterCount
        while end < source.clusterCount, !isForced, source.measured.kinds[end].hangs {
            isForced = source.measured.kinds[end].endsLine || end + 1 == source.clusterCount
            end += 1
        }
        while piece < source.pieces.count && Int(source.pieces[piece].end) <= end { piece += 1 }
        return line(source, coreEnd: coreEnd, end: end, isForced: isForced, hyphen: 0, width: width)
    }

    private mutating func line(
        _ source: borrowing LabelSource, coreEnd: Int, end: Int, isForced: Bool, hyphen: Double, width: Double
    ) -> LabelLine {
        let line = LabelLine(
            start: Int32(truncatingIfNeeded: cluster), coreEnd: Int32(truncatingIfNeeded: coreEnd),
            end: Int32(truncatingIfNeeded: end), paragraph: Int32(truncatingIfNeeded: paragraph), isForced: isForced,
            hyphen: hyphen, width: width)
        cluster = end
        if end > 0 && source.measured.kinds[end - 1] == .paragraphEnd { paragraph += 1 }
        return line
    }
}
