/// The table directory of one font in a file: a bare font, or a member of a collection.
///
/// OpenType 1.9.1, "Organization of an OpenType font". Check sums are not compared, as nobody does; every table must lie
/// within the file, read or not, so a file that was cut short is refused.
struct FontFileTables: ~Escapable {
    private let file: FontFileBytes
    private let records: FontFileBytes
    private let count: Int

    enum Tag {
        static let collection: UInt32 = 0x7474_6366 // ttcf
        static let trueType: UInt32 = 0x0001_0000
        static let appleTrueType: UInt32 = 0x7472_7565 // true
        static let compact: UInt32 = 0x4F54_544F // OTTO
        static let head: UInt32 = 0x6865_6164
        static let hhea: UInt32 = 0x6868_6561
        static let maxp: UInt32 = 0x6D61_7870
        static let hmtx: UInt32 = 0x686D_7478
        static let cmap: UInt32 = 0x636D_6170
        static let os2: UInt32 = 0x4F53_2F32
        static let kern: UInt32 = 0x6B65_726E // also the feature
        static let gpos: UInt32 = 0x4750_4F53
        static let loca: UInt32 = 0x6C6F_6361
        static let glyf: UInt32 = 0x676C_7966
    }

    /// - Throws: `index_out_of_range` where the file has no font of that index; `invalid_font`.
    @_lifetime(copy file)
    init(_ file: FontFileBytes, index: Int) throws(RegletError) {
        // Keeps every sum of an offset within the file and a 16-bit number far from the limit of a 32-bit Int.
        guard file.count <= 1 << 30 else { throw FontFileBytes.malformed }
        let start = try Self.start(of: index, in: file)
        let version = try file.u32(start)
        guard version == Tag.trueType || version == Tag.compact || version == Tag.appleTrueType else {
            throw FontFileBytes.malformed
        }
        let header = try file.tail(from: start)
        count = try header.u16(4)
        try header.require(count, of: 16, at: 12)
        records = try header.tail(from: 12)
        self.file = file
        for record in 0..<count {
            let offset = try records.size32(record * 16 + 8)
            let length = try records.size32(record * 16 + 12)
            try file.require(length, of: 1, at: offset)
        }
    }

    private static func start(of index: Int, in file: borrowing FontFileBytes) throws(RegletError) -> Int {
        guard try file.u32(0) == Tag.collection else {
            guard index == 0 else { throw RegletError(.indexOutOfRange) }
            return 0
        }
        let version = try file.u16(4)
        let fonts = try file.size32(8)
        guard version == 1 || version == 2 else { throw FontFileBytes.malformed }
        try file.require(fonts, of: 4, at: 12)
        guard index >= 0, index < fonts else { throw RegletError(.indexOutOfRange) }
        return try file.size32(12 + index * 4)
    }

    /// The first table of that name.
    @_lifetime(copy self)
    func optional(_ tag: UInt32) throws(RegletError) -> FontFileBytes? {
        for record in 0..<count where try records.u32(record * 16) == tag {
            return try file.slice(at: try records.size32(record * 16 + 8), length: try records.size32(record * 16 + 12))
        }
        return nil
    }

    @_lifetime(copy self)
    func required(_ tag: UInt32) throws(RegletError) -> FontFileBytes {
        guard let table = try optional(tag) else { throw FontFileBytes.malformed }
        return table
    }
}
