/// A label's text, cut where lines may end. All that a new width, height or limit leaves as it is.
struct LabelSource: Sendable {
    let measured: LabelText
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
        measured = try LabelText(text, fonts: fonts)
        self.fonts = fonts
        self.lineBreak = lineBreak
        self.direction = direction
        try findPieces()
        findParagraphs()
    }

    var clusterCount: Int { measured.clusterCount }

    /// The number of the paragraph that holds a cluster; the last one's for the end.
    func paragraph(ofCluster cluster: Int) -> Int {
        Bisection.last(below: paragraphs.count) { Int(paragraphs[$0].start) <= cluster }
    }

    /// Whether the text ends a line, and so begins one more, which is empty.
    var endsLine: Bool { measured.kinds.last?.endsLine ?? false }

    /// What an empty line at the end of the text is set in: the font of the character before it, else the base.
    func emptyLineMetrics() throws(RegletError) -> FontMetrics {
        if let run = measured.runs.last, let metrics = measured.looks.metrics(run.look) { return metrics }
        return try LookTable.entry(measured.text.base, fonts).metrics
    }
}

/// How lines may end.
public enum LineBreakMode: Int32, Sendable, CaseIterable {
    /// Where UAX #14 has an opportunity.
    case word = 0
    /// At any grapheme cluster's boundary.
    case character = 1
}

/// A stretch of text that ends where a line may end.
struct LinePiece: Sendable {
    enum Ending: UInt8 {
        case opportunity, softHyphen, line, paragraph, text

        var isMandatory: Bool { self != .opportunity && self != .softHyphen }
    }

    /// Numbers of clusters; behind `coreEnd` there is only what hangs.
    var coreEnd: Int32
    var end: Int32
    var ending: Ending
    /// The advance of the hyphen that shows where a line ends at a soft hyphen.
    var hyphen = 0.0
}

extension LabelSource {
    @_optimize(speed)
    private mutating func findPieces() throws(RegletError) {
        var flags: [UInt8] = []
        if lineBreak == .word {
            flags = [UInt8](repeating: 0, count: measured.bytes.count + 1)
            var span = flags.mutableSpan
            LineBreaks.mark(measured.bytes.span, into: &span)
        }
        var hyphens = HyphenTable(fonts, looks: measured.text.palette.looks.values.count)
        var coreEnd: Int32 = 0
        let count = clusterCount
        for cluster in 0..<count {
            let kind = measured.kinds[cluster]
            let end = Int32(truncatingIfNeeded: cluster + 1)
            if kind == .tab { tabs.append(Int32(truncatingIfNeeded: cluster)) }
            if !kind.hangs { coreEnd = end }
            let isOpportunity = lineBreak == .character || flags[Int(measured.starts[cluster + 1])] != 0
            guard isOpportunity || kind.endsLine || cluster + 1 == count else { continue }
            var piece = LinePiece(coreEnd: coreEnd, end: end, ending: .opportunity)
            switch kind {
            case .paragraphEnd: piece.ending = .paragraph
            case .lineEnd: piece.ending = .line
            case _ where cluster + 1 == count: piece.ending = .text
            case .softHyphen:
                piece.ending = .softHyphen
                piece.hyphen = try hyphens.advance(measured, cluster)
            default: break
            }
            pieces.append(piece)
        }
    }

    private mutating func findParagraphs() {
        var resolver = BidiResolver()
        var start = 0
        let count = clusterCount
        for cluster in 0..<count where measured.kinds[cluster] == .paragraphEnd || cluster + 1 == count {
            addParagraph(start..<cluster + 1, &resolver)
            start = cluster + 1
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

/// The advances of hyphens, measured once a look.
struct HyphenTable {
    private let fonts: FontBook
    /// By look; below 0 where not yet measured. Empty until the first.
    private var known: [Double] = []
    private let looks: Int

    init(_ fonts: FontBook, looks: Int) {
        self.fonts = fonts
        self.looks = looks
    }

    /// The advance of the hyphen that would show at a cluster.
    mutating func advance(_ measured: LabelText, _ cluster: Int) throws(RegletError) -> Double {
        let look = measured.runs[measured.run(ofCluster: cluster)].look
        if known.isEmpty { known = [Double](repeating: -1, count: looks) }
        if known[Int(look)] >= 0 { return known[Int(look)] }
        let hyphen: [UInt8] = [UInt8(ascii: "-")]
        let flags: [UInt8] = [BoundaryFlags.cluster.rawValue, BoundaryFlags.cluster.rawValue]
        var advances: [Double] = []
        if let font = measured.looks.font(look) {
            _ = try fonts.measure(hyphen.span, 0..<1, flags: flags.span, font: font, into: &advances)
        }
        known[Int(look)] = max(0, (advances.first ?? 0) + measured.looks.kern(look))
        return known[Int(look)]
    }
}
