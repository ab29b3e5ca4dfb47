// Editing a text. Each call that fails leaves the text as it was, and a place in the text is found without a walk from
// its start. Indices are bytes; start and end are those of a range, whose end does not belong to it.
//
// What plain text takes on: inserted, the attributes of the character before it, else of the one after it, else the base;
// replacing, those of the first character that it replaces. It is never an attachment, and lies in a clickable field only
// where both neighbours lie in the same. A field that anything else is put into becomes two, and two never become one.
import CReglet
import Reglet

/// Appends plain text, as `reglet_text_insert` at the end does.
///
/// Errors: invalid_utf8 (with the byte offset), too_large.
@_cdecl("reglet_text_append")
public func reglet_text_append(
    _ text: reglet_text_ref?, _ utf8_text: UnsafePointer<CChar>?, _ length: size_t,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        try handle.value.append(utf8: try bytes(utf8_text, length))
    }
}

/// Appends plain text with attributes of its own; NULL, and fields that their mask does not name, are the defaults of
/// `reglet_text_create`.
///
/// Errors: invalid_utf8 (with the byte offset), too_large, invalid_value, invalid_number, value_out_of_range.
@_cdecl("reglet_text_append_styled")
public func reglet_text_append_styled(
    _ text: reglet_text_ref?, _ utf8_text: UnsafePointer<CChar>?, _ length: size_t,
    _ attributes: UnsafePointer<reglet_attributes>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        try handle.value.append(utf8: try bytes(utf8_text, length), attributes: try Attributes(attributes))
    }
}

/// Inserts plain text at `index`.
///
/// Errors: index_out_of_range, not_on_boundary, invalid_utf8 (with the byte offset), too_large.
@_cdecl("reglet_text_insert")
public func reglet_text_insert(
    _ text: reglet_text_ref?, _ index: size_t, _ utf8_text: UnsafePointer<CChar>?, _ length: size_t,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    reglet_text_replace(text, index, index, utf8_text, length, error_out)
}

/// Puts plain text in the place of a range. An empty range inserts, an empty text deletes.
///
/// Errors: index_out_of_range, not_on_boundary, invalid_utf8 (with the byte offset), too_large.
@_cdecl("reglet_text_replace")
public func reglet_text_replace(
    _ text: reglet_text_ref?, _ start: size_t, _ end: size_t, _ utf8_text: UnsafePointer<CChar>?, _ length: size_t,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        try handle.value.replace(try checkedRange(start, end), utf8: try bytes(utf8_text, length))
    }
}

/// Removes a range. Errors: index_out_of_range, not_on_boundary.
@_cdecl("reglet_text_delete")
public func reglet_text_delete(_ text: reglet_text_ref?, _ start: size_t, _ end: size_t) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        try handle.value.delete(try checkedRange(start, end))
    }
}

/// Appends another text, which keeps its own attributes, fields and attachments. It may be `text` itself.
///
/// Error: too_large.
@_cdecl("reglet_text_append_text")
public func reglet_text_append_text(_ text: reglet_text_ref?, _ other: reglet_text_cref?) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        let other = try TextHandle.borrow(other).value
        try handle.value.append(other)
    }
}

/// Inserts another text at `index`, which keeps its own attributes, fields and attachments. It may be `text` itself.
///
/// Errors: index_out_of_range, not_on_boundary, too_large.
@_cdecl("reglet_text_insert_text")
public func reglet_text_insert_text(
    _ text: reglet_text_ref?, _ index: size_t, _ other: reglet_text_cref?
) -> reglet_status {
    reglet_text_replace_text(text, index, index, other)
}

/// Puts another text, which keeps its own attributes, fields and attachments, in the place of a range. It may be `text`
/// itself.
///
/// Errors: index_out_of_range, not_on_boundary, too_large.
@_cdecl("reglet_text_replace_text")
public func reglet_text_replace_text(
    _ text: reglet_text_ref?, _ start: size_t, _ end: size_t, _ other: reglet_text_cref?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        let other = try TextHandle.borrow(other).value
        try handle.value.replace(try checkedRange(start, end), with: other)
    }
}

/// Makes a new text of a range, with the same base; a field that is cut keeps its part. The caller destroys it.
///
/// Errors: index_out_of_range, not_on_boundary.
@_cdecl("reglet_text_slice")
public func reglet_text_slice(
    _ text: reglet_text_cref?, _ start: size_t, _ end: size_t, _ slice_out: UnsafeMutablePointer<reglet_text_ref?>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(slice_out)
        out.pointee = TextHandle.create(try TextHandle.borrow(text).value.slice(try checkedRange(start, end)))
    }
}

/// Sets the attributes that the mask of `attributes` names over a range, and leaves the others.
///
/// Errors: index_out_of_range, not_on_boundary, invalid_utf8 (the family's name), invalid_value, invalid_number (not
/// finite), value_out_of_range.
@_cdecl("reglet_text_set_attributes")
public func reglet_text_set_attributes(
    _ text: reglet_text_ref?, _ start: size_t, _ end: size_t, _ attributes: UnsafePointer<reglet_attributes>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        let given = try required(attributes).pointee
        let attributes = try Attributes(given)
        try handle.value.set(try attributeMask(given.mask), to: attributes, in: try checkedRange(start, end))
    }
}

/// Sets the attributes that `mask` names, a sum of `REGLET_ATTRIBUTE` constants, back to the text's base over a range.
///
/// Errors: index_out_of_range, not_on_boundary, invalid_value (a bit that is none of them).
@_cdecl("reglet_text_clear_attributes")
public func reglet_text_clear_attributes(
    _ text: reglet_text_ref?, _ start: size_t, _ end: size_t, _ mask: UInt32
) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        try handle.value.clear(try attributeMask(mask), in: try checkedRange(start, end))
    }
}

/// Makes a range one clickable field with a target; NULL for a field without one. Other fields lose what it takes.
/// An empty range changes nothing.
///
/// Errors: index_out_of_range, not_on_boundary, invalid_utf8, null_argument (NULL with a length).
@_cdecl("reglet_text_set_link")
public func reglet_text_set_link(
    _ text: reglet_text_ref?, _ start: size_t, _ end: size_t, _ target: UnsafePointer<CChar>?, _ length: size_t
) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        let name = try copiedBytes(target, length)
        try handle.value.setLink(target: target == nil ? nil : name, in: try checkedRange(start, end))
    }
}

/// Takes a range out of the clickable fields that it lies in. Errors: index_out_of_range, not_on_boundary.
@_cdecl("reglet_text_clear_link")
public func reglet_text_clear_link(_ text: reglet_text_ref?, _ start: size_t, _ end: size_t) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try TextHandle.borrow(text)
        try handle.value.clearLink(in: try checkedRange(start, end))
    }
}
