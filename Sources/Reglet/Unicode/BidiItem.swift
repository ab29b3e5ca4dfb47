/// A stretch of characters of one bidi class, which all rules treat alike; a single one of the classes where they do not.
struct BidiItem {
    /// Byte offset.
    var end: Int32 = 0
    /// The character of a bracket, canonical equivalents as one; of a matched PDI the number of the level run it begins.
    var detail: UInt32 = 0
    /// Of an isolate initiator its PDI, of a PDI its initiator, as numbers of items; -1 without one.
    var partner: Int32 = -1
    /// The class of the characters; FSI is turned into LRI or RLI.
    var original: BidiClass
    /// The class as the rules change it.
    var type: BidiClass
    var level: UInt8 = 0
    /// `open` or `close` for a bracket, else `none`.
    var bracket = MirrorKind.none

    init(_ type: BidiClass) {
        original = type
        self.type = type
    }
}

extension BidiClass {
    /// Whether stretches of the class are one item: the rules look at single characters of the others.
    var mayMerge: Bool {
        switch self {
        case .ES, .CS, .LRE, .LRO, .RLE, .RLO, .PDF, .LRI, .RLI, .FSI, .PDI: false
        default: true
        }
    }
}
