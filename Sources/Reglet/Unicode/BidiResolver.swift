/// Resolves the levels of paragraphs, one after the other, in storage that it keeps.
///
/// Works on items instead of characters: words of one script with the spaces between them are one. Each step is one pass over
/// the items, and none looks further than its neighbours, so that the time is linear whatever the text.
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

    /// The levels of one paragraph of valid UTF-8. `range` lies on scalar boundaries and ends at 2^31 - 1 at most.
    public mutating func resolve(
        _ range: Range<Int>, of text: borrowing Span<UInt8>, direction: Bidi.BaseDirection
    ) -> BidiParagraph {
        if direction != .rightToLeft && !Bidi.needsResolution(range, of: text) { return Self.plain(range, of: text) }
        readItems(range, of: text, toSeparator: false)
        return resolveItems(range, direction)
    }

    /// The same for the paragraph that begins at `start` and ends where P1 says.
    mutating func resolveParagraph(
        from start: Int, of text: borrowing Span<UInt8>, direction: Bidi.BaseDirection
    ) -> BidiParagraph {
        if direction != .rightToLeft, let end = Bidi.endOfPlainParagraph(from: start, of: text) {
            return Self.plain(start..<end, of: text)
        }
        readItems(start..<text.count, of: text, toSeparator: true)
        let end = items.last.map { Int($0.end) } ?? start
        return resolveItems(start..<end, direction)
    }

    private mutating func resolveItems(_ range: Range<Int>, _ direction: Bidi.BaseDirection) -> BidiParagraph {
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

    /// A paragraph in which no level is above 0.
    private static func plain(_ range: Range<Int>, of text: borrowing Span<UInt8>) -> BidiParagraph {
        let runs = range.isEmpty ? [] : [LevelRun(end: range.upperBound, level: 0)]
        return BidiParagraph(range: range, baseLevel: 0, hasStrong: hasLeftToRight(range, of: text), runs: runs, hasSeparators: false)
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
