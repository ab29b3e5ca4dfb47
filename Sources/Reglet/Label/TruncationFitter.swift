/// Finds how much of a text fits into one line beside a token.
struct TruncationFitter {
    /// What is kept before the token and behind it, as clusters; both lie in the text from the line's start on.
    private(set) var prefix: Range<Int>
    private(set) var suffix: Range<Int>

    private let limit: Double
    private let tabWidth: Double
    private let token: TruncationToken
    /// The token's widths by look, below 0 where not yet measured; one alone for a token with its own attributes.
    private var widths: [Double]

    init(_ source: borrowing LabelSource, _ options: LabelOptions, from start: Int, limit: Double) {
        self.limit = limit
        tabWidth = options.tabWidth
        token = options.token
        widths = [Double](repeating: -1, count: source.measured.text.palette.looks.values.count)
        prefix = start..<start
        suffix = source.clusterCount..<source.clusterCount
    }

    mutating func fit(_ truncation: Truncation, _ source: borrowing LabelSource) throws(RegletError) {
        let start = prefix.lowerBound
        switch truncation {
        case .head:
            try fitSuffix(from: start, room: limit, token: nil, source)
        case .middle:
            // Half of what the token leaves; a token that does not fit as the first character has it may as another has it.
            let half = (limit + (try tokenWidth(start, source))) / 2
            try fitPrefix(upTo: source.clusterCount, room: min(limit, half), source)
            let token: Double? = prefix.isEmpty ? nil : try tokenWidth(prefix.upperBound - 1, source)
            try fitSuffix(from: prefix.upperBound, room: limit - self.width(prefix, source), token: token, source)
            let rest = limit - suffixWidth(suffix, source)
            try fitPrefix(upTo: suffix.lowerBound, room: rest, source)
        case .tail, .none:
            try fitPrefix(upTo: source.clusterCount, room: limit, source)
        }
    }

    /// The token, set as the kept character next to it unless it brings its own attributes.
    func token(_ source: borrowing LabelSource) throws(RegletError) -> LabelText {
        let isHead = prefix.isEmpty && !suffix.isEmpty
        return try measure(at: isHead ? suffix.lowerBound : max(prefix.lowerBound, prefix.upperBound - 1), source)
    }

    /// Keeps the longest beginning that fits into `room` with the token. It ends before the text's next line end, and not
    /// behind a space.
    private mutating func fitPrefix(
        upTo end: Int, room: Double, _ source: borrowing LabelSource
    ) throws(RegletError) {
        let start = prefix.lowerBound
        var ruler = Ruler(source, from: start, tabWidth: tabWidth)
        var best = start
        var cluster = start
        while cluster < end && !source.measured.kinds[cluster].endsLine {
            let x = ruler.x(cluster + 1, in: source)
            if x > room { break }
            if TruncationFitter.isEdge(source.measured.kinds[cluster]), x + (try tokenWidth(cluster, source)) <= room {
                best = cluster + 1
            }
            cluster += 1
        }
        prefix = start..<max(best, prefix.upperBound)
    }

    /// Keeps the longest end of the text that fits into `room` with the token: of its last line that is more than white
    /// space. `token` is the token's width where it does not depend on what is kept here.
    private mutating func fitSuffix(
        from start: Int, room: Double, token: Double?, _ source: borrowing LabelSource
    ) throws(RegletError) {
        var end = source.clusterCount
        while end > start && source.measured.kinds[end - 1].hangs { end -= 1 }
        var best = end
        var width = 0.0
        var cluster = end
        while cluster > start && !source.measured.kinds[cluster - 1].endsLine {
            cluster -= 1
            width += self.width(cluster, source)
            if width > room { break }
            guard TruncationFitter.isEdge(source.measured.kinds[cluster]) else { continue }
            var whole = width
            if let token { whole += token } else { whole += try tokenWidth(cluster, source) }
            if whole <= room { best = cluster }
        }
        suffix = best < end ? best..<end : source.clusterCount..<source.clusterCount
    }

    /// Whether a token may stand next to such a cluster.
    private static func isEdge(_ kind: ClusterKind) -> Bool { !kind.hangs && kind != .softHyphen }

    /// Behind a token a tab is as wide as it can be, wherever the tab stops are.
    private func width(_ cluster: Int, _ source: borrowing LabelSource) -> Double {
        source.measured.kinds[cluster] == .tab ? Ruler.widest(tabWidth) : source.measured.advance(cluster)
    }

    private func suffixWidth(_ clusters: Range<Int>, _ source: borrowing LabelSource) -> Double {
        var width = 0.0
        for cluster in clusters { width += self.width(cluster, source) }
        return width
    }

    private func width(_ clusters: Range<Int>, _ source: borrowing LabelSource) -> Double {
        var ruler = Ruler(source, from: clusters.lowerBound, tabWidth: tabWidth)
        return ruler.x(clusters.upperBound, in: source)
    }

    private mutating func tokenWidth(_ cluster: Int, _ source: borrowing LabelSource) throws(RegletError) -> Double {
        let look = look(cluster, source)
        if widths[look] < 0 {
            let token = try measure(at: cluster, source)
            widths[look] = token.edges[token.clusterCount]
        }
        return widths[look]
    }

    private func measure(at cluster: Int, _ source: borrowing LabelSource) throws(RegletError) -> LabelText {
        if let text = token.text { return try LabelText(text, fonts: source.fonts) }
        let attributes = source.measured.text.palette.attributes(UInt32(look(cluster, source)))
        return try LabelText(try AttributedText(utf8: token.bytes.span, attributes: attributes), fonts: source.fonts)
    }

    private func look(_ cluster: Int, _ source: borrowing LabelSource) -> Int {
        Int(source.measured.runs[source.measured.run(ofCluster: cluster)].look)
    }
}
