/// A stretch of a text with the same attributes, as it is read.
public struct AttributedRun: Equatable, Sendable {
    /// In bytes.
    public var range: Range<Int>
    public var attributes: Attributes
    public var link: Link?
    /// Where there is one, the run is one U+FFFC.
    public var attachment: Attachment?
}

/// A clickable field, as it is read.
public struct Link: Equatable, Sendable {
    /// The field's rank in the text, from 0.
    public var number: Int
    public var target: [UInt8]?
}

extension AttributedText {
    public var runCount: Int { runs.sum.runs }

    /// The number of clickable fields.
    public var linkCount: Int { runs.sum.fields }

    public var attachmentCount: Int { runs.sum.attachments }

    /// The run of that number. Error: `indexOutOfRange`.
    public func run(_ number: Int) throws(RegletError) -> AttributedRun {
        guard number >= 0 && number < runCount else { throw RegletError(.indexOutOfRange) }
        return run(at: runs.place(ofRun: number))
    }

    /// The number of the run that holds the byte at `index`; at the end of the text that of its last run.
    /// Errors: `indexOutOfRange` (also for an empty text), `notOnBoundary`.
    public func runNumber(at index: Int) throws(RegletError) -> Int {
        try check(index)
        guard !isEmpty else { throw RegletError(.indexOutOfRange) }
        return min(runs.place(ofByte: index).before.runs, runCount - 1)
    }

    /// The run that holds the byte at `index`; at the end of the text its last run. Errors as for `runNumber`.
    public func run(containing index: Int) throws(RegletError) -> AttributedRun {
        try run(try runNumber(at: index))
    }

    /// The run of the attachment of that number, from 0. Error: `indexOutOfRange`.
    public func run(ofAttachment number: Int) throws(RegletError) -> AttributedRun {
        guard number >= 0 && number < attachmentCount else { throw RegletError(.indexOutOfRange) }
        return run(at: runs.place(ofAttachment: number))
    }

    /// The bytes of the field of that number, from 0; in a time linear in the field's runs. Error: `indexOutOfRange`.
    public func range(ofLink number: Int) throws(RegletError) -> Range<Int> {
        guard number >= 0 && number < linkCount else { throw RegletError(.indexOutOfRange) }
        let first = runs.place(ofField: number)
        var end = first.before.bytes
        var cursor = RunCursor(runs, from: first)
        while let item = cursor.next(), item.field == number { end += Int(item.run.length) }
        return first.before.bytes..<end
    }

    private func run(at place: RunList.Place) -> AttributedRun {
        view(RunCursor.Item(runs[place.position], at: place, in: runs))
    }

    /// A run with its attributes looked up.
    func view(_ item: RunCursor.Item) -> AttributedRun {
        AttributedRun(
            range: item.start..<item.start + Int(item.run.length),
            attributes: palette.attributes(item.run.look),
            link: item.field.map { Link(number: $0, target: target(item.run.link)) },
            attachment: attachment(item.run))
    }

    func target(_ link: RunLink) -> [UInt8]? { link.target.map { palette.names[$0].bytes } }

    func attachment(_ run: Run) -> Attachment? {
        run.attachment == 0 ? nil : palette.attachments[Int(run.attachment - 1)]
    }

    /// All runs in order, in linear time.
    public func forEachRun(_ body: (AttributedRun) -> Void) {
        var cursor = RunCursor(runs)
        while let item = cursor.next() { body(view(item)) }
    }
}

/// Walks the runs, from the first or a later one to the last.
struct RunCursor {
    struct Item {
        var run: Run
        /// Byte offset.
        var start: Int
        /// The number of the clickable field, if any.
        var field: Int?
        /// The number of the attachment among those of the text, if any.
        var attachment: Int?

        init(_ run: Run, at place: RunList.Place, in runs: RunList) {
            self.run = run
            start = place.before.bytes
            field = runs.field(run, at: place)
            attachment = run.attachment == 0 ? nil : place.before.attachments
        }
    }

    private let runs: RunList
    private var place: RunList.Place

    init(_ runs: RunList, from place: RunList.Place = .init(position: .init(), before: .zero)) {
        self.runs = runs
        self.place = place
    }

    mutating func next() -> Item? {
        guard let run = runs.element(atOrAfter: &place.position) else { return nil }
        let item = Item(run, at: place, in: runs)
        place.before.add(run)
        place.position.index += 1
        return item
    }
}
