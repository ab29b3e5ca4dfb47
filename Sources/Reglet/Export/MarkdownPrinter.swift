/// Writes a text as one paragraph of Markdown: segments, hard line breaks, links and images.
struct MarkdownPrinter {
    private(set) var output: [UInt8] = []
    private var segment = MarkdownSegment()
    /// Line ends that are not yet written.
    private var breaks = 0
    /// Whether nothing of the line is written.
    private var isLineEmpty = true
    /// Whether the line has but digits so far.
    private var isLineNumber = true
    /// Whether white space or punctuation of ours is the last that was written.
    private var isAfterBoundary = true
    private var isAfterDelimiter = false
    /// The target of the open link, and of the field that is being printed; empty for none.
    private var openLink: [UInt8] = []
    private var link: [UInt8] = []
    private var isFieldNew = false

    /// Begins a field, or text outside of all.
    mutating func setLink(_ target: [UInt8]) {
        link = target
        isFieldNew = true
    }

    mutating func print(_ range: Range<Int>, of text: borrowing Span<UInt8>, _ emphasis: MarkdownEmphasis) {
        var index = range.lowerBound
        while index < range.upperBound {
            let end = LineEnds.length(at: index, in: text)
            if end > 0 {
                if !LineEnds.continuesCRLF(at: index, in: text) { endLine() }
                index += end
                continue
            }
            let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
            enter(emphasis, beforeSpace: MarkdownEscape.isSpace(scalar))
            // An exclamation mark in front of a link's bracket would make an image of it.
            append(scalar, isLast: index + length == range.upperBound)
            index += length
        }
    }

    mutating func image(_ attachment: Attachment) {
        enter(MarkdownEmphasis(), beforeSpace: true)
        flush(isBeforeBoundary: true, endsLine: false)
        output.append(literal: "![")
        let alternative = attachment.alternativeText
        var index = 0
        while index < alternative.count {
            let end = LineEnds.length(at: index, in: alternative.span)
            if end > 0 {
                output.append(UInt8(ascii: " "))
            } else {
                MarkdownEscape.append(alternative[index], to: &output)
            }
            index += max(1, end)
        }
        output.append(literal: "](")
        MarkdownEscape.append(destination: attachment.name, to: &output)
        output.append(literal: ")")
        wrote(boundary: true)
    }

    mutating func finish() {
        flush(isBeforeBoundary: true, endsLine: true)
        closeLink()
        // A break of Markdown's own needs text behind it.
        for _ in 0..<breaks { output.append(literal: "<br>") }
    }

    private mutating func append(_ scalar: UInt32, isLast: Bool) {
        let isStart = isLineEmpty && segment.isEmpty
        if MarkdownEscape.isSpace(scalar) {
            segment.append(space: scalar)
            isLineNumber = false
            return
        }
        guard scalar < 0x80 else {
            var escaped: [UInt8] = []
            UTF8Scan.append(scalar, to: &escaped)
            segment.append(scalar, escaped)
            isLineNumber = false
            return
        }
        let byte = UInt8(truncatingIfNeeded: scalar)
        let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        let endsNumber = isLineNumber && !isStart && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")"))
        var escaped: [UInt8] = []
        if isStart && MarkdownEscape.beginsBlock(byte) || endsNumber || isLast && byte == UInt8(ascii: "!") {
            escaped.append(UInt8(ascii: "\\"))
        }
        MarkdownEscape.append(byte, to: &escaped)
        segment.append(scalar, escaped)
        isLineNumber = isLineNumber && isDigit
    }

    /// Gets ready for a character with an emphasis: writes what comes before it.
    private mutating func enter(_ emphasis: MarkdownEmphasis, beforeSpace: Bool) {
        if isFieldNew {
            let isAtBracket = !openLink.isEmpty || !link.isEmpty
            flush(isBeforeBoundary: isAtBracket || beforeSpace, endsLine: false)
            closeLink()
        } else if segment.emphasis != emphasis {
            flush(isBeforeBoundary: beforeSpace, endsLine: false)
        }
        if breaks > 0 { startLine() }
        if isFieldNew, !link.isEmpty {
            output.append(UInt8(ascii: "["))
            openLink = link
            wrote(boundary: true)
        }
        isFieldNew = false
        segment.emphasis = emphasis
    }

    private mutating func endLine() {
        flush(isBeforeBoundary: true, endsLine: true)
        breaks += 1
    }

    private mutating func startLine() {
        for _ in 0..<breaks { output.append(literal: "\\\n") }
        breaks = 0
        isLineEmpty = true
        isLineNumber = true
        isAfterBoundary = true
        isAfterDelimiter = false
    }

    private mutating func flush(isBeforeBoundary: Bool, endsLine: Bool) {
        guard !segment.isEmpty else { return }
        segment.write(
            to: &output, isAfterBoundary: isAfterBoundary, isBeforeBoundary: isBeforeBoundary,
            isAfterDelimiter: isAfterDelimiter, startsLine: isLineEmpty, endsLine: endsLine)
        wrote(boundary: segment.endsInSpace)
        isAfterDelimiter = !segment.emphasis.isNone && !segment.endsInSpace
        segment = MarkdownSegment()
    }

    private mutating func closeLink() {
        guard !openLink.isEmpty else { return }
        output.append(literal: "](")
        MarkdownEscape.append(destination: openLink, to: &output)
        output.append(UInt8(ascii: ")"))
        openLink = []
        wrote(boundary: true)
    }

    private mutating func wrote(boundary: Bool) {
        isLineEmpty = false
        isLineNumber = false
        isAfterBoundary = boundary
        isAfterDelimiter = false
    }
}
