// Attributed text: making and comparing it, its characters, and indices in other units. A copy shares storage until one
// of the two changes, so it costs next to nothing. Const functions fill no cache: a text may be read by several threads.
import CReglet
import Reglet

/// A text handle of the ABI: every room that makes or takes one does so by this type.
typealias TextHandle = Handle<AttributedText>

/// Makes a text of the `length` bytes at `utf8_text`, all of it with `attributes`; NULL, and fields that their mask
/// does not name, are the defaults: Helvetica, 17 points, weight 0, black on clear, natural alignment.
///
/// The attributes are also the text's base: what an empty text shows, and what cleared attributes go back to. The text
/// in `text_out` is the caller's to destroy.
///
/// Errors: invalid_utf8 (with the byte offset), too_large, invalid_value, invalid_number (not finite),
/// value_out_of_range (a size, baseline offset, kern or weight out of its range).
@_cdecl("reglet_text_create")
public func reglet_text_create(
    _ utf8_text: UnsafePointer<CChar>?, _ length: size_t, _ attributes: UnsafePointer<reglet_attributes>?,
    _ text_out: UnsafeMutablePointer<reglet_text_ref?>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let out = try required(text_out)
        let text = try bytes(utf8_text, length)
        out.pointee = TextHandle.create(try AttributedText(utf8: text, attributes: try Attributes(attributes)))
    }
}

/// Makes a copy of `text`, which the caller destroys.
@_cdecl("reglet_text_copy")
public func reglet_text_copy(
    _ text: reglet_text_cref?, _ copy_out: UnsafeMutablePointer<reglet_text_ref?>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(copy_out)
        out.pointee = TextHandle.create(try TextHandle.borrow(text).value)
    }
}

/// Gives up a text. NULL is legal and does nothing.
@_cdecl("reglet_text_destroy")
public func reglet_text_destroy(_ text: reglet_text_ref?) {
    TextHandle.destroy(text)
}

/// Whether two texts are equal: characters, attributes, fields with their targets, attachments. Writes 1 or 0.
///
/// The base attributes do not count. Takes a time linear in the text.
@_cdecl("reglet_text_equal")
public func reglet_text_equal(
    _ text: reglet_text_cref?, _ other: reglet_text_cref?, _ equal_out: UnsafeMutablePointer<Int32>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(equal_out)
        out.pointee = try TextHandle.borrow(text).value == TextHandle.borrow(other).value ? 1 : 0
    }
}

/// Writes the sizes of a text: its length in the three units, and how many runs, fields, attachments and names it has.
@_cdecl("reglet_text_count")
public func reglet_text_count(
    _ text: reglet_text_cref?, _ counts_out: UnsafeMutablePointer<reglet_text_counts>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(counts_out)
        let text = try TextHandle.borrow(text).value
        func word(_ count: Int) -> UInt32 { UInt32(truncatingIfNeeded: count) }
        out.pointee = reglet_text_counts(
            utf8: word(text.utf8Count), utf16: word(text.utf16Count), scalars: word(text.scalarCount),
            runs: word(text.runCount), links: word(text.linkCount), attachments: word(text.attachmentCount),
            names: word(text.nameCount))
    }
}

/// Copies all characters of a text to `buffer`, as UTF-8 without a NUL; an attachment is the three bytes of U+FFFC.
///
/// Error: buffer_too_small; then `length_out` has the length that is needed.
@_cdecl("reglet_text_utf8")
public func reglet_text_utf8(
    _ text: reglet_text_cref?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let text = try TextHandle.borrow(text).value
        try copyText(text, 0..<text.utf8Count, to: buffer, capacity, length: length_out)
    }
}

/// Copies the characters from the byte offset `start` up to `end` to `buffer`, as `reglet_text_utf8` does.
///
/// Errors: index_out_of_range (also where start is above end), not_on_boundary, buffer_too_small.
@_cdecl("reglet_text_utf8_range")
public func reglet_text_utf8_range(
    _ text: reglet_text_cref?, _ start: size_t, _ end: size_t, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: size_t, _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        try copyText(try TextHandle.borrow(text).value, try checkedRange(start, end), to: buffer, capacity, length: length_out)
    }
}

/// Converts an index, counted in `from`, to the same place counted in `to`. The text's length hardly matters to the time.
///
/// Errors: index_out_of_range, not_on_boundary (inside a code point), invalid_value (no unit).
@_cdecl("reglet_text_convert")
public func reglet_text_convert(
    _ text: reglet_text_cref?, _ index: size_t, _ from: reglet_unit, _ to: reglet_unit,
    _ index_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(index_out)
        let from = try enumerated(from, as: IndexUnit.self)
        let to = try enumerated(to, as: IndexUnit.self)
        out.pointee = try TextHandle.borrow(text).value.convert(try checkedIndex(index), from: from, to: to)
    }
}

/// Writes the text's base attributes: what it shows when empty, and what cleared attributes go back to.
///
/// `attributes_out->struct_size` must be set. The family's name goes to `buffer`, to which `attributes_out->family` then
/// points; `length_out` has its length. Errors: buffer_too_small, invalid_value (the struct's size).
@_cdecl("reglet_text_base")
public func reglet_text_base(
    _ text: reglet_text_cref?, _ attributes_out: UnsafeMutablePointer<reglet_attributes>?,
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t, _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        try TextHandle.borrow(text).value.base.copyOut(to: attributes_out, buffer, capacity, length_out)
    }
}

/// Reads a colour: #rgb, #rgba, #rrggbb, #rrggbbaa, or a CSS name such as red, in letters of either case.
/// Writes it as 0xRRGGBBAA. Error: invalid_color.
@_cdecl("reglet_color_parse")
public func reglet_color_parse(
    _ utf8_text: UnsafePointer<CChar>?, _ length: size_t, _ color_out: UnsafeMutablePointer<UInt32>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(color_out)
        out.pointee = try Color(parsing: try bytes(utf8_text, length)).rgba
    }
}

/// A range of byte offsets as C gives it; `indexOutOfRange` where it runs backwards.
func checkedRange(_ start: size_t, _ end: size_t) throws(RegletError) -> Range<Int> {
    let start = try checkedIndex(start)
    let end = try checkedIndex(end)
    guard start <= end else { throw RegletError(.indexOutOfRange) }
    return start..<end
}

private func copyText(
    _ text: AttributedText, _ range: Range<Int>, to buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    length lengthOut: UnsafeMutablePointer<size_t>?
) throws(RegletError) {
    var bytes: [UInt8] = []
    try text.copy(range, to: &bytes)
    try copyOut(bytes.span, to: buffer, capacity, length: lengthOut)
}
