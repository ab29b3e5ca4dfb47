/// The fonts that a host has: families, each a ladder of weights with a regular and an italic face, of which one may
/// be missing. A new book holds the built-in families. A value: a copy shares storage until one of the two changes.
///
/// Names are UTF-8 bytes and are compared byte by byte.
public struct FontBook: Sendable {
    /// Families keep their number when they are replaced.
    var families = NameTable()

    /// The ladder of each family.
    var ladders: [Ladder] = []

    /// The names of all faces, each in one family only.
    var faces = NameTable()

    /// What each face name stands for: the upright face where it serves both slants, and the weight nearest to 0 where
    /// it serves several.
    var owners: [Face] = []

    /// The font file of each face name that has one; shorter than the names where the rest has none.
    var files: [FontFile?] = []

    /// How the host measures faces that have no font file; nil where it leaves them to the built-in metrics.
    public var measurer: Measurer?

    /// The book of the built-in families.
    public init() { self = FontBook.builtin }

    init(empty: Void) {}
}

extension FontBook {
    public var familyCount: Int { families.count }

    /// The number of a family, or nil where the book has none of this name. Constant time.
    public func familyIndex(of name: borrowing Span<UInt8>) -> Int? { families.index(of: name) }

    public func contains(family name: borrowing Span<UInt8>) -> Bool { families.index(of: name) != nil }

    /// The name of the family with the given number.
    ///
    /// - Throws: `unknownFamily` where there is none.
    public func familyName(at index: Int) throws(RegletError) -> [UInt8] {
        guard families.names.indices.contains(index) else { throw RegletError(.unknownFamily) }
        return families.names[index]
    }

    /// The weights of the family with the given number.
    ///
    /// - Throws: `unknownFamily` where there is none.
    public func weights(ofFamily index: Int) throws(RegletError) -> ClosedRange<Int> {
        let ladder = try ladder(index)
        return ladder.lowest...ladder.highest
    }

    func ladder(_ index: Int) throws(RegletError) -> Ladder {
        guard ladders.indices.contains(index) else { throw RegletError(.unknownFamily) }
        return ladders[index]
    }
}
