/// The levels of one paragraph, before it is cut into lines.
public struct BidiParagraph: Equatable, Sendable {
    /// The bytes of the paragraph, its separator included.
    public var range: Range<Int>
    /// 0 or 1.
    public var baseLevel: UInt8
    /// Whether P2 finds a strong character; without one the base level of a natural paragraph is a mere default.
    public var hasStrong: Bool
    /// Ascending and gapless over `range`; neighbours differ. L1 is not applied. Empty for an empty paragraph.
    public var runs: [LevelRun]
    /// Whether a segment separator (class S) occurs, so that L1 has work within a line.
    var hasSeparators: Bool

    /// Whether the whole paragraph has the base level, as every line of it then has.
    public var isUniform: Bool { runs.isEmpty || runs.count == 1 && runs[0].level == baseLevel }

    /// The level runs of a line, L1 applied: separators, and white space before them and at the line's end, have the
    /// base level. `line` lies within `range`, on scalar boundaries.
    public func lineRuns(_ line: Range<Int>, of text: borrowing Span<UInt8>) -> [LevelRun] {
        if line.isEmpty { return [] }
        if isUniform { return [LevelRun(end: line.upperBound, level: baseLevel)] }
        var result = LevelRunList(from: line.lowerBound)
        var number = firstRun(endingAfter: line.lowerBound)
        let tail = startOfTrailingBlank(line, of: text)
        if hasSeparators {
            var index = line.lowerBound
            var blank = index  // where the white space before `index` begins
            while index < tail {
                let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
                let type = PropertyRecord(scalar).bidi
                index += length
                if type == .S || type == .B {
                    copyRuns(from: &number, upTo: blank, into: &result)
                    result.append(baseLevel, upTo: index)
                }
                if !type.isBlank { blank = index }
            }
        }
        copyRuns(from: &number, upTo: tail, into: &result)
        result.append(baseLevel, upTo: line.upperBound)
        return result.runs
    }
}

extension BidiParagraph {
    /// Appends this paragraph's runs from where `result` ends up to `end`.
    private func copyRuns(from number: inout Int, upTo end: Int, into result: inout LevelRunList) {
        while number < runs.count {
            result.append(runs[number].level, upTo: min(runs[number].end, end))
            if runs[number].end > end { return }
            number += 1
        }
    }

    private func firstRun(endingAfter offset: Int) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Where the blank characters and separators at the end of a line begin.
    private func startOfTrailingBlank(_ line: Range<Int>, of text: borrowing Span<UInt8>) -> Int {
        var start = line.upperBound
        while start > line.lowerBound {
            var index = start - 1
            while index > line.lowerBound && UTF8Scan.isContinuation(text[index]) { index -= 1 }
            let type = PropertyRecord(UTF8Scan.scalar(at: index, in: text).value).bidi
            guard type.isBlank || type == .S || type == .B else { break }
            start = index
        }
        return start
    }
}

extension BidiClass {
    /// What L1 counts as white space: WS, the isolate controls, and what X9 removes.
    var isBlank: Bool {
        switch self {
        case .WS, .LRI, .RLI, .FSI, .PDI: true
        default: isRemoved
        }
    }

    /// What X9 removes.
    var isRemoved: Bool {
        switch self {
        case .BN, .LRE, .LRO, .RLE, .RLO, .PDF: true
        default: false
        }
    }

    var isIsolateInitiator: Bool { self == .LRI || self == .RLI || self == .FSI }
}
