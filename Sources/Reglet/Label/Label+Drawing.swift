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
        var result: [PositionedRun] = []
        for place in 0..<Int(layout.lines[line].segmentCount) {
            appendRuns(visualSegment(line, place), line, to: &result)
        }
        return result
    }

    private func appendRuns(_ segment: LineSegment, _ line: Int, to result: inout [PositionedRun]) {
        let measured = measured(segment)
        var parts: [PositionedRun] = []
        forEachRun(segment, measured) { part, run in parts.append(positionedRun(part, run, segment, line)) }
        if segment.isRightToLeft { parts.reverse() }
        result += parts
    }

    private func positionedRun(_ part: Range<Int>, _ run: Int, _ segment: LineSegment, _ line: Int) -> PositionedRun {
        let measured = measured(segment)
        let span = span(part, segment, line)
        let attributes = measured.text.palette.attributes(measured.runs[run].look)
        let field = measured.runs[run].field
        let isToken = segment.content == .token
        var result = PositionedRun(
            content: segment.content, line: line, range: measured.bytes(part), x: span.left,
            baseline: baseline(line) - attributes.style.baselineOffset, width: span.right - span.left, level: Int(segment.level),
            attributes: attributes, run: run, link: field < 0 ? nil : Int(field) + (isToken ? text.linkCount : 0))
        if measured.runs[run].attachment != 0 {
            result.attachment = measured.text.runs.place(ofRun: run).before.attachments
            result.attachmentBox = box(measured, run, x: result.x, line)
        }
        return result
    }

    private func box(_ measured: LabelText, _ run: Int, x: Double, _ line: Int) -> Rect {
        let attachment = measured.text.palette.attachments[Int(measured.runs[run].attachment - 1)]
        let y: Double
        switch attachment.alignment {
        case .lineTop: y = top(line)
        case .lineBottom: y = bottom(line) - attachment.height
        default: y = baseline(line) - measured.runs[run].attachmentY - attachment.height
        }
        return Rect(x: x + attachment.x, y: y, width: attachment.width, height: attachment.height)
    }
}

extension Label {
    /// The boxes behind text with a background that is not wholly transparent: one for each stretch of a colour on a line,
    /// as high as the line with the leading below it, so that they tile. Spaces that hang are left out unless asked for.
    public func backgrounds(withHanging: Bool = false) -> [BackgroundRect] {
        var result: [BackgroundRect] = []
        forEachLook(withHanging: withHanging) { span, measured, run in
            let style = measured.text.palette.looks[run.look].style
            guard style.background.alpha > 0 else { return }
            if let last = result.last, last.line == span.line, last.color == style.background, last.rect.maxX == span.left {
                result[result.count - 1].rect.width = span.right - last.rect.x
            } else {
                result.append(BackgroundRect(rect: rect(span, .leading), color: style.background, line: span.line))
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
        forEachLook(withHanging: false) { span, measured, run in
            let style = measured.text.palette.looks[run.look].style
            let baseline = baseline(span.line) - style.baselineOffset
            let xHeight = measured.looks.metrics(run.look)?.xHeight ?? 0
            for kind in [DecorationSegment.Kind.underline, .strikethrough] {
                let lines = kind == .underline ? style.underline : style.strikethrough
                if lines == .none { continue }
                result.append(DecorationSegment(
                    kind: kind, style: lines, line: span.line, x: span.left,
                    y: kind == .underline ? baseline + style.size / 10 : baseline - xHeight / 2,
                    width: span.right - span.left, thickness: style.size / 20, color: style.color))
            }
        }
        return result
    }

    /// Finds the runs of all that is visible, the token's too, line by line and from left to right.
    private func forEachLook(withHanging: Bool, _ body: (LineSpan, LabelText, MeasuredRun) -> Void) {
        for line in 0..<lineCount {
            for place in 0..<Int(layout.lines[line].segmentCount) {
                let segment = visualSegment(line, place)
                if segment.hangs && !withHanging { continue }
                let measured = measured(segment)
                var parts: [(LineSpan, MeasuredRun)] = []
                forEachRun(segment, measured) { part, run in parts.append((span(part, segment, line), measured.runs[run])) }
                if segment.isRightToLeft { parts.reverse() }
                for (span, run) in parts { body(span, measured, run) }
            }
        }
    }
}
