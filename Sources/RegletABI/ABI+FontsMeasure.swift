// Metrics. A face that was given a font file is measured by it, every other by the host's callback if there is one, else by
// built-in tables: the advances of Helvetica, Times or Courier, exact for the families Helvetica, Arial, TimesNewRoman,
// Courier and CourierNew and approximate for the others.
import CReglet
import Reglet

/// Gives the face of the given name its font file, in the place of one it had: `length` bytes of TrueType or OpenType, which
/// are not kept. `index` is the font's place in a collection, else 0. The file goes with its face when the family is
/// registered again.
///
/// Errors: unknown_face, invalid_font, index_out_of_range (the file has no font of that index).
@_cdecl("reglet_fonts_load_file")
public func reglet_fonts_load_file(
    _ fonts: reglet_fonts_ref?, _ face: UnsafePointer<CChar>?, _ face_length: size_t,
    _ file: UnsafePointer<UInt8>?, _ length: size_t, _ index: size_t
) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try Handle<FontBook>.borrow(fonts)
        let file = try span(file, length)
        try handle.value.load(fontFile: file, index: try checkedIndex(index), forFace: try bytes(face, face_length))
    }
}

/// Sets the host's measuring callback; NULL takes it away. Copies that are made of the book, by other functions too, keep it.
///
/// `release`, which may be NULL, is called with `context` when the last book that has the callback lets go of it, on
/// whichever thread; where this function fails it is not called.
@_cdecl("reglet_fonts_set_measurer")
public func reglet_fonts_set_measurer(
    _ fonts: reglet_fonts_ref?, _ measurer: reglet_measurer?, _ context: UnsafeMutableRawPointer?, _ release: reglet_release?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let handle = try Handle<FontBook>.borrow(fonts)
        guard let measurer else {
            handle.value.measurer = nil
            return
        }
        let host = HostMeasurer(measurer, context, release)
        handle.value.measurer = { host.measure($0) }
    }
}

/// The vertical figures of a face at `size` points.
///
/// Errors: unknown_family; invalid_number and value_out_of_range for a size that is not above 0 and at most 10000;
/// callback_failed, and invalid_number for what the callback wrote.
@_cdecl("reglet_fonts_metrics")
public func reglet_fonts_metrics(
    _ fonts: reglet_fonts_cref?, _ face: UnsafePointer<reglet_face>?, _ size: Double,
    _ metrics_out: UnsafeMutablePointer<reglet_font_metrics>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(metrics_out)
        let book = try Handle<FontBook>.borrow(fonts).value
        let metrics = try book.metrics(of: try Font(try Face(face), size: size))
        out.pointee = reglet_font_metrics(
            ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading, cap_height: metrics.capHeight,
            x_height: metrics.xHeight, approximate: metrics.isApproximate ? 1 : 0, reserved: 0)
    }
}

/// The grapheme clusters of `text` with their advances, kern included, as a label lays them out: none is below 0, and 0 have
/// line ends, soft hyphens and tabs, whose widths in a label depend on the line. Starts and ends are counted in `unit`. There
/// are never more than the text has code points. Linear time.
///
/// Errors: unknown_family (the text mentions one that the book lacks), invalid_value (no unit), buffer_too_small,
/// callback_failed, invalid_number (what the callback wrote).
@_cdecl("reglet_fonts_measure")
public func reglet_fonts_measure(
    _ fonts: reglet_fonts_cref?, _ text: reglet_text_cref?, _ unit: reglet_unit,
    _ clusters: UnsafeMutablePointer<reglet_cluster>?, _ capacity: size_t, _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let book = try Handle<FontBook>.borrow(fonts).value
        let text = try TextHandle.borrow(text).value
        let unit = try enumerated(unit, as: IndexUnit.self)
        let measured = try book.measure(text)
        var items: [reglet_cluster] = []
        items.reserveCapacity(measured.advances.count)
        measured.forEachCluster(in: unit) {
            items.append(reglet_cluster(
                advance: $0.advance, start: UInt32(truncatingIfNeeded: $0.start), end: UInt32(truncatingIfNeeded: $0.end)))
        }
        try copyOut(items.span, to: clusters, capacity, count: count_out)
    }
}
