extension AttributedText {
    /// The text as Markdown: one paragraph of CommonMark, with the strikethrough of GitHub's.
    ///
    /// A weight of 1 and more is strong, italic is emphasis; what Markdown has no word for is left out. Each line end
    /// is a hard line break, and the characters stand for themselves. Where delimiters would not work, and for line
    /// ends at the end, inline HTML does. An attachment is an image with its alternative text and its name. A field
    /// whose target is one of http, https, mailto and tel is a link; with `anyLink` every target is. Error: `tooLarge`.
    public func markdown(anyLink: Bool = false) throws(RegletError) -> [UInt8] {
        let bytes = utf8
        var printer = MarkdownPrinter()
        var cursor = RunCursor(runs)
        var isInField = false
        while let item = cursor.next() {
            if item.run.link.starts || item.run.link.isNone && isInField {
                let target = target(item.run.link) ?? []
                printer.setLink(anyLink || LinkScheme.isSafe(target) ? target : [])
            }
            isInField = !item.run.link.isNone
            if let attachment = attachment(item.run) {
                printer.image(attachment)
            } else {
                let emphasis = MarkdownEmphasis(palette.looks[item.run.look].style)
                printer.print(item.start..<item.start + Int(item.run.length), of: bytes.span, emphasis)
            }
            guard printer.output.count <= AttributedText.byteLimit / 2 else { throw RegletError(.tooLarge) }
        }
        printer.finish()
        return printer.output
    }
}
