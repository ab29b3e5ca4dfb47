extension AttributedText {
    /// A plain text with default attributes and an image in it, at a byte index; `point` replaces the attachment's own
    /// x and y. Errors: `invalidUTF8`, `tooLarge`, `indexOutOfRange`, `notOnBoundary`, those of `Attachment.validate`.
    public init(
        utf8 text: borrowing Span<UInt8>, image: Attachment, point: (x: Double, y: Double)? = nil, at index: Int = 0
    ) throws(RegletError) {
        try self.init(utf8: text)
        var image = image
        if let point {
            image.x = point.x
            image.y = point.y
        }
        try insert(image, at: index)
    }

    /// Inserts an attachment as one U+FFFC, which inherits the attributes around it as inserted text does.
    /// Errors: `indexOutOfRange`, `notOnBoundary`, `tooLarge`, those of `Attachment.validate`; then nothing has changed.
    public mutating func insert(_ attachment: Attachment, at index: Int) throws(RegletError) {
        try replace(index..<index, with: attachment)
    }

    /// Puts an attachment in the place of a range; its U+FFFC takes the attributes that replacing text takes.
    /// Errors as for `insert`.
    public mutating func replace(_ range: Range<Int>, with attachment: Attachment) throws(RegletError) {
        try check(range)
        try attachment.validate()
        try checkRoom(for: Attachment.character.count - range.count)
        var run = inherited(at: range)
        run.length = Int32(truncatingIfNeeded: Attachment.character.count)
        run.attachment = palette.intern(attachment)
        let character = Attachment.character
        replace(range, with: character.span, runs: [run], range.isEmpty ? .removed : .replaced)
    }

    /// Removes the attachment of that number, from 0, with its character. Error: `indexOutOfRange`.
    public mutating func removeAttachment(_ number: Int) throws(RegletError) {
        try delete(try run(ofAttachment: number).range)
    }
}
