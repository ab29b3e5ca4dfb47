/// An opening bracket of the sequence in hand, with its closing one once that is met.
struct BracketPair {
    /// Places in the sequence; `close` is -1 until the pair is complete.
    var open: Int32
    var close: Int32 = -1
    /// The character that closes it.
    var closing: UInt32
    /// Whether L, and whether R, EN or AN, lies within it.
    var hasLeft = false
    var hasRight = false

    /// The one of two canonically equivalent brackets that stands for both.
    static func canonical(_ scalar: UInt32) -> UInt32 {
        scalar == 0x2329 ? 0x3008 : scalar == 0x232A ? 0x3009 : scalar
    }
}

extension BidiResolver {
    /// N0.
    mutating func resolveBrackets(start: BidiClass, embedding: BidiClass) {
        findPairs()
        var strong = start  // before the place reached
        var place = 0
        for pair in pairs where pair.close >= 0 && (pair.hasLeft || pair.hasRight) {
            while place < Int(pair.open) {
                strong = items[Int(sequence[place])].type.strongForNeutrals ?? strong
                place += 1
            }
            let hasEmbedding = embedding == .L ? pair.hasLeft : pair.hasRight
            let opposite: BidiClass = embedding == .L ? .R : .L
            let direction = !hasEmbedding && strong == opposite ? opposite : embedding
            set(Int(pair.open), direction)
            set(Int(pair.close), direction)
        }
    }

    /// Gives a bracket its direction, and the marks on it too.
    private mutating func set(_ place: Int, _ direction: BidiClass) {
        items[Int(sequence[place])].type = direction
        var mark = place + 1
        while mark < sequence.count && items[Int(sequence[mark])].original == .NSM {
            items[Int(sequence[mark])].type = direction
            mark += 1
        }
    }

    /// BD16: fills `pairs`, by opening bracket, and notes what lies within each.
    @_optimize(speed)
    private mutating func findPairs() {
        pairs.removeAll(keepingCapacity: true)
        var stack = InlineArray<63, Int>(repeating: 0)  // opening brackets that wait, as numbers of pairs
        var depth = 0
        for place in sequence.indices {
            let item = items[Int(sequence[place])]
            if let strong = item.type.strongForNeutrals {
                if depth > 0 { note(strong == .L, strong == .R, in: stack[depth - 1]) }
            } else if item.bracket == .open && item.type == .ON {
                if depth == 63 { return }
                stack[depth] = pairs.count
                depth += 1
                pairs.append(BracketPair(open: Int32(place), closing: BracketPair.canonical(UnicodeProperties.mirrored(item.detail) ?? 0)))
            } else if item.bracket == .close && item.type == .ON {
                var level = depth
                while level > 0 && pairs[stack[level - 1]].closing != item.detail { level -= 1 }
                if level == 0 { continue }
                while depth >= level {  // what the inner ones hold, the outer ones hold
                    depth -= 1
                    let inner = pairs[stack[depth]]
                    if depth > 0 { note(inner.hasLeft, inner.hasRight, in: stack[depth - 1]) }
                }
                pairs[stack[level - 1]].close = Int32(place)
            }
        }
    }

    private mutating func note(_ left: Bool, _ right: Bool, in pair: Int) {
        if left { pairs[pair].hasLeft = true }
        if right { pairs[pair].hasRight = true }
    }
}
