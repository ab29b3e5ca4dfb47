extension BidiResolver {
    /// Cuts a range into items, or as much of it as is its first paragraph.
    @_optimize(speed)
    mutating func readItems(_ range: Range<Int>, of text: borrowing Span<UInt8>, toSeparator: Bool) {
        items.removeAll(keepingCapacity: true)
        hasExplicit = false
        hasBrackets = false
        var reader = BidiReader(range.lowerBound, range.upperBound, of: text)
        while !reader.isAtEnd {
            let type = reader.type
            if reader.record.isBracket {
                var item = BidiItem(type)
                item.bracket = reader.record.mirror
                item.detail = BracketPair.canonical(reader.scalar)
                reader.advance(in: text)
                append(item, end: reader.index)
                hasBrackets = true
            } else if type == .L || type == .R || type == .AL {
                readStrong(type, &reader, text)
            } else if type == .ON {
                repeat { reader.advance(in: text) } while reader.isNeutral
                append(BidiItem(type), end: reader.index)
            } else if type == .B && toSeparator {
                let isReturn = reader.scalar == 0x0D
                reader.advance(in: text)
                if isReturn && !reader.isAtEnd && reader.scalar == 0x0A { reader.advance(in: text) }
                append(BidiItem(type), end: reader.index)
                break
            } else if type.mayMerge {
                repeat { reader.advance(in: text) } while reader.type == type && !reader.isAtEnd
                append(BidiItem(type), end: reader.index)
            } else {
                if type != .ES && type != .CS { hasExplicit = true }
                reader.advance(in: text)
                append(BidiItem(type), end: reader.index)
            }
        }
        hasSeparators = reader.hasSeparators
    }

    /// Reads the characters of a strong class with the marks on them (W1) and with what is neutral between two of them
    /// (N1); if something else follows what is neutral, that is an item of its own.
    @inline(__always)
    @_optimize(speed)
    private mutating func readStrong(_ type: BidiClass, _ reader: inout BidiReader, _ text: borrowing Span<UInt8>) {
        var end = reader.index
        repeat {
            repeat {
                if type == .L { reader.skipWords(in: text) }
                reader.advance(in: text)
            } while reader.type == type || reader.type == .NSM
            end = reader.index
            while reader.isNeutral { reader.advance(in: text) }
        } while reader.type == type
        append(BidiItem(type), end: end)
        if reader.index > end { append(BidiItem(.ON), end: reader.index) }
    }

    @inline(__always)
    private mutating func append(_ item: BidiItem, end: Int) {
        var item = item
        item.end = Int32(truncatingIfNeeded: end)
        items.append(item)
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

/// A character of a paragraph, and the way to the next one.
private struct BidiReader {
    private(set) var index: Int
    private let end: Int
    private(set) var scalar: UInt32 = 0
    private var length = 0
    private(set) var record = PropertyRecord(0)
    /// WS and S are ON: only L1 tells them apart. B at the end.
    private(set) var type = BidiClass.ON
    private(set) var hasSeparators = false

    @inline(__always) var isAtEnd: Bool { index >= end }

    @inline(__always)
    init(_ start: Int, _ end: Int, of text: borrowing Span<UInt8>) {
        index = start
        self.end = end
        read(text)
    }

    /// Whether the character is neutral by itself, or a mark on one that is (W1).
    @inline(__always) var isNeutral: Bool { type == .ON && !record.isBracket || type == .NSM }

    @inline(__always)
    mutating func advance(in text: borrowing Span<UInt8>) {
        index &+= length
        read(text)
    }

    /// From a character of class L to the last of the ASCII letters that follow with nothing but spaces between (N1).
    @inline(__always)
    mutating func skipWords(in text: borrowing Span<UInt8>) {
        var next = index &+ length
        while next < end {
            let byte = text[next]
            if (byte | 0x20) &- 0x61 < 26 {
                index = next
                length = 1
            } else if byte != 0x20 {
                return
            }
            next &+= 1
        }
    }

    @inline(__always)
    private mutating func read(_ text: borrowing Span<UInt8>) {
        if index >= end {
            type = .B
            return
        }
        (scalar, length) = UTF8Scan.scalar(at: index, in: text)
        record = PropertyRecord(scalar)
        type = record.bidi
        switch type {
        case .WS: type = .ON
        case .S:
            type = .ON
            hasSeparators = true
        case .B where scalar &- 0x1C < 3:  // these end no paragraph here
            type = .ON
            hasSeparators = true
        default: break
        }
    }
}
