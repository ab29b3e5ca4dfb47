/// Items of one explicit level (BD7), up to the next run's first.
struct ExplicitRun {
    var first: Int32
    /// As X1 to X8 leave it; the items' own levels rise as their sequences are resolved.
    var level: UInt8
}

extension BidiResolver {
    /// Resolves the items as one sequence, where none has an explicit level.
    mutating func resolveWhole() {
        sequence.removeAll(keepingCapacity: true)
        for index in items.indices where !items[index].original.isRemoved { sequence.append(Int32(index)) }
        resolveSequence(previousLevel: baseLevel, nextLevel: baseLevel)
    }

    /// Cuts the items into level runs (BD7) and resolves the isolating run sequences that these make (BD13, X10).
    mutating func resolveSequences() {
        findLevelRuns()
        for first in levelRuns.indices {
            let item = items[Int(levelRuns[first].first)]
            if item.original == .PDI && item.partner >= 0 { continue }  // belongs to the sequence of its initiator
            let previousLevel = first > 0 ? levelRuns[first - 1].level : baseLevel
            let nextLevel = gatherSequence(first)
            resolveSequence(previousLevel: previousLevel, nextLevel: nextLevel)
        }
    }

    private mutating func findLevelRuns() {
        levelRuns.removeAll(keepingCapacity: true)
        for index in items.indices where !items[index].original.isRemoved {
            let level = items[index].level
            if levelRuns.last?.level == level { continue }
            if items[index].original == .PDI { items[index].detail = UInt32(levelRuns.count) }
            levelRuns.append(ExplicitRun(first: Int32(index), level: level))
        }
    }

    /// Fills `sequence` with the items of the sequence that begins with a level run; the level that comes after it.
    private mutating func gatherSequence(_ first: Int) -> UInt8 {
        sequence.removeAll(keepingCapacity: true)
        var run = first
        while true {
            let isLast = run + 1 == levelRuns.count
            let end = isLast ? items.count : Int(levelRuns[run + 1].first)
            for index in Int(levelRuns[run].first)..<end where !items[index].original.isRemoved {
                sequence.append(Int32(index))
            }
            let last = items[Int(sequence[sequence.count - 1])]
            if last.original.isIsolateInitiator {
                guard last.partner >= 0 else { return baseLevel }
                let next = Int(items[Int(last.partner)].detail)
                if next > run && next < levelRuns.count && levelRuns[next].first == last.partner {
                    run = next
                    continue
                }
            }
            return isLast ? baseLevel : levelRuns[run + 1].level
        }
    }

    /// The rules W, N and I for `sequence`. The levels before and after it give sos and eos (X10).
    private mutating func resolveSequence(previousLevel: UInt8, nextLevel: UInt8) {
        guard let first = sequence.first else { return }
        let level = items[Int(first)].level
        let start: BidiClass = max(level, previousLevel) & 1 == 1 ? .R : .L
        let end: BidiClass = max(level, nextLevel) & 1 == 1 ? .R : .L
        resolveStrongContext(start: start)
        resolveNumbers(start: start)
        if hasBrackets { resolveBrackets(start: start, embedding: level & 1 == 1 ? .R : .L) }
        resolveNeutrals(start: start, end: end, level: level)
    }
}
