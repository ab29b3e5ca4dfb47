/// Resolves the levels of paragraphs, one after the other, in storage that it keeps.
///
/// Works on items instead of characters: a word of one script is one item. Each step is one pass over them.
public struct BidiResolver {
    var items: [BidiItem] = []
    /// Numbers of the items of the isolating run sequence in hand.
    var sequence: [Int32] = []
    /// Isolate initiators that have not met their PDI.
    var openIsolates: [Int32] = []
    var levelRuns: [ExplicitRun] = []
    var statuses: [DirectionalStatus] = []
    var pairs: [BracketPair] = []

    var baseLevel: UInt8 = 0
    /// Whether the items have any of LRE, LRO, RLE, RLO, PDF, LRI, RLI, FSI, PDI.
    var hasExplicit = false
    var hasBrackets = false
    var hasSeparators = false

    public init() {}

    /// The levels of one paragraph of valid UTF-8. `range` has at most 2^31 - 1 as its end.
    public mutating func resolve(
        _ range: Range<Int>, of text: borrowing Span<UInt8>, direction: Bidi.BaseDirection
    ) -> BidiParagraph {
        if direction != .rightToLeft && !Bidi.needsResolution(range, of: text) {
            let runs = range.isEmpty ? [] : [LevelRun(end: range.upperBound, level: 0)]
            return BidiParagraph(range: range, baseLevel: 0, hasStrong: Self.hasLeftToRight(range, of: text), runs: runs,
                                 hasSeparators: false)
        }
        readItems(range, of: text)
        let strong = matchIsolates()
        switch direction {
        case .natural: baseLevel = strong == .R || strong == .AL ? 1 : 0
        case .leftToRight: baseLevel = 0
        case .rightToLeft: baseLevel = 1
        }
        if hasExplicit {
            applyExplicitLevels()
            resolveSequences()
        } else {
            for index in items.indices { items[index].level = baseLevel }
            resolveWhole()
        }
        return BidiParagraph(range: range, baseLevel: baseLevel, hasStrong: strong != nil, runs: runs(from: range.lowerBound),
                             hasSeparators: hasSeparators)
    }

    /// Whether a range without right-to-left characters and isolates has a strong one.
    private static func hasLeftToRight(_ range: Range<Int>, of text: borrowing Span<UInt8>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
            if PropertyRecord(scalar).bidi == .L { return true }
            index += length
        }
        return false
    }

    /// What X9 removes takes the level of the item before it; then equal neighbours are joined.
    private mutating func runs(from start: Int) -> [LevelRun] {
        var list = LevelRunList(from: start)
        var level = baseLevel
        for item in items {
            if !item.original.isRemoved { level = item.level }
            list.append(level, upTo: Int(item.end))
        }
        return list.runs
    }
}
