extension BidiResolver {
    /// W1 to W3.
    @_optimize(speed)
    mutating func resolveStrongContext(start: BidiClass) {
        let sequence = self.sequence
        var items = self.items.mutableSpan
        var previous = start  // as W1 leaves it
        var strong = start
        for place in sequence.indices {
            let index = Int(sequence[place])
            var type = items[index].type
            if type == .NSM { type = previous }  // W1
            previous = type == .LRI || type == .RLI || type == .PDI ? .ON : type
            switch type {
            case .L, .R: strong = type
            case .AL:
                strong = .AL
                type = .R  // W3
            case .EN where strong == .AL: type = .AN  // W2
            default: break
            }
            items[index].type = type
        }
    }

    /// W4 to W7.
    @_optimize(speed)
    mutating func resolveNumbers(start: BidiClass) {
        let sequence = self.sequence
        var items = self.items.mutableSpan
        var previous = start  // as W4 leaves it
        var strong = start
        var place = 0
        while place < sequence.count {
            var type = items[Int(sequence[place])].type
            var end = place + 1  // of the stretch that gets `type`
            let before = previous
            previous = type
            switch type {
            case .L, .R: strong = type
            case .ES, .CS:
                let next = end < sequence.count ? items[Int(sequence[end])].type : .ON
                let separates = next == before && (next == .EN || next == .AN && type == .CS)
                type = separates ? next : .ON  // W4, W6
                previous = type
            case .ET:
                while end < sequence.count && items[Int(sequence[end])].type == .ET { end += 1 }
                let adjoins = before == .EN || end < sequence.count && items[Int(sequence[end])].type == .EN
                type = adjoins ? .EN : .ON  // W5, W6
            default: break
            }
            if type == .EN && strong == .L { type = .L }  // W7
            while place < end {
                items[Int(sequence[place])].type = type
                place += 1
            }
        }
    }
}
