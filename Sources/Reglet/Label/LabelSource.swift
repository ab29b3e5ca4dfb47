/// A label's text, cut where lines may end. All that a new width, height or limit leaves as it is.
struct LabelSource: Sendable {
    private(set) var measured: LabelText
    private(set) var pieces: [LinePiece] = []
    private(set) var paragraphs: [LabelParagraph] = []
    /// The resolved levels of the paragraphs that are not left to right throughout.
    private(set) var bidi: [BidiParagraph] = []
    /// The numbers of the clusters that are tabs.
    private(set) var tabs: [Int32] = []
    let lineBreak: LineBreakMode
    let direction: Bidi.BaseDirection
    let fonts: FontBook

    /// Errors: `unknownFamily`, those of the host's measurer.
    init(
        _ text: AttributedText, fonts: FontBook, lineBreak: LineBreakMode, direction: Bidi.BaseDirection
    ) throws(RegletError) {
        var flags: [UInt8] = []
        measured = try LabelText(text, fonts: fonts, flags: &flags)
        self.fonts = fonts
        self.lineBreak = lineBreak
        self.direction = direction
        if lineBreak == .word {
            var span = flags.mutableSpan
            LineBreaks.mark(measured.bytes.span, into: &span)
        }
        try findPieces(flags.span)
        findParagraphs()
    }

    var clusterCount: Int { measured.clusterCount }

    /// The number of the paragraph that holds a cluster; the last one's for the end.
    func paragraph(ofCluster cluster: Int) -> Int {
        Bisection.last(below: paragraphs.count) { Int(paragraphs[$0].start) <= cluster }
    }

    /// Whether the text ends a line, and so begins one more, which is empty.
    var endsLine: Bool { measured.kinds.last?.endsLine ?? false }

    /// Whether behind a cluster there is more than spaces and line ends.
    func hasText(behind cluster: Int) -> Bool {
        var cluster = cluster
        while cluster < clusterCount && measured.kinds[cluster].hangs { cluster += 1 }
        return cluster < clusterCount
    }

    /// What an empty line at the end of the text is set in: the font of the character before it, else the base.
    func emptyLineMetrics() throws(RegletError) -> FontMetrics {
        if let run = measured.runs.last, let metrics = measured.looks.metrics(run.look) { return metrics }
        return try fonts.metrics(of: try fonts.font(for: measured.text.base))
    }
}

/// How lines may end.
public enum LineBreakMode: Int32, Sendable, CaseIterable {
    /// Where UAX #14 has an opportunity.
    case word = 0
    /// At any grapheme cluster's boundary.
    case character = 1
}

/// A stretch of text that ends where a line may end. What it ends with is what its last cluster is.
struct LinePiece: Sendable {
    /// Numbers of clusters; behind `coreEnd` there is only what hangs.
    var coreEnd: Int32
    var end: Int32
}

extension LabelSource {
    /// Whether the text, and not the width, ends a line behind a piece.
    @inline(__always)
    func isMandatory(_ piece: LinePiece) -> Bool {
        Int(piece.end) == clusterCount || measured.kinds[Int(piece.end) - 1].endsLine
    }

    /// The advance of the hyphen that shows where a line ends behind a piece; 0 for none.
    @inline(never)
    func hyphen(_ piece: LinePiece) -> Double {
        let last = Int(piece.end) - 1
        return measured.kinds[last] == .softHyphen && last + 1 < clusterCount ? measured.hyphen(last) : 0
    }

    private mutating func findPieces(_ flags: borrowing Span<UInt8>) throws(RegletError) {
        let ends = lineBreak == .word ? BoundaryFlags.lineBreak : .cluster
        let bound = ends.count(in: flags, 0..<flags.count)
        pieces = [LinePiece](repeating: LinePiece(coreEnd: 0, end: 0), count: bound)
        var softHyphens: [Int32] = []
        let count = pieces.cut(measured.kinds, at: ends, flags, &tabs, &softHyphens)
        pieces.removeLast(bound - count)
        for cluster in softHyphens { try measured.measureHyphen(Int(cluster), fonts) }
    }

    private mutating func findParagraphs() {
        var resolver = BidiResolver()
        var start = 0
        let count = clusterCount
        for piece in pieces {
            let end = Int(piece.end)
            guard measured.kinds[end - 1] == .paragraphEnd || end == count else { continue }
            addParagraph(start..<end, &resolver)
            start = end
        }
        if count == 0 || measured.kinds[count - 1] == .paragraphEnd { addParagraph(count..<count, &resolver) }
    }

    private mutating func addParagraph(_ clusters: Range<Int>, _ resolver: inout BidiResolver) {
        var paragraph = LabelParagraph(clusters: clusters, level: direction == .rightToLeft ? 1 : 0, alignment: alignment(clusters))
        let range = measured.bytes(clusters)
        if direction == .rightToLeft || Bidi.needsResolution(range, of: measured.bytes.span) {
            let resolved = resolver.resolve(range, of: measured.bytes.span, direction: direction)
            paragraph.level = resolved.baseLevel
            if !resolved.isUniform {
                paragraph.bidi = Int32(truncatingIfNeeded: bidi.count)
                bidi.append(resolved)
            }
        }
        paragraphs.append(paragraph)
    }

    /// That of the paragraph's first character; of an empty last one that of the character before it, else of the base.
    private func alignment(_ clusters: Range<Int>) -> TextAlignment {
        guard !measured.runs.isEmpty else { return measured.text.base.style.alignment }
        let run = measured.run(ofCluster: min(clusters.lowerBound, clusterCount - 1))
        return measured.text.palette.looks[measured.runs[run].look].style.alignment
    }
}

extension [LinePiece] {
    /// Cuts the text behind each cluster at whose end the flags let a line end, which they do behind each that ends one; the
    /// number of pieces. No branch tells a word's end from its middle: no processor guesses that.
    @_optimize(speed)
    @inline(never)
    fileprivate mutating func cut(
        _ kinds: [ClusterKind], at ends: BoundaryFlags, _ flags: borrowing Span<UInt8>, _ tabs: inout [Int32],
        _ softHyphens: inout [Int32]
    ) -> Int {
        let kinds = kinds.span
        var pieces = mutableSpan
        var count = 0
        var coreEnd: Int32 = 0
        var offset = 0
        for cluster in kinds.indices {
            repeat { offset += 1 } while flags[offset] & BoundaryFlags.cluster.rawValue == 0
            let kind = kinds[cluster]
            let end = Int32(truncatingIfNeeded: cluster + 1)
            let isEnd = flags[offset] & ends.rawValue != 0
            coreEnd = kind.hangs ? coreEnd : end
            pieces[count] = LinePiece(coreEnd: coreEnd, end: end)
            count += isEnd ? 1 : 0
            if kind.rawValue <= ClusterKind.space.rawValue { continue }
            if kind == .tab { tabs.append(end - 1) }
            if kind == .softHyphen && isEnd && cluster + 1 < kinds.count { softHyphens.append(end - 1) }
        }
        return count
    }
}

/// A paragraph of a label.
struct LabelParagraph: Sendable {
    /// Numbers of clusters.
    var start: Int32
    var end: Int32
    /// The base level: 0 left to right, 1 right to left.
    var level: UInt8
    var alignment: TextAlignment
    /// Its place in the source's `bidi`; -1 where all of it has the base level.
    var bidi: Int32 = -1

    init(clusters: Range<Int>, level: UInt8, alignment: TextAlignment) {
        start = Int32(truncatingIfNeeded: clusters.lowerBound)
        end = Int32(truncatingIfNeeded: clusters.upperBound)
        self.level = level
        self.alignment = alignment
    }
}
