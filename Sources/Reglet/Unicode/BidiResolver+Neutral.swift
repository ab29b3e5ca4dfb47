extension BidiResolver {
    /// N1, N2, I1 and I2. `level` is that of the sequence.
    @_optimize(speed)
    mutating func resolveNeutrals(start: BidiClass, end: BidiClass, level: UInt8) {
        let sequence = self.sequence
        var items = self.items.mutableSpan
        let embedding: BidiClass = level & 1 == 1 ? .R : .L
        var previous = start
        var place = 0
        while place < sequence.count {
            let type = items[Int(sequence[place])].type
            if let strong = type.strongForNeutrals {
                items[Int(sequence[place])].level = level + Self.rise(type, level: level)
                previous = strong
                place += 1
                continue
            }
            var next = end
            var stop = place + 1
            while stop < sequence.count {
                if let strong = items[Int(sequence[stop])].type.strongForNeutrals {
                    next = strong
                    break
                }
                stop += 1
            }
            let rise = Self.rise(previous == next ? previous : embedding, level: level)
            while place < stop {
                items[Int(sequence[place])].level = level + rise
                place += 1
            }
        }
    }

    /// I1, I2: by how much a class lies above the level of its sequence.
    private static func rise(_ type: BidiClass, level: UInt8) -> UInt8 {
        if level & 1 == 1 { return type == .R ? 0 : 1 }
        return type == .L ? 0 : type == .R ? 1 : 2
    }
}

extension BidiClass {
    /// L or R where N0 to N2 count the class as one of them, as they do numbers as R; nil for a neutral.
    var strongForNeutrals: BidiClass? {
        switch self {
        case .L: .L
        case .R, .EN, .AN: .R
        default: nil
        }
    }
}
