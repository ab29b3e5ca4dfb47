// Attachments: images, or other objects of the host's, in a text. Each is one U+FFFC, which takes attributes and field as
// inserted or replacing plain text does, and is a run of its own. They are numbered from 0 in the order of the text;
// reglet_text_count has how many there are. Indices are bytes.
import CReglet
import Reglet

/// Makes a text of the `length` bytes at `utf8_text` with default attributes, and sets an image into it at `index`.
///
/// `point`, where it is not NULL, is two numbers that replace the attachment's own x and y. So the four ways to call it
/// are with and without a point, and with an index or 0. The text in `text_out` is the caller's to destroy.
///
/// Errors: invalid_utf8 (with the byte offset), index_out_of_range, not_on_boundary, too_large, invalid_value,
/// invalid_number.
@_cdecl("reglet_text_create_with_image")
public func reglet_text_create_with_image(
    _ utf8_text: UnsafePointer<CChar>?, _ length: size_t, _ image: UnsafePointer<reglet_attachment>?,
    _ point: UnsafePointer<Double>?, _ index: size_t, _ text_out: UnsafeMutablePointer<reglet_text_ref?>?,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let out = try required(text_out)
        let image = try Attachment(try required(image).pointee)
        let coordinates = try span(point, point == nil ? 0 : 2)
        let point = coordinates.isEmpty ? nil : (x: coordinates[0], y: coordinates[1])
        out.pointee = TextHandle.create(try AttributedText(
            utf8: try bytes(utf8_text, length), image: image, point: point, at: try checkedIndex(index)))
    }
}

/// Inserts an attachment at `index`: 0, the middle, the end, and 0 of an empty text are all legal.
///
/// Errors: index_out_of_range, not_on_boundary, too_large, invalid_utf8, invalid_value, invalid_number (a number that is
/// not finite or above 1e9 in magnitude, a negative width or height).
@_cdecl("reglet_text_insert_attachment")
public func reglet_text_insert_attachment(
    _ text: reglet_text_ref?, _ index: size_t, _ attachment: UnsafePointer<reglet_attachment>?
) -> reglet_status {
    reglet_text_replace_with_attachment(text, index, index, attachment)
}

/// Puts an attachment in the place of a range; an empty range inserts. Errors as for `reglet_text_insert_attachment`.
@_cdecl("reglet_text_replace_with_attachment")
public func reglet_text_replace_with_attachment(
    _ text: reglet_text_ref?, _ start: size_t, _ end: size_t, _ attachment: UnsafePointer<reglet_attachment>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        let attachment = try Attachment(try required(attachment).pointee)
        try handle.value.replace(try checkedRange(start, end), with: attachment)
    }
}

/// Removes the attachment of that number with its character. Error: index_out_of_range.
@_cdecl("reglet_text_remove_attachment")
public func reglet_text_remove_attachment(_ text: reglet_text_ref?, _ number: size_t) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        try handle.value.removeAttachment(try checkedIndex(number))
    }
}

/// Writes the attachment of that number to `attachment_out`, whose struct_size must be set, and the byte offset of its
/// character to `index_out`.
///
/// Its name and behind it its alternative text go to `buffer`, to which the pointers in `attachment_out` then point;
/// `length_out` has the length of both. Errors: index_out_of_range, buffer_too_small, invalid_value (the struct's size).
@_cdecl("reglet_text_attachment")
public func reglet_text_attachment(
    _ text: reglet_text_cref?, _ number: size_t, _ index_out: UnsafeMutablePointer<size_t>?,
    _ attachment_out: UnsafeMutablePointer<reglet_attachment>?, _ buffer: UnsafeMutablePointer<CChar>?,
    _ capacity: size_t, _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let indexOut = try required(index_out)
        let out = try required(attachment_out)
        try checkSize(out.pointee.struct_size, of: reglet_attachment.self)
        let run = try TextHandle.borrow(text).value.run(ofAttachment: try checkedIndex(number))
        guard let attachment = run.attachment else { return }
        let names = attachment.name + attachment.alternativeText
        try copyOut(names.span, to: buffer, capacity, length: length_out)
        indexOut.pointee = run.range.lowerBound
        out.pointee = reglet_attachment(attachment, size: out.pointee.struct_size, names: buffer)
    }
}
