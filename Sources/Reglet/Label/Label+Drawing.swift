/// A stretch of text that is drawn in one piece, in one font and in one direction.
public struct PositionedRun: Equatable, Sendable {
    public enum Content: Int32, Sendable {
        /// The label's text.
        case text = 0
        /// The truncation token; its range counts in the token's text.
        case token = 1
        /// The hyphen that shows at a soft hyphen.
        case hyphen = 2
    }

    public var content: Content
    public var line: Int
    /// In bytes. Of a hyphen, empty.
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
            let segment = visualSegment(line, place)
            if segment.content == .hyphen {
                result.append(hyphen(segment, line))
            } else {
                appendRuns(segment, line, to: &result)
            }
        }
        return result
    }

    private func appendRuns(_ segment: LineSegment, _ line: Int, to result: inout [PositionedRun]) {
        let measured = measured(segment)
        var parts: [PositionedRun] = []
        var run = measured.run(ofCluster: segment.clusters.lowerBound)
        while run < measured.runs.count, measured.clusters(ofRun: run).lowerBound < segment.clusters.upperBound {
            let part = measured.clusters(ofRun: run).clamped(to: segment.clusters)
            if !part.isEmpty { parts.append(positionedRun(part, run, segment, line)) }
            run += 1
        }
        if segment.isRightToLeft { parts.reverse() }
        result += parts
    }

    private func positionedRun(_ part: Range<Int>, _ run: Int, _ segment: LineSegment, _ line: Int) -> PositionedRun {
        let measured = measured(segment)
        let (a, b) = (x(part.lowerBound, in: segment, line), x(part.upperBound, in: segment, line))
        let attributes = measured.text.palette.attributes(measured.runs[run].look)
        let field = measured.runs[run].field
        let isToken = segment.content == .token
        var result = PositionedRun(
            content: isToken ? .token : .text, line: line, range: measured.bytes(part), x: min(a, b),
            baseline: baseline(line) - attributes.style.baselineOffset, width: (b - a).magnitude, level: Int(segment.level),
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

    private func hyphen(_ segment: LineSegment, _ line: Int) -> PositionedRun {
        let number = source.measured.run(ofCluster: Int(segment.start) - 1)
        let run = source.measured.runs[number]
        let attributes = text.palette.attributes(run.look)
        let end = Int(source.measured.starts[Int(segment.start)])
        return PositionedRun(
            content: .hyphen, line: line, range: end..<end, x: origin.x + layout.lines[line].x + segment.x,
            baseline: baseline(line) - attributes.style.baselineOffset, width: segment.width, level: Int(segment.level),
            attributes: attributes, run: number, link: run.field < 0 ? nil : Int(run.field))
    }
}

extension Label {
    /// The boxes behind text with a background that is not wholly transparent: one for each stretch of a colour on a line,
    /// as high as the line with the leading below it, so that they tile. Spaces that hang are left out unless asked for.
    public func backgrounds(withHanging: Bool = false) -> [BackgroundRect] {
        var result: [BackgroundRect] = []
        forEachLook(withHanging: withHanging) { part, style, line in
            guard style.background.alpha > 0 else { return }
            let span = LineSpan(line: line, left: part.left, right: part.right)
            if let last = result.last, last.line == line, last.color == style.background, last.rect.maxX == span.left {
                result[result.count - 1].rect.width = span.right - last.rect.x
            } else {
                result.append(BackgroundRect(rect: rect(span, .leading), color: style.background, line: line))
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
        forEachLook(withHanging: false) { part, style, line in
            let baseline = baseline(line) - style.baselineOffset
            let run = source.measured.runs[source.measured.run(ofCluster: part.clusters.lowerBound)]
            let xHeight = source.measured.looks.metrics(run.look)?.xHeight ?? 0
            for kind in [DecorationSegment.Kind.underline, .strikethrough] {
                let lines = kind == .underline ? style.underline : style.strikethrough
                if lines == .none { continue }
                result.append(DecorationSegment(
                    kind: kind, style: lines, line: line, x: part.left,
                    y: kind == .underline ? baseline + style.size / 10 : baseline - xHeight / 2,
                    width: part.right - part.left, thickness: style.size / 20, color: style.color))
            }
        }
        return result
    }

    /// Finds the runs of all that is visible, line by line and from left to right.
    private func forEachLook(withHanging: Bool, _ body: (Stretch, Style, Int) -> Void) {
        forEachStretch(0..<source.clusterCount, withHanging: withHanging) { line, stretch in
            var parts: [(Stretch, Int)] = []
            forEachRun(stretch, line) { part, run in parts.append((part, run)) }
            if stretch.segment.isRightToLeft { parts.reverse() }
            for (part, run) in parts {
                body(part, text.palette.looks[source.measured.runs[run].look].style, line)
            }
        }
    }
}
