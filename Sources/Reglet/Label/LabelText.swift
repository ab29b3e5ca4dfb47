/// A measured text as a label needs it: clusters by number, with sums of advances between them, kinds and runs.
///
/// A cluster's edges are distances from the start of the text, so a stretch is measured by one subtraction.
struct LabelText: Sendable {
    let text: AttributedText
    let bytes: [UInt8]
    /// The byte offsets of the clusters and of the end.
    private(set) var starts: ClusterStarts
    /// Where each cluster begins, and where the last one ends, in points; never descending.
    private(set) var edges: [Double] = []
    private(set) var kinds: [ClusterKind]
    private(set) var runs: [MeasuredRun] = []
    private var extents: [RunExtents] = []
    private(set) var looks: LookTable

    /// Measures a text. Errors: `unknownFamily`, those of the host's measurer.
    init(_ text: AttributedText, fonts: FontBook) throws(RegletError) {
        var flags: [UInt8] = []
        try self.init(text, fonts: fonts, flags: &flags)
    }

    /// The same; `flags` becomes the `BoundaryFlags` of the bytes, those of clusters set.
    init(_ text: AttributedText, fonts: FontBook, flags: inout [UInt8]) throws(RegletError) {
        self.text = text
        looks = LookTable(text.palette)
        var measured = try fonts.measure(text, &looks, withFonts: false)
        bytes = measured.utf8
        starts = ClusterStarts(byteCount: bytes.count)
        kinds = [ClusterKind](repeating: .other, count: measured.advances.count)
        swap(&edges, &measured.advances)
        swap(&flags, &measured.flags)
        edges.append(starts.find(in: measured.utf8.span, flags.span, &edges, &kinds))
        try readRuns(fonts)
    }

    var clusterCount: Int { kinds.count }

    /// The advance of a cluster in points.
    func advance(_ cluster: Int) -> Double { edges[cluster + 1] - edges[cluster] }

    /// The bytes of a stretch of clusters.
    func bytes(_ clusters: Range<Int>) -> Range<Int> { starts[clusters.lowerBound]..<starts[clusters.upperBound] }

    /// The cluster that holds the byte at `offset`; the count of clusters for the end.
    func cluster(ofByte offset: Int) -> Int { starts.cluster(ofByte: offset) }

    /// The first cluster that begins at `offset` or behind it.
    func cluster(atOrAfterByte offset: Int) -> Int { offset > 0 ? starts.cluster(ofByte: offset - 1) + 1 : 0 }

    /// The number of the run that a cluster belongs to, which is that of its first byte.
    func run(ofCluster cluster: Int) -> Int {
        Bisection.last(below: runs.count) { Int(runs[$0].firstCluster) <= cluster }
    }

    /// The clusters of a run. None where the run is but a part of a cluster that began before it.
    func clusters(ofRun run: Int) -> Range<Int> {
        Int(runs[run].firstCluster)..<(run + 1 < runs.count ? Int(runs[run + 1].firstCluster) : clusterCount)
    }

    /// How far a run reaches across its line.
    func extents(ofRun run: Int) -> RunExtents { extents[Int(runs[run].extents)] }

    /// Measures the hyphen that would show at a cluster. Errors: those of the host's measurer.
    mutating func measureHyphen(_ cluster: Int, _ fonts: FontBook) throws(RegletError) {
        try looks.measureHyphen(runs[run(ofCluster: cluster)].look, text.palette, fonts)
    }

    /// The advance of the hyphen that would show at a cluster, once that is measured.
    func hyphen(_ cluster: Int) -> Double { looks.hyphen(runs[run(ofCluster: cluster)].look) }
}

extension LabelText {
    private mutating func readRuns(_ fonts: FontBook) throws(RegletError) {
        runs.reserveCapacity(text.runCount)
        extents = [RunExtents](repeating: RunExtents(), count: text.palette.looks.values.count)
        var cursor = RunCursor(text.runs)
        while let item = cursor.next() {
            let metrics = try looks.measure(item.run.look, text.palette, fonts)
            let style = text.palette.looks[item.run.look].style
            var place = Int(item.run.look)
            if let attachment = text.attachment(item.run) {
                place = extents.count
                extents.append(RunExtents(metrics, style, attachment))
            } else {
                extents[place] = RunExtents(metrics, style)
            }
            runs.append(MeasuredRun(item, from: cluster(atOrAfterByte: item.start), extents: place))
        }
    }
}

extension ClusterStarts {
    /// One pass over the clusters: where they begin, their kinds, and edges for advances. Returns the end of the
    /// last.
    @_optimize(speed)
    @inline(never)
    fileprivate mutating func find(
        in text: borrowing Span<UInt8>, _ flags: borrowing Span<UInt8>, _ edges: inout [Double], _ kinds: inout [ClusterKind]
    ) -> Double {
        var edges = edges.mutableSpan
        var kinds = kinds.mutableSpan
        var edge = 0.0
        var cluster = 0
        var start = 0
        var block = 0
        while block < text.count {
            var bits: UInt64 = 0
            let blockEnd = min(block + 64, text.count)
            while start < blockEnd {
                var end = start + 1
                while flags[end] & BoundaryFlags.cluster.rawValue == 0 { end += 1 }
                let kind = ClusterKind(start..<end, in: text)
                kinds[cluster] = kind
                let advance = kind.advance(edges[cluster])
                edges[cluster] = edge
                edge += advance
                bits |= 1 << UInt64(start - block)
                cluster += 1
                start = end
            }
            append(bits)
            block = blockEnd
        }
        return edge
    }
}
