// Labels: a text wrapped into a width. A label is made of a text as it is at that time; one that is changed later needs a
// new label. Everything is in points from the label's top left corner, y downwards; indices are byte offsets into the
// text, and one inside a grapheme cluster means the cluster's start.
//
// Paragraphs end at CR LF, CR, LF, U+0085 and U+2029; U+2028, U+000B and U+000C end a line only. Lines break by UAX #14,
// directions are those of UAX #9. Spaces and line ends hang at the end of a line: they belong to its range, and count
// neither for the width nor for the alignment. A line is as high as its highest run; its leading lies below it, but not
// after the last line. Metrics are those of the font book: nothing is shaped unless a measuring callback does it.
//
// A label may be read by several threads while none sets its options. Questions are answered from the layout, in a time
// that grows with the logarithm of the text.
import CReglet
import Reglet

typealias LabelHandle = Handle<Label>

/// Sets all fields of `options_out`, its size included, to their defaults.
@_cdecl("reglet_label_options_init")
public func reglet_label_options_init(_ options_out: UnsafeMutablePointer<reglet_label_options>?) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(options_out)
        let defaults = LabelOptions()
        out.pointee = reglet_label_options(
            struct_size: UInt32(MemoryLayout<reglet_label_options>.size), max_lines: 0, width: REGLET_LABEL_UNLIMITED,
            height: REGLET_LABEL_UNLIMITED, tab_width: defaults.tabWidth, scale: 0,
            insets: reglet_insets(top: 0, left: 0, bottom: 0, right: 0), token: nil, token_length: 0, token_text: nil, reserved_size: 0,
            break_mode: defaults.lineBreak.rawValue, truncation: defaults.truncation.rawValue,
            direction: defaults.direction.rawValue, vertical: defaults.verticalAlignment.rawValue, empty_is_line: 1,
            reserved: 0)
    }
}

/// Lays `text` out. `fonts` is the font book that resolves and measures, NULL the built-in one; `options` NULL the
/// defaults. The label keeps copies of all three. The label in `label_out` is the caller's to destroy.
///
/// Takes a time linear in the text. Errors: unknown_family; invalid_value (options), invalid_number (options, or what a
/// measuring callback says), invalid_utf8 (the token), callback_failed.
@_cdecl("reglet_label_create")
public func reglet_label_create(
    _ text: reglet_text_cref?, _ fonts: reglet_fonts_cref?, _ options: UnsafePointer<reglet_label_options>?,
    _ label_out: UnsafeMutablePointer<reglet_label_ref?>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let out = try required(label_out)
        let text = try TextHandle.borrow(text).value
        let fonts = try fontBook(fonts)
        out.pointee = LabelHandle.create(try Label(text, fonts: fonts, options: try LabelOptions(options)))
    }
}

/// Gives up a label. NULL is legal and does nothing.
@_cdecl("reglet_label_destroy")
public func reglet_label_destroy(_ label: reglet_label_ref?) { LabelHandle.destroy(label) }

/// Lays the same text out anew. A new width or limit reuses the breaks and advances that the label has; another line break
/// mode or direction begins from the text. Errors: as for reglet_label_create.
@_cdecl("reglet_label_set_options")
public func reglet_label_set_options(
    _ label: reglet_label_ref?, _ options: UnsafePointer<reglet_label_options>?,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let handle = try LabelHandle.borrow(label)
        try handle.value.setOptions(try LabelOptions(options))
    }
}

/// Writes the label's size: the width and the height of its options; where they are unlimited, those of its lines with
/// the insets. Here and in the sizes below negative insets can take all of a length, but not make it negative.
@_cdecl("reglet_label_size")
public func reglet_label_size(
    _ label: reglet_label_cref?, _ size_out: UnsafeMutablePointer<reglet_size>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(size_out)
        out.pointee = reglet_size(try LabelHandle.borrow(label).value.size)
    }
}

/// Writes the size of the lines alone: the widest one, and from the first line's top to the last one's bottom.
@_cdecl("reglet_label_content_size")
public func reglet_label_content_size(
    _ label: reglet_label_cref?, _ size_out: UnsafeMutablePointer<reglet_size>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(size_out)
        out.pointee = reglet_size(try LabelHandle.borrow(label).value.contentSize)
    }
}

/// Writes the height that the label would have with this width and no height: its limit of lines and its insets hold.
/// Errors: invalid_number, callback_failed.
@_cdecl("reglet_label_preferred_height")
public func reglet_label_preferred_height(
    _ label: reglet_label_cref?, _ width: Double, _ height_out: UnsafeMutablePointer<Double>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(height_out)
        out.pointee = try LabelHandle.borrow(label).value.preferredHeight(width: width)
    }
}

/// Writes the size that the lines take, with the insets, in a label of this width and height.
/// Errors: invalid_number, callback_failed.
@_cdecl("reglet_label_size_that_fits")
public func reglet_label_size_that_fits(
    _ label: reglet_label_cref?, _ width: Double, _ height: Double, _ size_out: UnsafeMutablePointer<reglet_size>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(size_out)
        out.pointee = reglet_size(try LabelHandle.borrow(label).value.sizeThatFits(Size(width: width, height: height)))
    }
}

/// Writes the least width in which no line is cut but at an opportunity, and the width in which only line ends break the
/// text; both with the insets.
@_cdecl("reglet_label_content_widths")
public func reglet_label_content_widths(
    _ label: reglet_label_cref?, _ minimum_out: UnsafeMutablePointer<Double>?, _ maximum_out: UnsafeMutablePointer<Double>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let minimum = try required(minimum_out)
        let maximum = try required(maximum_out)
        let label = try LabelHandle.borrow(label).value
        minimum.pointee = label.minimumContentWidth
        maximum.pointee = label.maximumContentWidth
    }
}

/// Writes which bytes the limits hide (an empty range where none are), and 1 in `truncated_out` where more than spaces and
/// line ends is among them.
@_cdecl("reglet_label_hidden")
public func reglet_label_hidden(
    _ label: reglet_label_cref?, _ start_out: UnsafeMutablePointer<size_t>?, _ end_out: UnsafeMutablePointer<size_t>?,
    _ truncated_out: UnsafeMutablePointer<Int32>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let start = try required(start_out)
        let end = try required(end_out)
        let truncated = try required(truncated_out)
        let label = try LabelHandle.borrow(label).value
        start.pointee = label.hiddenRange.lowerBound
        end.pointee = label.hiddenRange.upperBound
        truncated.pointee = label.isTruncated ? 1 : 0
    }
}

/// Makes a text of the truncation token as the label shows it; an empty one where it shows none. The text in `text_out`
/// is the caller's to destroy.
@_cdecl("reglet_label_token")
public func reglet_label_token(
    _ label: reglet_label_cref?, _ text_out: UnsafeMutablePointer<reglet_text_ref?>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(text_out)
        let label = try LabelHandle.borrow(label).value
        let empty = try AttributedText(base: label.text.base)
        out.pointee = TextHandle.create(label.token ?? empty)
    }
}

extension LabelOptions {
    /// The options that C gives, copied; NULL is the defaults. Numbers are checked by whom they are given to.
    init(_ pointer: UnsafePointer<reglet_label_options>?) throws(RegletError) {
        self.init()
        guard let c = try optional(pointer) else { return }
        try checkSize(c.struct_size, of: reglet_label_options.self)
        guard c.reserved == 0, c.reserved_size == 0 else { throw RegletError(.invalidValue) }
        width = c.width == REGLET_LABEL_UNLIMITED ? nil : c.width
        height = c.height == REGLET_LABEL_UNLIMITED ? nil : c.height
        maximumLines = Int(c.max_lines)
        tabWidth = c.tab_width
        scale = c.scale
        insets = EdgeInsets(c.insets)
        lineBreak = try enumerated(c.break_mode, as: LineBreakMode.self)
        truncation = try enumerated(c.truncation, as: Truncation.self)
        direction = try enumerated(c.direction, as: Bidi.BaseDirection.self)
        verticalAlignment = try enumerated(c.vertical, as: VerticalAlignment.self)
        emptyIsLine = c.empty_is_line != 0
        if let text = c.token_text {
            token = .attributed(try TextHandle.borrow(text).value)
        } else if c.token != nil || c.token_length != 0 {
            token = .plain(try copiedBytes(c.token, c.token_length))
        }
    }
}
