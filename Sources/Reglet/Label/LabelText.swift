/// A measured text as a label needs it: clusters by number, with sums of advances between them, kinds and runs.
///
/// A cluster's edges are distances from the start of the text, so a stretch is measured by one subtraction.
struct LabelText: Sendable {
    let text: AttributedText
    let bytes: [UInt8]
    /// The byte offsets of the clusters and of the end.
    private(set) var starts: [Int32] = []
    /// Where each cluster begins, and where the last one ends, in points; never descending.
    private(set) var edges: [Double] = []
    private(set) var kinds: [ClusterKind] = []
    private(set) var runs: [MeasuredRun] = []
    private(set) var looks: LookTable

    /// Measures a text. Errors: `unknownFamily`, those of the host's measurer.
    init(_ text: AttributedText, fonts: FontBook) throws(RegletError) {
        self.text = text
        looks = LookTable(text.palette, fonts)
        var measured = try fonts.measure(text)
        bytes = measured.utf8
        try readRuns()
        findClusters(measured.flags.span, count: measured.advances.count)
        swap(&edges, &measured.advances)
        addUp()
    }

    var clusterCount: Int { kinds.count }

    /// The advance of a cluster in points.
    func advance(_ cluster: Int) -> Double { edges[cluster + 1] - edges[cluster] }

    /// The bytes of a stretch of clusters.
    func bytes(_ clusters: Range<Int>) -> Range<Int> { Int(starts[clusters.lowerBound])..<Int(starts[clusters.upperBound]) }

    /// The cluster that holds the byte at `offset`; the count of clusters for the end.
    func cluster(ofByte offset: Int) -> Int {
        Bisection.last(below: starts.count) { Int(starts[$0]) <= offset }
    }

    /// The first cluster that begins at `offset` or behind it.
    func cluster(atOrAfterByte offset: Int) -> Int {
        let cluster = cluster(ofByte: offset)
        return Int(starts[cluster]) < offset ? cluster + 1 : cluster
    }

    /// The number of the run that a cluster belongs to, which is that of its first byte.
    func run(ofCluster cluster: Int) -> Int {
        Bisection.last(below: runs.count) { Int(runs[$0].firstCluster) <= cluster }
    }

    /// The clusters of a run. None where the run is but a part of a cluster that began before it.
    func clusters(ofRun run: Int) -> Range<Int> {
        Int(runs[run].firstCluster)..<(run + 1 < runs.count ? Int(runs[run + 1].firstCluster) : clusterCount)
    }
}

extension LabelText {
    private mutating func readRuns() throws(RegletError) {
        runs.reserveCapacity(text.runCount)
        var cursor = RunCursor(text.runs)
        while let item = cursor.next() {
            runs.append(MeasuredRun(item, try looks.look(item.run.look), text.attachment(item.run)))
        }
    }

    @_optimize(speed)
    private mutating func findClusters(_ flags: borrowing Span<UInt8>, count: Int) {
        starts.reserveCapacity(count + 1)
        for index in bytes.indices where flags[index] & BoundaryFlags.cluster.rawValue != 0 {
            starts.append(Int32(truncatingIfNeeded: index))
        }
        starts.append(Int32(truncatingIfNeeded: bytes.count))
        kinds.reserveCapacity(count)
        for cluster in 0..<count {
            kinds.append(ClusterKind(Int(starts[cluster])..<Int(starts[cluster + 1]), in: bytes.span))
        }
    }

    /// Makes edges of advances, and finds each run's first cluster. No advance is below 0; tabs, soft hyphens and line
    /// ends have none.
    @_optimize(speed)
    private mutating func addUp() {
        var edge = 0.0
        var cluster = 0
        for run in runs.indices {
            let end = run + 1 < runs.count ? runs[run + 1].start : Int32(truncatingIfNeeded: bytes.count)
            runs[run].firstCluster = Int32(truncatingIfNeeded: cluster)
            while cluster < kinds.count && starts[cluster] < end {
                let advance = kinds[cluster].rawValue <= ClusterKind.space.rawValue ? max(0, edges[cluster]) : 0
                edges[cluster] = edge
                edge += advance
                cluster += 1
            }
        }
        edges.append(edge)
    }
}
