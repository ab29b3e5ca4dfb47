extension Label {
    /// The label as an SVG document of its own size: all that it draws, where it draws it. Points are user units.
    ///
    /// From the bottom up: a `<rect>` for each of `backgrounds()`; the underlines of `decorations()` as `<path>`s; for each of
    /// `positionedRuns`, in the order of the text, without what hangs, a `<text>` or, for an attachment, an `<image>` with its
    /// name as `href` and its alternative text as `<title>`; the strikethroughs. A `<text>` stands on its own baseline and is
    /// as wide as the label says, whatever font the viewer has: it is stretched to its `textLength`. `x` is its left edge,
    /// or the middle of one that runs from right to left, since viewers differ about its edges.
    ///
    /// A field whose target is one of http, https, mailto and tel is an `<a>`; with `anyLink` every target is. Soft hyphens that
    /// do not show are left out, and so are control characters that XML cannot hold, since they have no room; what else it
    /// cannot hold is U+FFFD. Nothing is clipped. Error: `tooLarge`.
    public func svg(anyLink: Bool = false) throws(RegletError) -> [UInt8] {
        var printer = SVGPrinter(size, text.base, source.fonts)
        let decorations = decorations()
        try printer.print(backgrounds())
        try printer.print(decorations, .underline)
        for line in 0..<lineCount {
            for stretch in runsInOrder(ofLine: line) { try print(stretch, by: &printer, anyLink: anyLink) }
        }
        printer.setLink(nil, [])
        try printer.print(decorations, .strikethrough)
        printer.finish()
        return printer.svg.output
    }

    private func print(
        _ stretch: Stretch, by printer: inout SVGPrinter, anyLink: Bool
    ) throws(RegletError) {
        let run = positionedRun(stretch)
        let shown = measured(stretch.segment)
        if run.link != printer.link {
            let target = run.link == nil ? [] : try shown.text.run(run.run).link?.target ?? []
            printer.setLink(run.link, anyLink || LinkScheme.isSafe(target) ? target : [])
        }
        if let box = run.attachmentBox {
            let number = Int(shown.runs[stretch.run].attachment - 1)
            try printer.print(shown.text.palette.attachments[number], box)
        } else if run.content == .hyphen {
            let hyphen: [UInt8] = [UInt8(ascii: "-")]
            try printer.print(run, hyphen.span)
        } else {
            let text = visible(shown.bytes.span.extracting(run.range))
            if !text.isEmpty { try printer.print(run, text.span) }
        }
    }
}

/// Text without its soft hyphens (U+00AD, each a cluster of its own), which some viewers would show, and without the control
/// characters that XML 1.0 has not.
private func visible(_ text: borrowing Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
        let byte = text[index]
        if byte == 0xC2 && text[index + 1] == 0xAD {
            index += 2
        } else {
            if MarkupWriter.xmlHas(byte) { result.append(byte) }
            index += 1
        }
    }
    return result
}
