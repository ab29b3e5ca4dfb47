/// An entry of the stack of X1.
struct DirectionalStatus {
    var level: UInt8
    /// L or R, or ON for none.
    var override = BidiClass.ON
    var isIsolate = false
}

extension BidiResolver {
    /// BD2, max_depth.
    private static let maximumDepth: UInt8 = 125

    /// X1 to X8.
    mutating func applyExplicitLevels() {
        statuses.removeAll(keepingCapacity: true)
        var status = DirectionalStatus(level: baseLevel)  // the top of the stack; `statuses` has what is below
        var overflowIsolates = 0
        var overflowEmbeddings = 0
        var validIsolates = 0
        for index in items.indices {
            let type = items[index].original
            switch type {
            case .LRE, .RLE, .LRO, .RLO:  // X2 to X5
                let level = Self.nextLevel(status.level, rightToLeft: type == .RLE || type == .RLO)
                if level <= Self.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0 {
                    statuses.append(status)
                    status = DirectionalStatus(level: level, override: type == .LRO ? .L : type == .RLO ? .R : .ON)
                } else if overflowIsolates == 0 {
                    overflowEmbeddings += 1
                }
            case .LRI, .RLI, .FSI:  // X5a, X5b
                place(index, status)
                let level = Self.nextLevel(status.level, rightToLeft: type == .RLI)
                if level <= Self.maximumDepth && overflowIsolates == 0 && overflowEmbeddings == 0 {
                    validIsolates += 1
                    statuses.append(status)
                    status = DirectionalStatus(level: level, isIsolate: true)
                } else {
                    overflowIsolates += 1
                }
            case .PDI:  // X6a
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    validIsolates -= 1
                    overflowEmbeddings = 0
                    while !status.isIsolate, let below = statuses.popLast() { status = below }
                    if let below = statuses.popLast() { status = below }
                }
                place(index, status)
            case .PDF:  // X7
                if overflowIsolates > 0 { break }
                if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !status.isIsolate, let below = statuses.popLast() {
                    status = below
                }
            case .B: items[index].level = baseLevel  // X8
            default: place(index, status)  // X6; BN is removed
            }
        }
    }

    private mutating func place(_ index: Int, _ status: DirectionalStatus) {
        items[index].level = status.level
        if status.override != .ON && !items[index].original.isRemoved { items[index].type = status.override }
    }

    /// The least odd or even level above `level`.
    private static func nextLevel(_ level: UInt8, rightToLeft: Bool) -> UInt8 {
        rightToLeft ? (level + 1) | 1 : (level + 2) & ~1
    }
}
