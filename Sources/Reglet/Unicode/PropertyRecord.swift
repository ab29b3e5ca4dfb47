/// All that the rules of Unicode 17.0 ask of one scalar, packed as bindings/tools/gen_unicode.py packs it.
struct PropertyRecord: Equatable {
    let bits: UInt32

    /// The record of `scalar`; one past U+10FFFF is taken for a letter.
    @inline(__always)
    init(_ scalar: UInt32) {
        var place = scalar  // the leaves begin with those of ASCII
        if scalar >= 0x80 {
            let leaf = scalar >> PropertyTable.leafBits
            guard scalar <= 0x10FFFF else {
                bits = 0
                return
            }
            place = Self.entry(leaf >> PropertyTable.middleBits, of: PropertyTable.top, bits: 8)
            place = place << PropertyTable.middleBits | leaf & (1 << PropertyTable.middleBits - 1)
            place = Self.entry(place, of: PropertyTable.middle, bits: 16)
            place = place << PropertyTable.leafBits | scalar & (1 << PropertyTable.leafBits - 1)
        }
        bits = Self.entry(Self.entry(place, of: PropertyTable.leaves, bits: 8), of: PropertyTable.records, bits: 32)
    }

    /// Entry `index` of a table whose words hold entries of `bits` bits, the first in the lowest.
    @inline(__always)
    private static func entry(_ index: UInt32, of words: [UInt64], bits: UInt32) -> UInt32 {
        let perWord = 64 / bits
        return UInt32(truncatingIfNeeded: words[Int(index / perWord)] >> UInt64(index % perWord * bits) & (1 << UInt64(bits) - 1))
    }
}

extension PropertyRecord {
    @inline(__always)
    private func field(_ position: UInt32, _ width: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: bits >> position & (1 << width - 1))
    }

    /// East_Asian_Width F, W or H, which is UAX #14's set $EastAsian.
    @inline(__always) var isEastAsian: Bool { field(6, 1) != 0 }

    /// East_Asian_Width F or W.
    @inline(__always) var isWide: Bool { field(7, 1) != 0 }

    @inline(__always) var line: LineClass { LineClass(rawValue: field(0, 6)) ?? .AL }

    @inline(__always) var cluster: ClusterClass { ClusterClass(rawValue: field(8, 5)) ?? .XX }

    @inline(__always) var bidi: BidiClass { BidiClass(rawValue: field(16, 5)) ?? .L }

    @inline(__always) var general: GeneralGroup { GeneralGroup(rawValue: field(24, 2)) ?? .other }

    @inline(__always) var mirror: MirrorKind { MirrorKind(rawValue: field(26, 2)) ?? .none }
}
