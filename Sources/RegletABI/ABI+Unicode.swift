// Unicode 17.0's algorithms on plain text: where lines may end (UAX #14), where characters as readers see them end (UAX #29),
// and the levels of mixed directions (UAX #9). Linear in the text. Safe from any thread.
import CReglet
import Reglet

/// Where lines of a text may end, in ascending order, the end of the text included: UAX #14 as published, untailored. None
/// for an empty text.
///
/// Offsets are counted in `unit`. Writes the number of breaks to `count_out`; there are never more than bytes.
/// Errors: invalid_utf8 (with its offset), too_large, invalid_value (no unit), buffer_too_small.
@_cdecl("reglet_unicode_line_breaks")
public func reglet_unicode_line_breaks(
    _ utf8_text: UnsafePointer<CChar>?, _ length: size_t, _ unit: reglet_unit,
    _ breaks: UnsafeMutablePointer<reglet_line_break>?, _ capacity: size_t, _ count_out: UnsafeMutablePointer<size_t>?,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let count = try required(count_out)
        let text = try utf8(utf8_text, length)
        let unit = try enumerated(unit, as: IndexUnit.self)
        let result = flagged(text, unit, LineBreaks.mark) { offset, flags in
            reglet_line_break(offset: offset, mandatory: flags.contains(.mandatory) ? 1 : 0)
        }
        try copyOut(result.span, to: breaks, capacity, count: count)
    }
}

/// The boundaries of a text's extended grapheme clusters, which are what readers take for characters: in ascending order, 0 and
/// the end of the text included, so that an empty text has one.
///
/// Offsets are counted in `unit`. Writes the number of boundaries to `count_out`; at most one more than bytes.
/// Errors: invalid_utf8 (with its offset), too_large, invalid_value (no unit), buffer_too_small.
@_cdecl("reglet_unicode_graphemes")
public func reglet_unicode_graphemes(
    _ utf8_text: UnsafePointer<CChar>?, _ length: size_t, _ unit: reglet_unit, _ boundaries: UnsafeMutablePointer<UInt32>?,
    _ capacity: size_t, _ count_out: UnsafeMutablePointer<size_t>?, _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let count = try required(count_out)
        let text = try utf8(utf8_text, length)
        let unit = try enumerated(unit, as: IndexUnit.self)
        let result = flagged(text, unit, Clusters.mark) { offset, _ in offset }
        try copyOut(result.span, to: boundaries, capacity, count: count)
    }
}

/// The embedding levels of a text: one for each of its bytes, UTF-16 code units or scalars, as `unit` says.
///
/// UAX #9 paragraph by paragraph, each a line of its own: with rule L1, before L2. An odd level is right to left; the
/// highest is 126. Paragraphs end at CR LF, CR, LF, U+0085 and U+2029. What rule X9 removes has the level of what is before
/// it. Errors: invalid_utf8 (with its offset), too_large, invalid_value (no direction, no unit), buffer_too_small.
@_cdecl("reglet_unicode_bidi_levels")
public func reglet_unicode_bidi_levels(
    _ utf8_text: UnsafePointer<CChar>?, _ length: size_t, _ direction: reglet_base_direction, _ unit: reglet_unit,
    _ levels: UnsafeMutablePointer<UInt8>?, _ capacity: size_t, _ count_out: UnsafeMutablePointer<size_t>?,
    _ error_out: UnsafeMutablePointer<reglet_error>?
) -> reglet_status {
    attempt(error_out) { () throws(RegletError) in
        let count = try required(count_out)
        let text = try utf8(utf8_text, length)
        let unit = try enumerated(unit, as: IndexUnit.self)
        let ofBytes = Bidi.levels(of: text, direction: try enumerated(direction, as: Bidi.BaseDirection.self))
        if unit == .utf8 { return try copyOut(ofBytes.span, to: levels, capacity, count: count) }
        var result: [UInt8] = []
        result.reserveCapacity(ofBytes.count)
        for index in ofBytes.indices where UTF8Scan.isBoundary(index, in: text) {
            result.append(ofBytes[index])
            if unit == .utf16 && text[index] >= 0xF0 { result.append(ofBytes[index]) }
        }
        try copyOut(result.span, to: levels, capacity, count: count)
    }
}

/// The order in which the elements of one line stand from left to right, by rule L2 of UAX #9: the index of the leftmost
/// element, then that of the next, and so on.
///
/// `levels` are the elements' levels in the order of the text; elements may be characters or whole runs of one level. Writes
/// `count` indices. Errors: value_out_of_range (a level above 126), too_large, buffer_too_small.
@_cdecl("reglet_unicode_bidi_order")
public func reglet_unicode_bidi_order(
    _ levels: UnsafePointer<UInt8>?, _ count: size_t, _ order: UnsafeMutablePointer<UInt32>?, _ capacity: size_t,
    _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let written = try required(count_out)
        let levels = try span(levels, count)
        for index in levels.indices where levels[index] > Bidi.maximumLevel { throw RegletError(.valueOutOfRange) }
        let found = Bidi.visualOrder(levels)
        var result: [UInt32] = []
        result.reserveCapacity(found.count)
        for index in found { result.append(UInt32(truncatingIfNeeded: index)) }
        try copyOut(result.span, to: order, capacity, count: written)
    }
}

/// The places that `mark` flags, in the order of the text, each as `make` gives it from its index in `unit`.
private func flagged<Item>(
    _ text: borrowing Span<UInt8>, _ unit: IndexUnit, _ mark: (borrowing Span<UInt8>, inout MutableSpan<UInt8>) -> Void,
    _ make: (_ index: UInt32, _ flags: BoundaryFlags) -> Item
) -> [Item] {
    var marks = [UInt8](repeating: 0, count: text.count + 1)
    var span = marks.mutableSpan
    mark(text, &span)
    let flags = marks.span
    var count = 0
    for offset in flags.indices { count &+= flags[offset] == 0 ? 0 : 1 }
    var result: [Item] = []
    result.reserveCapacity(count)
    var counted = 0  // bytes that `shorter` knows of
    var shorter = 0  // by how much the index is below the byte offset
    for offset in flags.indices where flags[offset] != 0 {
        if unit != .utf8 {
            while counted < offset {
                shorter &+= UTF8Scan.isBoundary(counted, in: text) ? 0 : 1
                if unit == .utf16 && text[counted] >= 0xF0 { shorter &-= 1 }
                counted &+= 1
            }
        }
        result.append(make(UInt32(truncatingIfNeeded: offset &- shorter), BoundaryFlags(rawValue: flags[offset])))
    }
    return result
}
