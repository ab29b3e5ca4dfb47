/// One face of a font book, and the slant that was asked for.
///
/// A plain value: it names a place in a book's ladders rather than holding anything of the book. A book takes each face
/// anew, so one that was found before its family was replaced means the nearest rung of the new ladder.
public struct Face: Equatable, Sendable {
    /// The number of the family in its book.
    public var family: Int32

    /// The weight of the face's rung in its family's ladder; 0 is the family's regular weight.
    public var weight: Int32

    /// Whether an italic face was asked for.
    public var italic: Bool

    /// Whether an italic face was asked for and the rung has none, so that this is the upright one.
    public var italicMissing: Bool

    /// A book checks a face whenever it is given one; nothing is checked here.
    public init(family: Int32, weight: Int32, italic: Bool, italicMissing: Bool = false) {
        self.family = family
        self.weight = weight
        self.italic = italic
        self.italicMissing = italicMissing
    }
}
