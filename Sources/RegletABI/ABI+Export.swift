// Texts and labels in other notations. All of it is deterministic and linear in the text; numbers are the shortest decimals that
// read back as the same doubles. A function that copies to a buffer does its work whether or not the result fits, so
// offer a buffer that probably does.
import CReglet
import Reglet

/// Copies a text to `buffer` as JSON, by the schema bindings/schema/text.schema.json, without white space. Its runs
/// carry their own pieces of the text, so no indices are needed to read it. Equal texts with equal bases give the same
/// bytes.
///
/// Errors: buffer_too_small; too_large for more than 2^31 - 1 bytes of JSON.
@_cdecl("reglet_text_to_json")
public func reglet_text_to_json(
    _ text: reglet_text_cref?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    export(text, to: buffer, capacity, length_out) { text throws(RegletError) in try text.json() }
}

/// Makes a text of JSON that fits the schema, the `length` bytes at `utf8_text`: equal to the text that it was made
/// from, with the same base. The text in `text_out` is the caller's to destroy.
///
/// Errors: invalid_utf8 with the byte offset; invalid_json for what is not JSON by RFC 8259 or not of the schema (an
/// unknown version or name, a name that comes twice, a value out of its range), with the offset of the byte that is
/// wrong, of the value that is, or of the object in which a member is missing; too_large for more than 2^31 - 1 bytes
/// of text.
@_cdecl("reglet_text_from_json")
public func reglet_text_from_json(
    _ utf8_text: UnsafePointer<CChar>?, _ length: size_t, _ text_out: UnsafeMutablePointer<reglet_text_ref?>?,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let out = try required(text_out)
        out.pointee = TextHandle.create(try AttributedText(json: try bytes(utf8_text, length)))
    }
}

/// Copies a text to `buffer` for a terminal that has the colours that `colors` says: UTF-8 with the control sequences
/// of ECMA-48 and OSC 8 hyperlinks.
///
/// Shown are a weight of 1 and more as bold and below 0 as faint, italic, underline (double as 21), strikethrough, the
/// text's colour (opaque black is the terminal's own, and what is fully transparent is left out) and its background,
/// each as the nearest that there is. A field with a target is a hyperlink; bytes of the target that are not printable
/// ASCII are percent-encoded. An attachment is its alternative text, else its name in brackets, else U+FFFC. All is
/// switched off before each line end and at the end. No control character of the text is sent: CR LF, U+2028 and U+2029
/// become LF, LF stays, and all others are shown, as their pictures (U+2400 and following) or, from U+0080 to U+009F,
/// as the picture of escape and a letter.
///
/// Errors: invalid_value (colors), buffer_too_small, too_large.
@_cdecl("reglet_text_to_ansi")
public func reglet_text_to_ansi(
    _ text: reglet_text_cref?, _ colors: reglet_ansi_colors, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    export(text, to: buffer, capacity, length_out) { text throws(RegletError) in
        try text.ansi(try enumerated(colors, as: ANSIColors.self))
    }
}

/// Copies a text's characters to `buffer`, with each attachment's alternative text in the place of the attachment; one
/// without stays U+FFFC. `reglet_text_utf8` copies the characters as they are.
///
/// Errors: buffer_too_small, too_large.
@_cdecl("reglet_text_to_plain")
public func reglet_text_to_plain(
    _ text: reglet_text_cref?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    export(text, to: buffer, capacity, length_out) { text throws(RegletError) in try text.plainText() }
}

/// Copies a text to `buffer` as HTML: one element with inline styles, to be put into a page.
///
/// Its text content is the text and nothing else. Each line end (CR LF, LF, CR, U+0085, U+2028, U+2029, vertical tab and form
/// feed) is one `<br>`; an attachment is an `<img>` with its name as `src` and its alternative text as `alt`; U+0000 is
/// U+FFFD. Points are CSS pixels. Font weights are those of the faces that `fonts` has (NULL: the built-in families) for
/// the attributes. A field is an `<a>` where its target begins with http:, https:, mailto: or tel:, and with `any_link` other
/// than 0 whatever its target.
///
/// Errors: buffer_too_small, too_large; callback_failed and invalid_number of a measuring callback, which is asked about the
/// fonts around attachments that are aligned to the middle of text or of capitals.
@_cdecl("reglet_text_to_html")
public func reglet_text_to_html(
    _ text: reglet_text_cref?, _ fonts: reglet_fonts_cref?, _ any_link: Int32, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: size_t, _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    export(text, to: buffer, capacity, length_out) { text throws(RegletError) in
        try text.html(fonts: try fontBook(fonts), anyLink: any_link != 0)
    }
}

/// Copies a text to `buffer` as Markdown: one paragraph of CommonMark, with the strikethrough of GitHub's.
///
/// A weight of 1 and more is strong, italic is emphasis; what Markdown has no word for is left out. Each line end is a hard
/// line break, and all characters stand for themselves. Where delimiters would not work, and for line ends at the end, inline
/// HTML does. An attachment is an image with its alternative text and its name. A field is a link where its target begins with
/// http:, https:, mailto: or tel:, and with `any_link` other than 0 whatever its target.
///
/// Errors: buffer_too_small, too_large.
@_cdecl("reglet_text_to_markdown")
public func reglet_text_to_markdown(
    _ text: reglet_text_cref?, _ any_link: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    export(text, to: buffer, capacity, length_out) { text throws(RegletError) in try text.markdown(anyLink: any_link != 0) }
}

/// Copies to `buffer` a format string of which `formatter` makes an equal text. Families, colours, targets and attachments
/// are taken from the formatter's tables; every text that the formatter has made can be expressed.
///
/// Errors: not_expressible, with the byte offset in the text of the run for which the tables lack something or whose size,
/// baseline offset or kern has more than six decimal places; buffer_too_small, too_large.
@_cdecl("reglet_text_to_format")
public func reglet_text_to_format(
    _ text: reglet_text_cref?, _ formatter: reglet_formatter_cref?, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: size_t, _ length_out: UnsafeMutablePointer<size_t>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    export(text, to: buffer, capacity, length_out, error_out) { text throws(RegletError) in
        try text.format(by: try FormatterHandle.borrow(formatter).value)
    }
}

/// Copies a label to `buffer` as an SVG document of the label's size: all that it draws, where it draws it.
///
/// Points are user units. From the bottom up there are
/// - a `<rect>` for each box of reglet_label_backgrounds, in a `<g>` without antialiasing so that no seam shows;
/// - the underlines of reglet_label_decorations as `<path>`s with a line for each, or two, a thickness above and below the middle;
/// - for each piece of reglet_label_pieces, in the order of the text and without what hangs, a `<text>`, or an `<image>` at the
///   attachment's box with its name as `href` and its alternative text as `<title>`;
/// - the strikethroughs, likewise.
///
/// A `<text>` has the piece's baseline as `y`, its left edge as `x` and its width as `textLength`, to which a viewer stretches it
/// whatever font it has. One that runs from right to left has its middle as `x`, since viewers differ about its edges. Behind
/// the font's family stand Arial, Times New Roman or Courier New, by whose advances the built-in metrics go, and a generic
/// family. Soft hyphens that do not show are left out, and so are control characters that XML 1.0 cannot hold, since they have
/// no room; what else it cannot hold, in names and targets too, is U+FFFD. A field is an `<a>` where its target begins with
/// http:, https:, mailto: or tel:, and with `any_link` other than 0 whatever its target. What reaches over the edges of the label is not clipped; one without width or height is an image of no size,
/// of which viewers show nothing.
///
/// Errors: buffer_too_small, too_large.
@_cdecl("reglet_label_to_svg")
public func reglet_label_to_svg(
    _ label: reglet_label_cref?, _ any_link: Int32, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    export(to: buffer, capacity, length_out) { () throws(RegletError) in
        try LabelHandle.borrow(label).value.svg(anyLink: any_link != 0)
    }
}

/// The shape that all these functions have.
private func export(
    to buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t, _ lengthOut: UnsafeMutablePointer<size_t>?,
    _ errorOut: UnsafeMutablePointer<reglet_error>? = nil, _ body: () throws(RegletError) -> [UInt8]
) -> reglet_status {
    attempt(errorOut) { () throws(RegletError) in
        let lengthOut = try required(lengthOut)
        if buffer == nil && capacity != 0 { throw RegletError(.nullArgument) }
        let result = try body()
        try copyOut(result.span, to: buffer, capacity, length: lengthOut)
    }
}

/// That of those that export a text.
private func export(
    _ text: reglet_text_cref?, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ lengthOut: UnsafeMutablePointer<size_t>?, _ errorOut: UnsafeMutablePointer<reglet_error>? = nil,
    _ body: (AttributedText) throws(RegletError) -> [UInt8]
) -> reglet_status {
    export(to: buffer, capacity, lengthOut, errorOut) { () throws(RegletError) in
        try body(try TextHandle.borrow(text).value)
    }
}
