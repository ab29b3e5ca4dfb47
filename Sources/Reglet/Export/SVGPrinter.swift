/// Writes the elements of an SVG document.
struct SVGPrinter {
    private(set) var svg = MarkupWriter(xml: true)
    /// The number of the link that what is printed belongs to.
    private(set) var link: Int?
    private var isLinkOpen = false
    private let base: Attributes
    private let fonts: FontBook

    /// Begins a document. Its text inherits the look of `base`.
    init(_ size: Size, _ base: Attributes, _ fonts: FontBook) {
        self.base = base
        self.fonts = fonts
        svg.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        svg.attribute("width", size.width)
        svg.attribute("height", size.height)
        var viewBox: [UInt8] = []
        viewBox.append(literal: "0 0")
        viewBox.append(" ", size.width)
        viewBox.append(" ", size.height)
        svg.attribute("viewBox", viewBox.span)
        // A page around it may say otherwise.
        svg.markup(" overflow=\"visible\" direction=\"ltr\"")
        svg.attribute("style", CSS(drawn: base, of: nil, fonts: fonts).text.span)
        svg.markup(">")
    }

    mutating func finish() { svg.markup("\n</svg>") }

    /// Without antialiasing boxes that touch have no seam.
    mutating func print(_ backgrounds: [BackgroundRect]) throws(RegletError) {
        if backgrounds.isEmpty { return }
        svg.markup("\n<g shape-rendering=\"crispEdges\">")
        for background in backgrounds {
            svg.markup("\n<rect")
            box(background.rect)
            svg.attribute("fill", background.color)
            svg.markup("/>")
            try check()
        }
        svg.markup("\n</g>")
    }

    /// Those of a kind; neighbours of one look are one element, so that no seam shows between them.
    mutating func print(_ decorations: [DecorationSegment], _ kind: DecorationSegment.Kind) throws(RegletError) {
        var path: [UInt8] = []
        var open: DecorationSegment?
        for decoration in decorations where decoration.kind == kind {
            if let last = open, last.color != decoration.color || last.thickness != decoration.thickness {
                try close(&path, last)
            }
            open = decoration
            if decoration.style == .double {
                // The space between the two lines is as high as they are.
                path.append(decoration, at: decoration.y - decoration.thickness)
                path.append(decoration, at: decoration.y + decoration.thickness)
            } else {
                path.append(decoration, at: decoration.y)
            }
        }
        if let open { try close(&path, open) }
    }

    private mutating func close(_ path: inout [UInt8], _ look: DecorationSegment) throws(RegletError) {
        svg.markup("\n<path")
        svg.attribute("d", path.span)
        svg.attribute("stroke", look.color)
        svg.attribute("stroke-width", look.thickness)
        svg.markup("/>")
        path.removeAll()
        try check()
    }

    /// What follows is part of a link, or of none; without a target it is not clickable.
    mutating func setLink(_ number: Int?, _ target: [UInt8]) {
        if isLinkOpen { svg.markup("</a>") }
        link = number
        isLinkOpen = !target.isEmpty
        guard isLinkOpen else { return }
        svg.markup("\n<a")
        svg.attribute("href", target.span)
        svg.markup(">")
    }

    /// A run's text, which is not empty.
    mutating func print(_ run: PositionedRun, _ text: borrowing Span<UInt8>) throws(RegletError) {
        let isRightToLeft = run.level & 1 == 1
        svg.markup("\n<text xml:space=\"preserve\"")
        svg.attribute("x", isRightToLeft ? run.x + run.width / 2 : run.x)
        svg.attribute("y", run.baseline)
        if run.width > 0 {
            svg.attribute("textLength", run.width)
            // Spacing alone would tear the letters of Arabic and Devanagari apart.
            svg.markup(" lengthAdjust=\"spacingAndGlyphs\"")
        }
        if run.level > 0 { svg.markup(" unicode-bidi=\"bidi-override\"") }
        if isRightToLeft { svg.markup(" direction=\"rtl\" text-anchor=\"middle\"") }
        let style = CSS(drawn: run.attributes, of: base, fonts: fonts)
        if !style.isEmpty { svg.attribute("style", style.text.span) }
        svg.attribute("fill", run.attributes.style.color)
        svg.markup(">")
        svg.text(text)
        svg.markup("</text>")
        try check()
    }

    mutating func print(_ attachment: Attachment, _ rect: Rect) throws(RegletError) {
        svg.markup("\n<image")
        box(rect)
        svg.markup(" preserveAspectRatio=\"none\"")
        if !attachment.name.isEmpty { svg.attribute("href", attachment.name.span) }
        if attachment.alternativeText.isEmpty {
            svg.markup("/>")
        } else {
            svg.markup("><title>")
            svg.text(attachment.alternativeText.span)
            svg.markup("</title></image>")
        }
        try check()
    }

    private mutating func box(_ rect: Rect) {
        svg.attribute("x", rect.x)
        svg.attribute("y", rect.y)
        svg.attribute("width", rect.width)
        svg.attribute("height", max(0, rect.height))
    }

    private func check() throws(RegletError) {
        guard svg.output.count <= AttributedText.byteLimit - 64 else { throw RegletError(.tooLarge) }
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ decoration: DecorationSegment, at y: Double) {
        append("M", decoration.x)
        append(" ", y)
        append("h", decoration.width)
    }

    /// A number of a list, behind a separator or a command.
    @inline(never)
    fileprivate mutating func append(_ before: String, _ number: Double) {
        append(literal: before)
        NumberPrinting.append(number, to: &self)
    }
}
