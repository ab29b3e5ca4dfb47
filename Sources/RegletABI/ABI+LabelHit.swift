// Points on a label: the text there, its links, and a touch that follows them.
import CReglet
import Reglet

/// Writes what the point is on; where nothing is, a hit whose line is -1.
///
/// Exact: the cluster under the point; nothing beside the glyphs of a line, or on spaces that hang at its end. The leading
/// below a line belongs to it. Otherwise the nearest: on the nearest line the cluster at x; beside the line its nearer end,
/// that before what hangs. Error: invalid_number.
@_cdecl("reglet_label_hit")
public func reglet_label_hit(
    _ label: reglet_label_cref?, _ x: Double, _ y: Double, _ exact: Int32, _ hit_out: UnsafeMutablePointer<reglet_hit>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(hit_out)
        let label = try LabelHandle.borrow(label).value
        let point = Point(x: x, y: y)
        let hit = exact != 0 ? try label.hit(point) : try label.nearestHit(point)
        out.pointee = reglet_hit(
            index: UInt32(truncatingIfNeeded: hit?.index ?? 0), line: Int32(truncatingIfNeeded: hit?.line ?? -1),
            trailing: hit?.isTrailing == true ? 1 : 0, token: hit?.isToken == true ? 1 : 0)
    }
}

/// Writes how many links can be hit: those of the text, numbered as there, and behind them those of the truncation token
/// where it shows.
@_cdecl("reglet_label_link_count")
public func reglet_label_link_count(
    _ label: reglet_label_cref?, _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(count_out)
        out.pointee = try LabelHandle.borrow(label).value.linkCount
    }
}

/// Copies the rects of a link to `rects`: one for each stretch in one piece on each line, over the advances, as high as
/// the line; none over what hangs. Errors: index_out_of_range, buffer_too_small.
@_cdecl("reglet_label_link_rects")
public func reglet_label_link_rects(
    _ label: reglet_label_cref?, _ link: size_t, _ rects: UnsafeMutablePointer<reglet_rect>?, _ capacity: size_t,
    _ count_out: UnsafeMutablePointer<size_t>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let found = try LabelHandle.borrow(label).value.linkRects(try checkedIndex(link))
        try copyOut(found, to: rects, capacity, count: count_out)
    }
}

/// Writes the number of the link at a point; without one there, that of the nearest within `slop` points, of two equally
/// near the lower; else -1. The leading below a line belongs to its links. Error: invalid_number.
@_cdecl("reglet_label_link_at")
public func reglet_label_link_at(
    _ label: reglet_label_cref?, _ x: Double, _ y: Double, _ slop: Double, _ link_out: UnsafeMutablePointer<Int32>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(link_out)
        let link = try LabelHandle.borrow(label).value.link(at: Point(x: x, y: y), slop: slop)
        out.pointee = Int32(truncatingIfNeeded: link ?? -1)
    }
}

/// A touch begins on `link`, or beside all of them (-1): the link under it is highlighted.
///
/// A tracker is a pure state machine; whoever follows the touch asks reglet_label_link_at. The usual look of a highlight is
/// blue with an opacity of 0.3 and corners of radius 3, held for 0.2 seconds at least.
@_cdecl("reglet_link_tracker_begin")
public func reglet_link_tracker_begin(
    _ tracker: UnsafeMutablePointer<reglet_link_tracker>?, _ link: Int32
) -> reglet_status {
    track(tracker) { $0.begin(link < 0 ? nil : Int(link)) }
}

/// The touch moves onto `link` (-1 for none): away from the link it began on the highlight goes, back on it it comes again.
@_cdecl("reglet_link_tracker_move")
public func reglet_link_tracker_move(
    _ tracker: UnsafeMutablePointer<reglet_link_tracker>?, _ link: Int32
) -> reglet_status {
    track(tracker) { $0.move(link < 0 ? nil : Int(link)) }
}

/// The touch ends on `link` (-1 for none). Writes the link that it selects: the one that it began on, if it ends there,
/// else -1.
@_cdecl("reglet_link_tracker_end")
public func reglet_link_tracker_end(
    _ tracker: UnsafeMutablePointer<reglet_link_tracker>?, _ link: Int32, _ selected_out: UnsafeMutablePointer<Int32>?
) -> reglet_status {
    attempt { () throws(RegletError) in
        let out = try required(selected_out)
        let tracker = try required(tracker)
        var state = LinkTracker(tracker.pointee)
        let selected = state.end(link < 0 ? nil : Int(link))
        tracker.pointee = reglet_link_tracker(state)
        out.pointee = Int32(truncatingIfNeeded: selected ?? -1)
    }
}

/// The touch is taken away, or the label has got another text: nothing is highlighted. Also makes a new tracker ready.
@_cdecl("reglet_link_tracker_cancel")
public func reglet_link_tracker_cancel(_ tracker: UnsafeMutablePointer<reglet_link_tracker>?) -> reglet_status {
    track(tracker) { $0.cancel() }
}

private func track(
    _ pointer: UnsafeMutablePointer<reglet_link_tracker>?, _ body: (inout LinkTracker) -> Void
) -> reglet_status {
    attempt { () throws(RegletError) in
        let pointer = try required(pointer)
        var state = LinkTracker(pointer.pointee)
        body(&state)
        pointer.pointee = reglet_link_tracker(state)
    }
}

extension LinkTracker {
    init(_ c: reglet_link_tracker) {
        self.init(
            highlighted: c.highlighted < 0 ? nil : Int(c.highlighted), tracked: c.tracked < 0 ? nil : Int(c.tracked))
    }
}

extension reglet_link_tracker {
    init(_ tracker: LinkTracker) {
        self.init(
            highlighted: Int32(truncatingIfNeeded: tracker.highlighted ?? -1),
            tracked: Int32(truncatingIfNeeded: tracker.tracked ?? -1))
    }
}
