/// UTF-8 text with attributes: runs, clickable fields and attachments.
///
/// A value: a copy shares storage until one of the two changes. Indices are UTF-8 byte offsets on scalar boundaries.
/// Runs are canonical: in order, never empty, and neighbours differ in what is stored, so equal texts have equal runs
/// whatever the edits that made them. A place is found, and an edit made, without a walk from the start.
public struct AttributedText: Sendable {
    var text = TextBuffer()
    var runs = RunList()
    var palette = Palette()

    /// What an empty text shows and cleared attributes go back to. They do not count in equality.
    public internal(set) var base: Attributes

    /// The most bytes that a text holds.
    public static let byteLimit = Int(Int32.max)

    /// An empty text. Errors: those of `Attributes.normalized`.
    public init(base: Attributes = Attributes()) throws(RegletError) {
        self.base = try base.normalized()
    }

    /// An empty text with attributes that are known to be right.
    init(normalizedBase: Attributes) { base = normalizedBase }

    /// A plain text, whose attributes are also its base. Errors: `invalidUTF8`, `tooLarge`, those of `Attributes.normalized`.
    public init(utf8 text: borrowing Span<UInt8>, attributes: Attributes = Attributes()) throws(RegletError) {
        base = try attributes.normalized()
        try append(utf8: text, attributes: base)
    }
}

extension AttributedText {
    /// The size of the text in bytes.
    public var utf8Count: Int { text.sum.bytes }

    /// The size of the text in UTF-16 code units.
    public var utf16Count: Int { text.sum.utf16 }

    /// The size of the text in scalars (code points).
    public var scalarCount: Int { text.sum.scalars }

    public var isEmpty: Bool { text.isEmpty }

    /// The whole text.
    public var utf8: [UInt8] {
        var bytes: [UInt8] = []
        text.copy(0..<utf8Count, to: &bytes)
        return bytes
    }

    /// The text's bytes in order, piece by piece.
    func forEachChunk(_ body: ([UInt8]) -> Void) {
        for page in text.pages {
            for chunk in page.chunks { body(chunk.elements) }
        }
    }

    /// Appends a part of the text to `output`. Errors: `indexOutOfRange`, `notOnBoundary`.
    public func copy(_ range: Range<Int>, to output: inout [UInt8]) throws(RegletError) {
        try check(range)
        text.copy(range, to: &output)
    }

    /// Refuses an index outside the text (`indexOutOfRange`) or inside a scalar (`notOnBoundary`).
    func check(_ index: Int) throws(RegletError) {
        guard index >= 0 && index <= utf8Count else { throw RegletError(.indexOutOfRange) }
        guard text.isBoundary(index) else { throw RegletError(.notOnBoundary) }
    }

    func check(_ range: Range<Int>) throws(RegletError) {
        try check(range.lowerBound)
        try check(range.upperBound)
    }
}
