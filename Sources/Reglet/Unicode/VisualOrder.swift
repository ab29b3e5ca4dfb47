extension Bidi {
    /// L2: the indices of one line's elements (characters or level runs) from left to right, given their levels.
    ///
    /// Linear: lines of ever lower level are joined as they come, each a chain of elements in visual order.
    public static func visualOrder(_ levels: borrowing Span<UInt8>) -> [Int] {
        var next = [Int32](repeating: -1, count: levels.count)
        var chains: [Chain] = []
        for index in levels.indices {
            let level = levels[index]
            while chains.count > 1 && chains[chains.count - 1].level > level && chains[chains.count - 2].level >= level {
                joinLastTwo(&chains, &next)
            }
            let element = Int32(truncatingIfNeeded: index)
            guard let last = chains.indices.last, chains[last].level >= level else {
                chains.append(Chain(level: level, first: element, last: element))
                continue
            }
            if level & 1 == 1 {
                next[index] = chains[last].first
                chains[last].first = element
            } else {
                next[Int(chains[last].last)] = element
                chains[last].last = element
            }
            chains[last].level = level
        }
        while chains.count > 1 { joinLastTwo(&chains, &next) }
        var order: [Int] = []
        order.reserveCapacity(levels.count)
        var element = chains.first?.first ?? -1
        while element >= 0 {
            order.append(Int(element))
            element = next[Int(element)]
        }
        return order
    }

    /// Elements in visual order, linked through `next`; `level` is the lowest of theirs.
    private struct Chain {
        var level: UInt8
        var first: Int32
        var last: Int32
    }

    /// The last chain has the higher level, so that it moves as a whole to the one side of the other or the other.
    private static func joinLastTwo(_ chains: inout [Chain], _ next: inout [Int32]) {
        guard let high = chains.popLast(), var low = chains.popLast() else { return }
        if low.level & 1 == 1 {
            next[Int(high.last)] = low.first
            low.first = high.first
        } else {
            next[Int(low.last)] = high.first
            low.last = high.last
        }
        chains.append(low)
    }
}
