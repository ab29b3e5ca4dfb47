// The runs of a text, by number. To read many, ask reglet_text_count for their number, take them with one
// reglet_text_runs, and fetch each name that they mention once.
import CReglet
import Reglet

/// Writes the `count` runs from the one numbered `first` on to `runs_out`, which has room for them; starts and ends are
/// counted in `unit`. Takes a time linear in the stretch of text. NULL is legal with a count of 0.
///
/// Errors: index_out_of_range (the text has not so many runs), invalid_value (no unit).
@_cdecl("reglet_text_runs")
public func reglet_text_runs(
    _ text: reglet_text_cref?, _ unit: reglet_unit, _ first: size_t, _ count: size_t,
    _ runs_out: UnsafeMutablePointer<reglet_run>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let text = try TextHandle.borrow(text).value
        let unit = try enumerated(unit, as: IndexUnit.self)
        let range = try checkedRange(first, count, of: text.runCount)
        if range.isEmpty { return }
        var out = try required(runs_out)
        try text.forEachRecord(range, in: unit) { run in
            out.initialize(to: reglet_run(run))
            out += 1
        }
    }
}

/// Writes one run, its start and end in bytes. Error: index_out_of_range.
@_cdecl("reglet_text_run")
public func reglet_text_run(
    _ text: reglet_text_cref?, _ number: size_t, _ run_out: UnsafeMutablePointer<reglet_run>?
) -> reglet_status {
    reglet_text_runs(text, REGLET_UNIT_UTF8, number, 1, run_out)
}

/// Writes the number of the run that has the character at the byte offset `index`; at the text's end that of the last run.
///
/// Errors: index_out_of_range (also where the text is empty), not_on_boundary.
@_cdecl("reglet_text_run_at")
public func reglet_text_run_at(
    _ text: reglet_text_cref?, _ index: size_t, _ number_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(number_out)
        out.pointee = try TextHandle.borrow(text).value.runNumber(at: try checkedIndex(index))
    }
}

/// Writes the attributes of a run in the form in which they can be given to another text.
///
/// `attributes_out->struct_size` must be set. The family's name goes to `buffer`, to which `attributes_out->family` then
/// points; `length_out` has its length. Errors: index_out_of_range, buffer_too_small, invalid_value (the struct's size).
@_cdecl("reglet_text_run_attributes")
public func reglet_text_run_attributes(
    _ text: reglet_text_cref?, _ number: size_t, _ attributes_out: UnsafeMutablePointer<reglet_attributes>?,
    _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t, _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let run = try TextHandle.borrow(text).value.run(try checkedIndex(number))
        try run.attributes.copyOut(to: attributes_out, buffer, capacity, length_out)
    }
}

/// Copies the name of that number, as runs give it, to `buffer`: a family or a link's target. UTF-8.
///
/// Within one text equal names have equal numbers. They hold until the text is edited: read the runs anew with them.
/// Errors: index_out_of_range, buffer_too_small.
@_cdecl("reglet_text_name")
public func reglet_text_name(
    _ text: reglet_text_cref?, _ number: size_t, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: size_t,
    _ length_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let name = try TextHandle.borrow(text).value.name(try checkedIndex(number))
        try copyOut(name.span, to: buffer, capacity, length: length_out)
    }
}

/// Writes where the clickable field of that number starts and ends, in bytes. Its target is that of its runs.
/// Error: index_out_of_range.
@_cdecl("reglet_text_link_range")
public func reglet_text_link_range(
    _ text: reglet_text_cref?, _ number: size_t, _ start_out: UnsafeMutablePointer<size_t>?,
    _ end_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let start = try required(start_out)
        let end = try required(end_out)
        let range = try TextHandle.borrow(text).value.range(ofLink: try checkedIndex(number))
        start.pointee = range.lowerBound
        end.pointee = range.upperBound
    }
}
