extension Label {
    /// The carets of an index: rects without a width, as high as the line. One, or two where the direction of the text
    /// changes there: first that of the character behind the index, then that of the character before it. None in a label
    /// without lines. Errors: `indexOutOfRange`, `notOnBoundary`.
    public func carets(_ index: Int) throws(RegletError) -> [Rect] {
        try text.check(index)
        let cluster = source.measured.cluster(ofByte: index)
        guard let line = line(ofCluster: cluster) else { return [] }
        var edges: [Double] = []
        if let segment = segment(of: cluster, line) { edges.append(x(cluster, in: segment, line)) }
        if cluster > Int(layout.lines[line].start), let segment = segment(of: cluster - 1, line) {
            let edge = x(cluster, in: segment, line)
            if !edges.contains(where: { ($0 - edge).magnitude < 1e-9 }) { edges.append(edge) }
        }
        if edges.isEmpty { edges.append(emptyEdge(line)) }
        return edges.map { Rect(x: $0, y: top(line), width: 0, height: bottom(line) - top(line)) }
    }

    /// The text's segment that a cluster lies in on a line.
    private func segment(of cluster: Int, _ line: Int) -> LineSegment? {
        let place = segmentPlace(of: cluster, line)
        guard place < segments(line).upperBound, layout.segments[place].clusters.contains(cluster) else { return nil }
        return layout.segments[place]
    }

    /// The place in the layout's list of the first segment of the text on a line that ends behind a cluster.
    func segmentPlace(of cluster: Int, _ line: Int) -> Int {
        let range = segments(line)
        var low = range.lowerBound
        var high = range.upperBound
        let hidden = source.measured.cluster(ofByte: layout.hidden.lowerBound)
        while low < high {
            let middle = (low + high) / 2
            let segment = layout.segments[middle]
            if segment.content == .token ? hidden <= cluster : Int(segment.end) <= cluster {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Where the caret stands on a line without clusters, or for a cluster that the line hides.
    private func emptyEdge(_ line: Int) -> Double {
        let isRightToLeft = source.paragraphs[Int(layout.lines[line].paragraph)].level == 1
        return origin.x + layout.lines[line].x + (isRightToLeft ? 0 : layout.lines[line].width)
    }
}
