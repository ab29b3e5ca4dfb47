extension AttributedText {
    /// Appends plain text with attributes of its own. Errors: `invalidUTF8`, `tooLarge`, those of `Attributes.normalized`.
    public mutating func append(utf8 new: borrowing Span<UInt8>, attributes: Attributes) throws(RegletError) {
        let attributes = try attributes.normalized()
        try UTF8Scan.validate(new)
        try checkRoom(for: new.count)
        if !new.isEmpty { append(new, look: palette.intern(attributes), link: .none) }
    }

    /// Appends text that is known to be valid and to fit.
    mutating func append(_ new: borrowing Span<UInt8>, look: UInt32, link: RunLink, attachment: UInt32 = 0) {
        guard new.count > 0 else { return }
        text.append(new)
        let length = Int32(truncatingIfNeeded: new.count)
        runs.append(Run(length: length, look: look, link: link, attachment: attachment))
    }

    /// Inserts plain text, which takes the attributes of the character before it, else after it, else the base; a link
    /// only where both neighbours are in one field. Errors: `indexOutOfRange`, `notOnBoundary`, `invalidUTF8`, `tooLarge`.
    public mutating func insert(utf8 new: borrowing Span<UInt8>, at index: Int) throws(RegletError) {
        try replace(index..<index, utf8: new)
    }

    /// Appends plain text as `insert` does at the end.
    public mutating func append(utf8 new: borrowing Span<UInt8>) throws(RegletError) {
        try UTF8Scan.validate(new)
        try checkRoom(for: new.count)
        let run = inherited(at: utf8Count..<utf8Count)
        append(new, look: run.look, link: run.link)
    }

    /// Puts plain text in the place of a range. It takes the attributes of the first character that it replaces, the
    /// attachment excepted; for an empty range, those that inserted text takes. Errors as for `insert`.
    public mutating func replace(_ range: Range<Int>, utf8 new: borrowing Span<UInt8>) throws(RegletError) {
        try check(range)
        try UTF8Scan.validate(new)
        try checkRoom(for: new.count - range.count)
        var run = inherited(at: range)
        run.length = Int32(truncatingIfNeeded: new.count)
        replace(range, with: new, runs: new.isEmpty ? [] : [run], range.isEmpty || new.isEmpty ? .removed : .replaced)
    }

    /// Removes a range. Errors: `indexOutOfRange`, `notOnBoundary`.
    public mutating func delete(_ range: Range<Int>) throws(RegletError) {
        try check(range)
        let nothing: [UInt8] = []
        replace(range, with: nothing.span, runs: [], .removed)
    }

    /// Appends an attributed text, which keeps its own attributes. Error: `tooLarge`.
    public mutating func append(_ other: AttributedText) throws(RegletError) {
        try checkRoom(for: other.utf8Count)
        var adopter = RunAdopter(from: other.palette)
        var cursor = RunCursor(other.runs)
        while let item = cursor.next() { runs.append(adopter.adopt(item.run, into: &palette)) }
        other.forEachChunk { text.append($0) }
    }

    /// Inserts an attributed text, which keeps its own attributes. Its fields stay apart from those around it, and a
    /// field that it is put into becomes two. Errors: `indexOutOfRange`, `notOnBoundary`, `tooLarge`.
    public mutating func insert(_ other: AttributedText, at index: Int) throws(RegletError) {
        try replace(index..<index, with: other)
    }

    /// Puts an attributed text, which keeps its own attributes, in the place of a range.
    /// Errors: `indexOutOfRange`, `notOnBoundary`, `tooLarge`.
    public mutating func replace(_ range: Range<Int>, with other: AttributedText) throws(RegletError) {
        try check(range)
        try checkRoom(for: other.utf8Count - range.count)
        var adopter = RunAdopter(from: other.palette)
        var adopted: [Run] = []
        adopted.reserveCapacity(other.runCount)
        var cursor = RunCursor(other.runs)
        while let item = cursor.next() { adopted.append(adopter.adopt(item.run, into: &palette)) }
        replace(range, with: other.utf8.span, runs: adopted, other.isEmpty ? .removed : .ended)
    }

    /// A part of the text, with the same base. A field that is cut keeps its part. Errors: `indexOutOfRange`, `notOnBoundary`.
    public func slice(_ range: Range<Int>) throws(RegletError) -> AttributedText {
        try check(range)
        var result = AttributedText(normalizedBase: base)
        result.palette = palette
        var bytes: [UInt8] = []
        text.copy(range, to: &bytes)
        result.text.append(bytes)
        let first = runs.place(ofByte: range.lowerBound).before.runs
        var window = RunWindow(capacity: runs.place(ofByte: range.upperBound).before.runs - first + 1)
        forEachPart(of: range) { part in window.push(part) }
        result.runs.append(window.runs)
        result.compactPalette()
        return result
    }

    /// The runs that a range cuts out, each with its share of the range.
    func forEachPart(of range: Range<Int>, _ body: (Run) -> Void) {
        var place = runs.place(ofByte: range.lowerBound)
        var head = place.before.bytes
        while head < range.upperBound, var run = runs.element(atOrAfter: &place.position) {
            let end = head + Int(run.length)
            let part = max(head, range.lowerBound)..<min(end, range.upperBound)
            run.length = Int32(truncatingIfNeeded: part.count)
            if part.lowerBound > head { run.link = run.link.starting(false) }
            if !part.isEmpty { body(run) }
            head = end
            place.position.index += 1
        }
    }

    /// The one place where text and runs change together.
    mutating func replace(
        _ range: Range<Int>, with new: borrowing Span<UInt8>, runs newRuns: [Run], _ joint: FieldJoint
    ) {
        if range.isEmpty && new.isEmpty { return }
        text.replace(text.position(range.lowerBound), text.position(range.upperBound), with: [UInt8](copying: new))
        runs.splice(range, with: newRuns, joint)
        compactPalette()
    }

    func checkRoom(for added: Int) throws(RegletError) {
        guard added <= AttributedText.byteLimit - utf8Count else { throw RegletError(.tooLarge) }
    }

    /// A run with the look and the link that text has which is put in the place of `range`; its length is to be set.
    mutating func inherited(at range: Range<Int>) -> Run {
        var place = runs.place(ofByte: range.lowerBound)
        let isInside = place.before.bytes < range.lowerBound
        guard let next = runs.element(atOrAfter: &place.position) else {
            var end = runs.end
            let look = runs.element(before: &end)?.look
            return Run(length: 0, look: look ?? palette.intern(base), link: .none, attachment: 0)
        }
        if !range.isEmpty {
            return Run(
                length: 0, look: next.look, link: next.link.starting(next.link.starts && !isInside), attachment: 0)
        }
        if isInside { return Run(length: 0, look: next.look, link: next.link.starting(false), attachment: 0) }
        guard let previous = runs.element(before: &place.position) else {
            return Run(length: 0, look: next.look, link: .none, attachment: 0)
        }
        let link = next.link.continues(previous.link) ? next.link : RunLink.none
        return Run(length: 0, look: previous.look, link: link, attachment: 0)
    }
}
