import Testing

/// `GPOS` tables of about a megabyte that share their parts as far as offsets allow, so that the work they ask for is a
/// thousand times their size.
struct FontFileBomb: Sendable, CustomTestStringConvertible {
    let name: String
    let gpos: [UInt8]

    var testDescription: String { name }

    static let all = [features, pairSets, extensions, ranges(10000), ranges(1500)]

    private static let padding = zeros(900_000)

    /// 65,535 times a feature of 29,294 lookups, which begins in the first record of the feature list: `rn` is the number.
    private static var features: FontFileBomb {
        let many = 9800
        let records = be16(many) + (0..<many).flatMap { _ in Array("kern".utf8) + be16(2) }
        let lookupList = be16(30000)
        let system = be16(0, 0xFFFF, 0xFFFF) + (0..<0xFFFF).flatMap { be16($0 % many) }
        let scriptList = Sfnt.list([("latn", be16(4, 0) + system)])
        let header = be16(1, 0, 10 + records.count + 2, 10, 10 + records.count)
        return FontFileBomb(name: "features", gpos: header + records + lookupList + scriptList + padding)
    }

    /// 1000 subtables that are all the same one, whose 32,000 pair sets are all the same one.
    private static var pairSets: FontFileBomb {
        FontFileBomb(name: "pair sets", gpos: shared(lookupType: 2, subtables: 1000, before: []))
    }

    /// The same by 30,000 extensions that are all the same one.
    private static var extensions: FontFileBomb {
        FontFileBomb(name: "extensions", gpos: shared(lookupType: 9, subtables: 30000, before: be16(1, 2) + be32(8)))
    }

    private static func shared(lookupType: Int, subtables: Int, before: [UInt8]) -> [UInt8] {
        // The first three offsets of sets are also the coverage table.
        let sets = be16(1, 1, 4) + (0..<31997).flatMap { _ in be16(4) }
        let offsets = (0..<subtables).flatMap { _ in be16(6 + subtables * 2) }
        return wrapped(be16(lookupType, 0, subtables) + offsets + before + be16(1, 10, 4, 0, 32000) + sets)
    }

    /// 1000 subtables that share one coverage of many ranges, and never decide.
    private static func ranges(_ count: Int) -> FontFileBomb {
        let coverage = Sfnt.coverage(ranges: (0..<count).map { $0 * 6...$0 * 6 + 5 })
        let subtables = (0..<1000).flatMap { be16(1, 10000 - $0 * 10, 4, 0, 0) }
        let offsets = (0..<1000).flatMap { be16(2006 + $0 * 10) }
        return FontFileBomb(name: "\(count) ranges", gpos: wrapped(be16(2, 0, 1000) + offsets + subtables + coverage))
    }

    /// A table whose only lookup lies at its end, but for padding.
    private static func wrapped(_ lookup: [UInt8]) -> [UInt8] {
        let empty: [UInt8] = Sfnt.gpos([Sfnt.Lookup(subtables: [])]).dropLast(6)
        return empty + lookup + padding
    }
}
