// A format string is text with codes: a percent sign, for most an optional or required number, and a letter; or a name
// in braces. A number is an optional -, digits, and optionally a point and digits; at most six digits stand before the
// point, leading zeros apart, and six after it. Everything else is text.
//
//     %F  %f    family number n of the families; the default family            n optional, 0
//     %C  %c    text colour n of the colours; the default colour               n optional, 0
//     %D  %d    background colour n of the colours; the default background     n optional, 0
//     %U  %u    underline: 0 none, 1 single, 2 double; none                    n required
//     %X  %x    strikethrough: 0 none, 1 single, 2 double; none                n required
//     %W  %w    weight n; the default weight                                   n optional, 0; -1000 to 1000
//     %B  %b    weight 1; weight 0
//     %I  %i    italic; upright
//     %S  %s    point size n; the default size                                 n required; above 0, at most 10000
//     %O  %o    baseline offset n points, positive raises; 0                   n required; at most 10000 in magnitude
//     %K  %k    kern n points; 0                                               n required; at most 10000 in magnitude
//     %A  %a    alignment: 0 natural, 1 left, 2 center, 3 right, 4 justified;  n required
//               the default alignment
//     %N        family, weight, slant, size, underline, strikethrough, baseline offset and kern as by default; the
//               colours, the alignment and the field stay
//     %L  %l    start and end of a clickable field; %nL has target n of the    n optional, none
//               links
//     %P        attachment n of the attachments, one U+FFFC                    n optional, 0
//     %T        argument n, as it is                                           n optional, 0
//     %{name}   the argument of that name, as it is; the name is all up to the first }
//     %%        a percent sign
//
// Example: "%0C%BSale%b%c: %40S20.%20S00%15O%%%N" with red as colour 0 has a bold red word and a price whose percent
// sign is raised. Arguments are never read as codes. Weight, slant and family are kept as wanted, so that their order
// does not matter: a bold italic is one where the family has it. Fields are numbered in the order of the text; an
// empty one leaves no trace; two never become one.
//
// A code can have these problems; of several the first in this order is the one that counts, its offset that of the %.
//
//     truncated_code      the text ends inside the code, or inside braces
//     unknown_argument    no argument has this name
//     unknown_code        no code has this letter
//     malformed_number    a sign that is not first or has no digits, a second point, no digit on one side of it, too many
//     unexpected_number   a number where none is taken
//     missing_number      none where one is required
//     value_out_of_range  a point where a whole number is due: all but S, O and K
//     index_out_of_range  an index outside its table, or any sign on one
//     value_out_of_range  a number outside its range, or any sign on that of U, X, A or S
//     nested_link         a field starts inside a field
//     unopened_link       a field ends where none is open
//     unclosed_link       the text ends inside a field, whose %L has the offset
//
// A formatter is strict: the first problem is the error, and no text is made. Or it is lenient: a refused code stays in
// the text, letter for letter ("100% sure" stays as it is), a %L inside a field ends that field and starts the next, and
// an open field ends with the text. Bytes that are not UTF-8 are an error before all others (invalid_utf8) in the one
// mode, and U+FFFD in the other.
//
// A formatter may be shared by threads while none of them sets anything. It keeps copies of all that it is given.
import CReglet
import Reglet

typealias FormatterHandle = Handle<TextFormatter>

/// A new formatter, to be given to `reglet_formatter_destroy`. Its defaults are Helvetica, 17 points, weight 0, black on
/// clear and natural alignment; its tables are empty; it is strict.
@_cdecl("reglet_formatter_create")
public func reglet_formatter_create() -> reglet_formatter_ref? { FormatterHandle.create(TextFormatter()) }

/// A copy that changes independently, to be given to `reglet_formatter_destroy`.
@_cdecl("reglet_formatter_copy")
public func reglet_formatter_copy(
    _ formatter: reglet_formatter_cref?, _ copy_out: UnsafeMutablePointer<reglet_formatter_ref?>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(copy_out)
        out.pointee = FormatterHandle.create(try FormatterHandle.borrow(formatter).value)
    }
}

/// Gives up a formatter. NULL is legal and does nothing. Texts that it made stay.
@_cdecl("reglet_formatter_destroy")
public func reglet_formatter_destroy(_ formatter: reglet_formatter_ref?) { FormatterHandle.destroy(formatter) }

/// Makes a text of a format string: the `length` bytes at `utf8_text`.
///
/// `arguments` are what %T and %{name} insert; NULL is none. The text in `text_out` is the caller's to give to
/// reglet_text_destroy; its base attributes are the formatter's defaults. Takes a time linear in the format and the arguments.
///
/// Errors of a strict formatter: each problem of the format language, with the byte offset of the code's percent sign, and
/// invalid_utf8, with that of the first byte that is not UTF-8. Of both: too_large for more than 2^31 - 1 bytes of text,
/// invalid_utf8 for an argument (with an offset into it), invalid_value for the size of `arguments`.
@_cdecl("reglet_formatter_format")
public func reglet_formatter_format(
    _ formatter: reglet_formatter_cref?, _ utf8_text: UnsafePointer<CChar>?, _ length: size_t,
    _ arguments: UnsafePointer<reglet_arguments>?, _ text_out: UnsafeMutablePointer<reglet_text_ref?>?,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let out = try required(text_out)
        let handle = try FormatterHandle.borrow(formatter)
        let format = try bytes(utf8_text, length)
        out.pointee = TextHandle.create(try handle.value.format(format, try FormatArguments(arguments)).text)
    }
}

/// Lists all problems of a format string in the order in which a lenient formatter meets them, whichever mode this one has;
/// invalid_utf8 first, unclosed_link last. Their offsets are those of the given bytes.
///
/// Writes them to `problems`, which has room for `capacity`, and their number to `count_out`. There are at most as many as
/// the format has bytes. Errors: buffer_too_small; too_large and those of `arguments` as for reglet_formatter_format.
@_cdecl("reglet_formatter_diagnose")
public func reglet_formatter_diagnose(
    _ formatter: reglet_formatter_cref?, _ utf8_text: UnsafePointer<CChar>?, _ length: size_t,
    _ arguments: UnsafePointer<reglet_arguments>?, _ problems: UnsafeMutablePointer<reglet_error>?, _ capacity: size_t,
    _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        var lenient = try FormatterHandle.borrow(formatter).value
        lenient.isLenient = true
        let format = try bytes(utf8_text, length)
        let result = try lenient.format(format, try FormatArguments(arguments))
        var found: [reglet_error] = []
        found.reserveCapacity(result.diagnostics.count)
        for problem in result.diagnostics { found.append(reglet_error(problem)) }
        try copyOut(found.span, to: problems, capacity, count: count_out)
    }
}

/// Copies a text to `buffer` with each percent sign doubled, so that it stands for itself in a format string.
///
/// Errors: invalid_utf8, too_large, buffer_too_small.
@_cdecl("reglet_escape")
public func reglet_escape(
    _ utf8_text: UnsafePointer<CChar>?, _ length: size_t, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let escaped = try TextFormatter.escape(try utf8(utf8_text, length))
        try copyOut(escaped.span, to: buffer, capacity, length: length_out)
    }
}

extension FormatArguments {
    /// The arguments that C gives, copied; NULL is none.
    init(_ pointer: UnsafePointer<reglet_arguments>?) throws(RegletError) {
        self.init()
        guard let given = try optional(pointer) else { return }
        try checkSize(given.struct_size, of: reglet_arguments.self)
        guard given.reserved == 0 else { throw RegletError(.invalidValue) }
        let values = try span(given.values, given.value_count)
        for index in values.indices { try append(try copiedBytes(values[index].utf8, values[index].length)) }
        let named = try span(given.named, given.named_count)
        for index in named.indices {
            let argument = named[index]
            try append(
                try copiedBytes(argument.value, argument.value_length), name: try copiedBytes(argument.name, argument.name_length))
        }
    }
}
