/// The runs of a text.
typealias RunList = ChunkList<Run>

extension ChunkList<Run> {
    /// A run's place, and the sums of all runs before it.
    struct Place {
        var position: Position
        var before: Run.Sum
    }

    /// The run in which `offset` lies by `measure`; the end of the text where there is none.
    @inline(__always)
    func place(at offset: Int, by measure: (Run.Sum) -> Int) -> Place {
        let found = chunk(at: offset, by: measure)
        var place = Place(position: found.position, before: found.before)
        guard !isEmpty else { return place }
        let chunk = pages[found.position.page].chunks[found.position.chunk].elements
        while place.position.index < chunk.count {
            var after = place.before
            after.add(chunk[place.position.index])
            if offset < measure(after) { break }
            place.before = after
            place.position.index += 1
        }
        return place
    }

    /// The run that holds the byte at `offset`.
    func place(ofByte offset: Int) -> Place { place(at: offset) { $0.bytes } }

    /// The run of that number.
    func place(ofRun number: Int) -> Place { place(at: number) { $0.runs } }

    /// The run of the attachment of that number.
    func place(ofAttachment number: Int) -> Place { place(at: number) { $0.attachments } }

    /// The first run of the field of that number.
    func place(ofField number: Int) -> Place { place(at: number) { $0.fields } }

    /// The number of the field that a run belongs to, or nil where it belongs to none.
    func field(_ run: Run, at place: Place) -> Int? {
        if run.link.isNone { return nil }
        return run.link.starts ? place.before.fields : place.before.fields - 1
    }

    /// Adds a run at the end, and joins it to the last one where they do not differ.
    mutating func append(_ run: Run) {
        var last = end
        if var joined = element(before: &last), joined.joins(run) {
            joined.length += run.length
            set(last, joined, adding: Run.Sum(bytes: Int(run.length)))
        } else {
            var added = Run.Sum()
            added.add(run)
            append(run, adding: added)
        }
    }
}

/// What becomes of the field that the first run behind a spliced range belongs to.
enum FieldJoint {
    /// The range was removed: it goes on unless its start went with the range.
    case removed
    /// The new runs took over the first run of the range: it goes on unless a start behind that one went.
    case replaced
    /// The new runs end every field.
    case ended
    /// Only what the runs look like has changed.
    case kept
}

extension ChunkList<Run> {
    /// Puts `new` in the place of a range of bytes and keeps the runs canonical.
    mutating func splice(_ range: Range<Int>, with new: [Run], _ joint: FieldJoint) {
        let first = place(ofByte: range.lowerBound)
        // The new ones, and what is left before and behind them.
        var window = RunWindow(capacity: new.count + 2)
        var start = first.position
        var position = first.position
        var head = first.before.bytes
        if head < range.lowerBound {
            var left = self[position]
            left.length = Int32(truncatingIfNeeded: range.lowerBound - head)
            window.runs.append(left)
        } else if let previous = element(before: &start) {
            window.runs.append(previous)
        }
        for run in new { window.push(run) }

        var startRemoved = false
        while let run = element(atOrAfter: &position) {
            let length = Int(run.length)
            if run.link.starts && (head > range.lowerBound || (head == range.lowerBound && joint != .replaced)) {
                startRemoved = startRemoved || head < range.upperBound
            }
            if head + length > range.upperBound {
                let cut = Swift.max(0, range.upperBound - head)
                var right = run
                right.length -= Int32(truncatingIfNeeded: cut)
                switch joint {
                case .kept: right.link = right.link.starting(cut == 0 && run.link.starts)
                case .ended: right.link = right.link.starting(true)
                case .removed, .replaced:
                    right.link = right.link.starting(startRemoved || (cut == 0 && run.link.starts))
                }
                window.push(right)
                position.index += 1
                break
            }
            head += length
            position.index += 1
        }
        replace(start, position, with: window.runs)
    }
}

/// The runs that a splice puts back, joined where they do not differ.
struct RunWindow {
    var runs: [Run] = []

    init(capacity: Int) { runs.reserveCapacity(capacity) }

    mutating func push(_ run: Run) {
        var run = run
        guard let last = runs.last else {
            run.link = run.link.starting(true)
            return runs.append(run)
        }
        if last.joins(run) {
            runs[runs.count - 1].length += run.length
        } else {
            if !run.link.continues(last.link) { run.link = run.link.starting(true) }
            runs.append(run)
        }
    }
}
