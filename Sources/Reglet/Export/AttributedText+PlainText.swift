extension AttributedText {
    /// The characters without their attributes; an attachment is its alternative text, or U+FFFC where it has none.
    /// Error: `tooLarge`.
    public func plainText() throws(RegletError) -> [UInt8] {
        let bytes = utf8
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var cursor = RunCursor(runs)
        while let item = cursor.next() {
            if let attachment = attachment(item.run), !attachment.alternativeText.isEmpty {
                result.append(copying: attachment.alternativeText.span)
            } else {
                result.append(copying: bytes.span.extracting(item.start..<item.start + Int(item.run.length)))
            }
            guard result.count <= AttributedText.byteLimit else { throw RegletError(.tooLarge) }
        }
        return result
    }
}
