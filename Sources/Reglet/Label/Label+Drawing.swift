/// A stretch of text that is drawn in one piece, in one font and in one direction.
public struct PositionedRun: Equatable, Sendable {
    public enum Content: Int32, Sendable {
        /// The label's text.
        case text = 0
        /// The truncation token; its range counts in the token's text.
        case token = 1
        /// The soft hyphen that a line ends behind, as wide as the hyphen that it shows.
        case hyphen = 2
    }

    public var content: Content
    public var line: Int
    /// In bytes. Of a hyphen, that of the soft hyphen.
    public var range: Range<Int>
    /// The left edge.
    public var x: Double
    /// Where the run's own baseline is: the line's, with the run's baseline offset.
    public var baseline: Double
    public var width: Double
    /// The embedding level of UAX #9; odd is right to left.
    public var level: Int
    public var attributes: Attributes
    /// The number of the text's run that has these attributes.
    public var run: Int
    /// The number of the link that is hit there.
    public var link: Int?
    /// The number of the attachment, where the run is one.
    public var attachment: Int?
    /// Where to draw it.
    public var attachmentBox: Rect?
}

/// A line under or through text.
public struct DecorationSegment: Equatable, Sendable {
    public enum Kind: Int32, Sendable {
        case underline = 0
        case strikethrough = 1
    }

    public var kind: Kind
    public var style: LineStyle
    public var line: Int
    public var x: Double
    /// The middle of the line, or of the space between the lines of a double one.
    public var y: Double
    public var width: Double
    public var thickness: Double
    public var color: Color
}

/// A filled box behind text.
public struct BackgroundRect: Equatable, Sendable {
    public var rect: Rect
    public var color: Color
    public var line: Int
}

extension Label {
    /// All that is drawn of a line, from left to right. Error: `indexOutOfRange`.
    public func positionedRuns(_ line: Int) throws(RegletError) -> [PositionedRun] {
        guard line >= 0 && line < lineCount else { throw RegletError(.indexOutOfRange) }
        // Taken once for the line, since a copy counts all the arrays in it.
        let text = source.measured
        return runs(ofLine: line, withHanging: true).map {
            $0.segment.content == .token ? positionedRun($0) : positionedRun($0, text)
        }
    }

    func positionedRun(_ stretch: Stretch) -> PositionedRun { positionedRun(stretch, measured(stretch.segment)) }

    private func positionedRun(_ stretch: Stretch, _ measured: borrowing LabelText) -> PositionedRun {
        let span = span(stretch)
        let run = measured.runs[stretch.run]
        let attributes = measured.text.palette.attributes(run.look)
        var result = PositionedRun(
            content: stretch.segment.content, line: span.line, range: measured.bytes(stretch.clusters), x: span.left,
            baseline: baseline(span.line) - attributes.style.baselineOffset, width: span.right - span.left,
            level: Int(stretch.segment.level), attributes: attributes, run: stretch.run,
            link: run.field < 0 ? nil : linkNumber(run.field, stretch.segment))
        if run.attachment != 0 {
            result.attachment = measured.text.runs.place(ofRun: stretch.run).before.attachments
            result.attachmentBox = box(measured, stretch.run, x: result.x, span.line)
        }
        return result
    }

    private func box(_ measured: borrowing LabelText, _ run: Int, x: Double, _ line: Int) -> Rect {
        let attachment = measured.text.palette.attachments[Int(measured.runs[run].attachment - 1)]
        let y: Double
        switch attachment.alignment {
        case .lineTop: y = top(line)
        case .lineBottom: y = bottom(line) - attachment.height
        default: y = baseline(line) - measured.extents(ofRun: run).attachmentY - attachment.height
        }
        return Rect(x: x + attachment.x, y: y, width: attachment.width, height: attachment.height)
    }
}

extension Label {
    /// The boxes behind text with a background that is not wholly transparent: one for each stretch of a colour on a line,
    /// as high as the line with the leading below it, so that they tile. Spaces that hang are left out unless asked for.
    public func backgrounds(withHanging: Bool = false) -> [BackgroundRect] {
        var result: [BackgroundRect] = []
        var right = 0.0  // of the last one; its x and width may add up to another double
        for line in 0..<lineCount {
            for stretch in runs(ofLine: line, withHanging: withHanging) {
                let measured = measured(stretch.segment)
                let color = measured.text.palette.looks[measured.runs[stretch.run].look].style.background
                if color.alpha == 0 { continue }
                let span = span(stretch)
                if let last = result.last, last.line == line, last.color == color, right == span.left {
                    result[result.count - 1].rect.width = span.right - last.rect.x
                } else {
                    result.append(BackgroundRect(rect: rect(span, .leading), color: color, line: line))
                }
                right = span.right
            }
        }
        return result
    }

    /// The underlines and strikethroughs, line by line and from left to right; none under what hangs.
    ///
    /// Thickness and place are parts of the font's size, as the Core 14 fonts have them: 1/20 thick, 1/10 below the
    /// baseline; through the middle of the small letters.
    public func decorations() -> [DecorationSegment] {
        var result: [DecorationSegment] = []
        for line in 0..<lineCount {
            for stretch in runs(ofLine: line, withHanging: false) { appendDecorations(stretch, to: &result) }
        }
        return result
    }

    private func appendDecorations(_ stretch: Stretch, to result: inout [DecorationSegment]) {
        let measured = measured(stretch.segment)
        let look = measured.runs[stretch.run].look
        let style = measured.text.palette.looks[look].style
        let baseline = baseline(stretch.line) - style.baselineOffset
        let span = span(stretch)
        var segment = DecorationSegment(
            kind: .underline, style: style.underline, line: span.line, x: span.left, y: baseline + style.size / 10,
            width: span.right - span.left, thickness: style.size / 20, color: style.color)
        if segment.style != .none { result.append(segment) }
        segment.kind = .strikethrough
        segment.style = style.strikethrough
        segment.y = baseline - (measured.looks.metrics(look)?.xHeight ?? 0) / 2
        if segment.style != .none { result.append(segment) }
    }
}
