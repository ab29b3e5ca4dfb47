/// Builds font files byte by byte, right or wrong, for the tests of the reader. Tables are plain bytes that a test may spoil.
struct Sfnt {
    var version: UInt32 = 0x0001_0000
    var tables: [(tag: String, bytes: [UInt8])] = []

    /// Ten glyphs of the advances 500, 510, ... 590; A is glyph 1, B 2 and so on to I; an em is 1000.
    init() {
        self["head"] = Self.head(unitsPerEm: 1000)
        self["hhea"] = Self.hhea(ascent: 800, descent: -200, gap: 90, metrics: 10)
        self["maxp"] = be32(0x0001_0000) + be16(10)
        self["hmtx"] = (0..<10).flatMap { be16(500 + $0 * 10, 0) }
        self["cmap"] = Self.cmap([(3, 1, Self.segments([(0x41, 0x49, -0x40)]))])
    }

    /// The simplest font with one table put in or replaced.
    init(_ tag: String, _ bytes: [UInt8]?) {
        self.init()
        self[tag] = bytes
    }

    /// The bytes of a table; nil takes it out.
    subscript(tag: String) -> [UInt8]? {
        get { tables.first { $0.tag == tag }?.bytes }
        set {
            let place = tables.firstIndex { $0.tag == tag }
            if let place { tables.remove(at: place) }
            if let newValue { tables.insert((tag, newValue), at: place ?? tables.count) }
        }
    }

    /// The file; `base` is where it will lie in a collection.
    func bytes(base: Int = 0) -> [UInt8] {
        var directory = be32(Int(version)) + be16(tables.count, 0, 0, 0)
        var body: [UInt8] = []
        let start = base + 12 + tables.count * 16
        for table in tables {
            directory += Array(table.tag.utf8) + be32(0) + be32(start + body.count) + be32(table.bytes.count)
            body += table.bytes
        }
        return directory + body
    }

    static func collection(_ fonts: [Sfnt]) -> [UInt8] {
        var header = Array("ttcf".utf8) + be16(1, 0) + be32(fonts.count)
        var body: [UInt8] = []
        let start = header.count + fonts.count * 4
        for font in fonts {
            header += be32(start + body.count)
            body += font.bytes(base: start + body.count)
        }
        return header + body
    }

    static func head(unitsPerEm: Int, longOffsets: Bool = false) -> [UInt8] {
        zeros(12) + be32(0x5F0F_3CF5) + be16(0, unitsPerEm) + zeros(30) + be16(longOffsets ? 1 : 0, 0)
    }

    static func hhea(ascent: Int, descent: Int, gap: Int, metrics: Int) -> [UInt8] {
        be32(0x0001_0000) + be16(ascent, descent, gap) + zeros(24) + be16(metrics)
    }

    static func os2(
        version: Int, useTypo: Bool = false, typo: [Int] = [0, 0, 0], win: [Int] = [0, 0], xHeight: Int = 0,
        capHeight: Int = 0
    ) -> [UInt8] {
        be16(version) + zeros(60) + be16(useTypo ? 0x80 : 0) + zeros(4) + be16(typo) + be16(win) + zeros(8)
            + be16(xHeight, capHeight) + zeros(6)
    }

    // MARK: cmap

    static func cmap(_ subtables: [(platform: Int, encoding: Int, bytes: [UInt8])]) -> [UInt8] {
        var records = be16(0, subtables.count)
        var body: [UInt8] = []
        for subtable in subtables {
            records += be16(subtable.platform, subtable.encoding) + be32(4 + subtables.count * 8 + body.count)
            body += subtable.bytes
        }
        return records + body
    }

    /// Format 4 by deltas; the closing segment is added.
    static func segments(_ ranges: [(start: Int, end: Int, delta: Int)]) -> [UInt8] {
        segments((ranges + [(0xFFFF, 0xFFFF, 1)]).map { ($0.start, $0.end, $0.delta, 0) }, glyphs: [])
    }

    /// Format 4 as it stands.
    static func segments(_ list: [(start: Int, end: Int, delta: Int, offset: Int)], glyphs: [Int]) -> [UInt8] {
        let body = be16(list.map(\.end) + [0] + list.map(\.start) + list.map(\.delta) + list.map(\.offset) + glyphs)
        return be16(4, 14 + body.count, 0, list.count * 2) + zeros(6) + body
    }

    /// Format 12.
    static func groups(_ list: [(start: Int, end: Int, glyph: Int)]) -> [UInt8] {
        let body = list.flatMap { be32($0.start, $0.end, $0.glyph) }
        return be16(12, 0) + be32(16 + body.count, 0, list.count) + body
    }

    // MARK: kern

    typealias Kern = (left: Int, right: Int, value: Int)

    static func kernSubtable(_ pairs: [Kern], coverage: Int = 1) -> [UInt8] {
        be16(0, 14 + pairs.count * 6, coverage) + kernPairs(pairs)
    }

    static func kernPairs(_ pairs: [Kern]) -> [UInt8] {
        be16(pairs.count) + zeros(6) + pairs.flatMap { be16($0.left, $0.right, $0.value) }
    }

    static func kern(_ subtables: [[UInt8]]) -> [UInt8] { be16(0, subtables.count) + subtables.flatMap { $0 } }

    static func appleKern(_ subtables: [(coverage: Int, pairs: [Kern])]) -> [UInt8] {
        be32(0x0001_0000) + be32(subtables.count) + subtables.flatMap { subtable in
            be32(16 + subtable.pairs.count * 6) + be16(subtable.coverage, 0) + kernPairs(subtable.pairs)
        }
    }
}

func be16(_ values: Int...) -> [UInt8] { be16(values) }
func be16(_ values: [Int]) -> [UInt8] { values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] } }
func be32(_ values: Int...) -> [UInt8] { be16(values.flatMap { [$0 >> 16, $0] }) }
func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
