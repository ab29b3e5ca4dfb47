extension AttributedText {
    /// The text as one HTML element with inline styles, a fragment to be put into a page.
    ///
    /// Its text content is the text, and nothing else; each line end (also U+2028 and its like) is one `<br>`, and an
    /// attachment an `<img>` with its name as `src` and its alternative text as `alt`. A field whose target is one of
    /// http, https, mailto and tel is an `<a>`; with `anyLink` every target is. Points are CSS pixels. Font weights are
    /// those of the faces in `fonts`. Errors: `tooLarge`; those of `FontBook.metrics` for an attachment in the middle
    /// of a font.
    public func html(fonts: FontBook, anyLink: Bool = false) throws(RegletError) -> [UInt8] {
        let bytes = utf8
        var printer = HTMLPrinter(base, fonts: fonts, blocks: HTMLBlocks(self, bytes.span).blocks)
        var cursor = RunCursor(runs)
        while let item = cursor.next() {
            if item.run.link.isNone || item.run.link.starts {
                let target = target(item.run.link) ?? []
                printer.setLink(anyLink || LinkScheme.isSafe(target) ? target : [])
            }
            let range = item.start..<item.start + Int(item.run.length)
            try printer.print(range, of: bytes.span, palette.attributes(item.run.look), attachment(item.run))
            guard printer.html.output.count <= AttributedText.byteLimit - 64 else { throw RegletError(.tooLarge) }
        }
        printer.finish()
        return printer.html.output
    }
}

/// Writes the elements of a text: the root, a block for each alignment where there are several, links, runs.
private struct HTMLPrinter {
    private(set) var html = MarkupWriter()
    private let base: Attributes
    private let fonts: FontBook
    private let blocks: [(end: Int, alignment: TextAlignment)]
    /// The number of the open block; -1 before the first.
    private var block = -1
    /// The target of the field that is being printed; empty for none.
    private var link: [UInt8] = []
    private var isLinkOpen = false

    init(_ base: Attributes, fonts: FontBook, blocks: [(end: Int, alignment: TextAlignment)]) {
        self.base = base
        self.fonts = fonts
        self.blocks = blocks
        var style = CSS()
        style.declare("white-space", "pre-wrap")
        style.declare("unicode-bidi", "plaintext")
        if blocks.count == 1 { style.declare(blocks[0].alignment) }
        style.append(CSS(inherited: base, of: nil, fonts: fonts))
        html.open("div", style)
    }

    mutating func finish() {
        setLink([])
        if blocks.count > 1, block >= 0 { html.markup("</div>") }
        html.markup("</div>")
    }

    mutating func setLink(_ target: [UInt8]) {
        closeLink()
        link = target
    }

    mutating func print(
        _ range: Range<Int>, of text: borrowing Span<UInt8>, _ attributes: Attributes, _ attachment: Attachment?
    ) throws(RegletError) {
        let style = CSS(run: attributes, in: base, fonts: fonts)
        let second = CSS(secondLine: attributes.style)
        var start = range.lowerBound
        while start < range.upperBound {
            enterBlock(at: start)
            let end = min(range.upperBound, blocks[block].end)
            openLink()
            if !style.isEmpty { html.open("span", style) }
            if !second.isEmpty { html.open("span", second) }
            if let attachment {
                try image(attachment, attributes)
            } else {
                lines(start..<end, of: text)
            }
            if !second.isEmpty { html.markup("</span>") }
            if !style.isEmpty { html.markup("</span>") }
            start = end
        }
    }

    private mutating func enterBlock(at offset: Int) {
        guard block < 0 || offset >= blocks[block].end else { return }
        closeLink()
        if blocks.count > 1, block >= 0 { html.markup("</div>") }
        block += 1
        guard blocks.count > 1 else { return }
        var style = CSS()
        style.declare(blocks[block].alignment)
        html.open("div", style)
    }

    private mutating func openLink() {
        guard !link.isEmpty, !isLinkOpen else { return }
        isLinkOpen = true
        let target = link
        html.markup("<a")
        html.attribute("href", target.span)
        html.markup(" style=\"color: inherit; text-decoration: none\">")
    }

    private mutating func closeLink() {
        if isLinkOpen { html.markup("</a>") }
        isLinkOpen = false
    }

    /// Text with `<br>` for each line end; CR LF, which a run may cut, is one, written for the CR.
    private mutating func lines(_ range: Range<Int>, of text: borrowing Span<UInt8>) {
        var plain = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            let length = LineEnds.length(at: index, in: text)
            if length == 0 {
                index += 1
                continue
            }
            html.text(text.extracting(plain..<index))
            if !LineEnds.continuesCRLF(at: index, in: text) { html.markup("<br>") }
            index += length
            plain = index
        }
        html.text(text.extracting(plain..<index))
    }

    private mutating func image(_ attachment: Attachment, _ attributes: Attributes) throws(RegletError) {
        let style = try CSS(attachment, in: attributes, fonts: fonts)
        html.markup("<img")
        if !attachment.name.isEmpty { html.attribute("src", attachment.name.span) }
        html.attribute("alt", attachment.alternativeText.span)
        html.attribute("style", style.text.span)
        html.markup(">")
    }
}
