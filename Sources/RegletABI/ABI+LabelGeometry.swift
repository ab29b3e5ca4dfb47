// What a label looks like: lines, boxes behind ranges, backgrounds, decorations, and the pieces to draw.
import CReglet
import Reglet

/// Copies the label's lines, from the first to the last, to `lines`. Error: buffer_too_small.
@_cdecl("reglet_label_lines")
public func reglet_label_lines(
    _ label: reglet_label_cref?, _ lines: UnsafeMutablePointer<reglet_line>?, _ capacity: size_t,
    _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let label = try LabelHandle.borrow(label).value
        var found: [reglet_line] = []
        found.reserveCapacity(label.lineCount)
        for number in 0..<label.lineCount { found.append(reglet_line(try label.line(number))) }
        try copyOut(found.span, to: lines, capacity, count: count_out)
    }
}

/// Copies the rects of the bytes from `start` up to `end` to `rects`, line by line and from left to right: one for each
/// stretch of a line in one piece; for the tight style one for each run of it. What hangs is included. Ranges that touch
/// give rects that touch.
///
/// Errors: index_out_of_range (also where start is above end), not_on_boundary, invalid_value (style), buffer_too_small.
@_cdecl("reglet_label_rects")
public func reglet_label_rects(
    _ label: reglet_label_cref?, _ start: size_t, _ end: size_t, _ style: reglet_rect_style,
    _ rects: UnsafeMutablePointer<reglet_rect>?, _ capacity: size_t, _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let style = try enumerated(style, as: RectStyle.self)
        let found = try LabelHandle.borrow(label).value.rects(try checkedRange(start, end), style: style)
        try copyOut(found, to: rects, capacity, count: count_out)
    }
}

/// Copies the boxes to fill behind text with a background colour, line by line and from left to right. They are as high
/// as the line with its leading and tile without overlap or seam. Spaces that hang are left out unless `with_hanging` is
/// true. Error: buffer_too_small.
@_cdecl("reglet_label_backgrounds")
public func reglet_label_backgrounds(
    _ label: reglet_label_cref?, _ with_hanging: Int32, _ backgrounds: UnsafeMutablePointer<reglet_background>?,
    _ capacity: size_t, _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let found = try LabelHandle.borrow(label).value.backgrounds(withHanging: with_hanging != 0).map {
            reglet_background(rect: reglet_rect($0.rect), color: $0.color.rgba, line: word($0.line))
        }
        try copyOut(found.span, to: backgrounds, capacity, count: count_out)
    }
}

/// Copies the underlines and strikethroughs, line by line and from left to right; none under what hangs.
///
/// They are a twentieth of the font's size thick. An underline's middle is a tenth of the size below the baseline, a
/// strikethrough's at half the x height. Error: buffer_too_small.
@_cdecl("reglet_label_decorations")
public func reglet_label_decorations(
    _ label: reglet_label_cref?, _ decorations: UnsafeMutablePointer<reglet_decoration>?, _ capacity: size_t,
    _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let found = try LabelHandle.borrow(label).value.decorations().map {
            reglet_decoration(
                x: $0.x, y: $0.y, width: $0.width, thickness: $0.thickness, color: $0.color.rgba, line: word($0.line),
                strikethrough: $0.kind == .strikethrough ? 1 : 0, style: $0.style.rawValue)
        }
        try copyOut(found.span, to: decorations, capacity, count: count_out)
    }
}

/// Copies all that is drawn on `line_count` lines from number `first_line` on, line by line and from left to right.
/// Errors: index_out_of_range (lines that the label has not), buffer_too_small.
@_cdecl("reglet_label_pieces")
public func reglet_label_pieces(
    _ label: reglet_label_cref?, _ first_line: size_t, _ line_count: size_t, _ pieces: UnsafeMutablePointer<reglet_piece>?,
    _ capacity: size_t, _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let label = try LabelHandle.borrow(label).value
        var found: [reglet_piece] = []
        for line in try checkedRange(first_line, line_count, of: label.lineCount) {
            for piece in try label.positionedRuns(line) { found.append(reglet_piece(piece)) }
        }
        try copyOut(found.span, to: pieces, capacity, count: count_out)
    }
}

/// Copies the carets of the byte offset `index` to `rects`: no width, as high as the line. One, or two where the
/// direction of the text changes there: first that of the character behind the index. None in a label without lines.
///
/// Errors: index_out_of_range, not_on_boundary, buffer_too_small.
@_cdecl("reglet_label_carets")
public func reglet_label_carets(
    _ label: reglet_label_cref?, _ index: size_t, _ rects: UnsafeMutablePointer<reglet_rect>?, _ capacity: size_t,
    _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let found = try LabelHandle.borrow(label).value.carets(try checkedIndex(index))
        try copyOut(found, to: rects, capacity, count: count_out)
    }
}

/// Copies rects to the caller's array.
func copyOut(
    _ rects: [Rect], to out: UnsafeMutablePointer<reglet_rect>?, _ capacity: size_t,
    count: UnsafeMutablePointer<size_t>?
) throws(RegletError) {
    let found = rects.map { reglet_rect($0) }
    try copyOut(found.span, to: out, capacity, count: count)
}

private func word(_ number: Int) -> Int32 { Int32(truncatingIfNeeded: number) }

extension reglet_line {
    init(_ line: LineGeometry) {
        self.init(
            x: line.x, baseline: line.baseline, ascent: line.ascent, descent: line.descent, leading: line.leading,
            width: line.width, start: UInt32(truncatingIfNeeded: line.range.lowerBound),
            end: UInt32(truncatingIfNeeded: line.range.upperBound))
    }
}

extension reglet_piece {
    init(_ run: PositionedRun) {
        self.init(
            x: run.x, baseline: run.baseline, width: run.width, attachment_box: reglet_rect(run.attachmentBox ?? .zero),
            start: UInt32(truncatingIfNeeded: run.range.lowerBound), end: UInt32(truncatingIfNeeded: run.range.upperBound),
            line: word(run.line), run: word(run.run), link: word(run.link ?? -1), attachment: word(run.attachment ?? -1),
            level: word(run.level), content: run.content.rawValue)
    }
}
