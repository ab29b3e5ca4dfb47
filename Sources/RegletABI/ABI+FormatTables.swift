// What a formatter starts from and points into. Each call replaces what was set before; after an error that stays. A
// `fonts` of NULL is a book with the built-in families. No table holds more than a million entries: too_large.
import CReglet
import Reglet

/// Sets what holds where no code says otherwise.
///
/// Of `attributes`, those whose mask names family, weight, size, color, background and alignment are set, the others of
/// these six go back to the library's own; NULL is all of them. The remaining attributes have no defaults: %N and the
/// small letters end them.
///
/// Errors: unknown_family (none of `fonts`), value_out_of_range, invalid_number, invalid_utf8, invalid_value (the size of
/// the struct, no enumeration value, or another attribute than these six).
@_cdecl("reglet_formatter_set_defaults")
public func reglet_formatter_set_defaults(
    _ formatter: reglet_formatter_ref?, _ attributes: UnsafePointer<reglet_attributes>?, _ fonts: reglet_fonts_cref?
) -> reglet_status {
    change(formatter) { (formatter: inout TextFormatter) throws(RegletError) in
        try formatter.setDefaults(try Attributes(attributes), fonts: try fontBook(fonts))
    }
}

/// Sets the table of %F: `count` names of families of `fonts`.
///
/// Errors: unknown_family, invalid_utf8, too_large.
@_cdecl("reglet_formatter_set_families")
public func reglet_formatter_set_families(
    _ formatter: reglet_formatter_ref?, _ families: UnsafePointer<reglet_string>?, _ count: size_t, _ fonts: reglet_fonts_cref?
) -> reglet_status {
    change(formatter) { (formatter: inout TextFormatter) throws(RegletError) in
        try formatter.setFamilies(try strings(families, count), fonts: try fontBook(fonts))
    }
}

/// Sets the table of %C and %D: `count` colours, 0xRRGGBBAA each. reglet_color_parse reads one from text.
///
/// Error: too_large.
@_cdecl("reglet_formatter_set_colors")
public func reglet_formatter_set_colors(
    _ formatter: reglet_formatter_ref?, _ colors: UnsafePointer<UInt32>?, _ count: size_t
) -> reglet_status {
    change(formatter) { (formatter: inout TextFormatter) throws(RegletError) in
        let given = try span(colors, try tableCount(count))
        var table: [Color] = []
        for index in given.indices { table.append(Color(rgba: given[index])) }
        formatter.setColors(table)
    }
}

/// Sets the table of %L: `count` targets, which are any text.
///
/// Errors: invalid_utf8, too_large.
@_cdecl("reglet_formatter_set_links")
public func reglet_formatter_set_links(
    _ formatter: reglet_formatter_ref?, _ links: UnsafePointer<reglet_string>?, _ count: size_t
) -> reglet_status {
    change(formatter) { (formatter: inout TextFormatter) throws(RegletError) in
        try formatter.setLinks(try strings(links, count))
    }
}

/// Sets the table of %P: `count` attachments.
///
/// Errors: invalid_utf8, invalid_number, invalid_value (the size of a struct, no alignment), too_large.
@_cdecl("reglet_formatter_set_attachments")
public func reglet_formatter_set_attachments(
    _ formatter: reglet_formatter_ref?, _ attachments: UnsafePointer<reglet_attachment>?, _ count: size_t
) -> reglet_status {
    change(formatter) { (formatter: inout TextFormatter) throws(RegletError) in
        let given = try span(attachments, try tableCount(count))
        var table: [Attachment] = []
        for index in given.indices { table.append(try Attachment(given[index])) }
        try formatter.setAttachments(table)
    }
}

/// Makes a formatter lenient (`lenient` not 0) or strict.
@_cdecl("reglet_formatter_set_lenient")
public func reglet_formatter_set_lenient(_ formatter: reglet_formatter_ref?, _ lenient: Int32) -> reglet_status {
    change(formatter) { (formatter: inout TextFormatter) throws(RegletError) in formatter.isLenient = lenient != 0 }
}

private func change(
    _ formatter: reglet_formatter_ref?, _ body: (inout TextFormatter) throws(RegletError) -> Void
) -> reglet_status {
    attempt { () throws(RegletError) in try body(&FormatterHandle.borrow(formatter).value) }
}

/// More entries than the six digits of a code can name are refused.
private func tableCount(_ count: size_t) throws(RegletError) -> size_t {
    if count < 0 || count > 1_000_000 { throw RegletError(.tooLarge) }
    return count
}

private func strings(_ pointer: UnsafePointer<reglet_string>?, _ count: size_t) throws(RegletError) -> [[UInt8]] {
    let given = try span(pointer, try tableCount(count))
    var table: [[UInt8]] = []
    for index in given.indices { table.append(try copiedBytes(given[index].utf8, given[index].length)) }
    return table
}

/// The book behind a handle; for NULL one with the built-in families.
func fontBook(_ fonts: reglet_fonts_cref?) throws(RegletError) -> FontBook {
    fonts == nil ? FontBook() : try Handle<FontBook>.borrow(fonts).value
}
