/// An extent along one axis. The length may be negative where insets were greater than what they were taken from.
///
/// Layout is done by axis: what is left and right along the one is top and bottom along the other.
struct Interval: Equatable, Sendable {
    var start: Double
    var length: Double

    var end: Double { @inline(__always) get { start + length } }

    @inline(__always)
    init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    @inline(__always)
    func inset(_ before: Double, _ after: Double) -> Interval {
        Interval(start: start + before, length: length - (before + after))
    }

    /// Itself, or a point halfway between its edges where they have crossed.
    var uncrossed: Interval {
        @inline(__always) get { Interval(start: start + lesser(length, 0) / 2, length: greater(length, 0)) }
    }

    /// Where something of this length lies when `fraction` of the room that it leaves is before it: 0 at the start,
    /// 0.5 in the middle, 1 at the end.
    @inline(__always)
    func placing(_ length: Double, at fraction: Double) -> Interval {
        Interval(start: start + (self.length - length) * fraction, length: length)
    }

    /// Where two things lie that are aligned as one group, with a gap between them.
    @inline(__always)
    func placing(_ first: Double, gap: Double, _ second: Double, at fraction: Double) -> (Interval, Interval) {
        let group = placing(first + gap + second, at: fraction)
        return (
            Interval(start: group.start, length: first),
            Interval(start: group.start + first + gap, length: second)
        )
    }
}

extension Rect {
    var horizontal: Interval { @inline(__always) get { Interval(start: x, length: width) } }
    var vertical: Interval { @inline(__always) get { Interval(start: y, length: height) } }

    @inline(__always)
    init(_ horizontal: Interval, _ vertical: Interval) {
        self.init(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }
}
