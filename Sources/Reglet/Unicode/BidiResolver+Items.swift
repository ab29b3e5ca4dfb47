extension BidiResolver {
    /// Cuts a range into items.
    mutating func readItems(_ range: Range<Int>, of text: borrowing Span<UInt8>) {
        items.removeAll(keepingCapacity: true)
        hasExplicit = false
        hasBrackets = false
        hasSeparators = false
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
            let record = PropertyRecord(scalar)
            let type = scalar &- 0x1C < 3 ? .S : record.bidi
            index &+= length
            var item = BidiItem(end: 0, original: type, type: type, level: 0)
            if record.isBracket {
                item.bracket = record.mirror
                item.detail = BracketPair.canonical(scalar)
                hasBrackets = true
            } else if type.mayMerge {
                index = Self.endOfStretch(type, from: index, to: range.upperBound, of: text)
            } else if type != .ES && type != .CS {
                hasExplicit = true
            }
            if type == .S { hasSeparators = true }
            item.end = Int32(truncatingIfNeeded: index)
            items.append(item)
        }
    }

    @inline(__always)
    private static func endOfStretch(_ type: BidiClass, from start: Int, to end: Int, of text: borrowing Span<UInt8>) -> Int {
        var index = start
        while index < end {
            let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
            let record = PropertyRecord(scalar)
            if record.bidi != type || record.isBracket || scalar &- 0x1C < 3 { break }
            index &+= length
        }
        return index
    }

    /// Pairs isolate initiators with their PDIs (BD9), and gives each FSI the class of what its content asks for (X5c).
    /// Returns the first strong class outside of isolates (P2).
    mutating func matchIsolates() -> BidiClass? {
        openIsolates.removeAll(keepingCapacity: true)
        var strong: BidiClass?
        for index in items.indices {
            let type = items[index].original
            switch type {
            case .L, .R, .AL:
                if let isolate = openIsolates.last {
                    if items[Int(isolate)].original == .FSI { decide(isolate, type == .L ? .LRI : .RLI) }
                } else if strong == nil {
                    strong = type
                    if !hasExplicit { return strong }
                }
            case .LRI, .RLI, .FSI:
                openIsolates.append(Int32(index))
            case .PDI:
                guard let isolate = openIsolates.popLast() else { break }
                items[index].partner = isolate
                items[Int(isolate)].partner = Int32(index)
                if items[Int(isolate)].original == .FSI { decide(isolate, .LRI) }
            default: break
            }
        }
        for isolate in openIsolates where items[Int(isolate)].original == .FSI { decide(isolate, .LRI) }
        return strong
    }

    private mutating func decide(_ isolate: Int32, _ type: BidiClass) {
        items[Int(isolate)].original = type
        items[Int(isolate)].type = type
    }
}

extension PropertyRecord {
    /// Bidi_Paired_Bracket_Type Open or Close. All brackets have the class ON.
    @inline(__always)
    var isBracket: Bool { mirror == .open || mirror == .close }
}
