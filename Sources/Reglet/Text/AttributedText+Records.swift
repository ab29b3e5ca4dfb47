/// A run by numbers alone, for those who read many runs and each name once.
public struct RunRecord: Sendable {
    /// In the unit that was asked for.
    public var start: Int
    public var end: Int
    public var style: Style
    /// Equal in two runs of one text where family and style are.
    public var look: Int
    /// The number of the family's name.
    public var family: Int
    /// The field's rank in the text, from 0.
    public var link: Int?
    /// The number of the name of the field's target.
    public var target: Int?
    /// The attachment's rank in the text, from 0.
    public var attachment: Int?
}

extension AttributedText {
    /// The size of the table of names: those of families and targets, also of such as no run has any more.
    public var nameCount: Int { palette.names.values.count }

    /// The name of that number. Equal names have equal numbers. UTF-8. Error: `indexOutOfRange`.
    public func name(_ number: Int) throws(RegletError) -> [UInt8] {
        guard number >= 0 && number < nameCount else { throw RegletError(.indexOutOfRange) }
        return palette.names.values[number].bytes
    }

    /// The runs with the numbers of a range, in order, in a time linear in them. Error: `indexOutOfRange`.
    public func forEachRecord(_ numbers: Range<Int>, in unit: IndexUnit, _ body: (RunRecord) -> Void) throws(RegletError) {
        guard numbers.lowerBound >= 0 && numbers.upperBound <= runCount else { throw RegletError(.indexOutOfRange) }
        if numbers.isEmpty { return }
        let first = runs.place(ofRun: numbers.lowerBound)
        var cursor = RunCursor(runs, from: first)
        var units = UnitCursor(text, from: first.before.bytes)
        var start = unit.size(units.sum)
        for _ in numbers {
            guard let item = cursor.next() else { return }
            units.advance(to: item.start + Int(item.run.length), in: unit)
            let end = unit.size(units.sum)
            let look = palette.looks[item.run.look]
            body(RunRecord(
                start: start, end: end, style: look.style, look: Int(item.run.look), family: Int(look.family),
                link: item.field, target: item.run.link.target.map { Int($0) }, attachment: item.attachment))
            start = end
        }
    }
}

/// Walks the bytes forwards and counts them in all units, so that many places are converted in one pass.
private struct UnitCursor {
    private let text: TextBuffer
    private var position: TextBuffer.Position
    private(set) var sum: UInt8.Sum

    init(_ text: TextBuffer, from index: Int) {
        self.text = text
        (position, sum) = text.chunk(at: index) { $0.bytes }
        advance(to: index, in: .scalar)
    }

    /// Goes on to a byte offset; in bytes there is nothing to count.
    mutating func advance(to index: Int, in unit: IndexUnit) {
        if unit == .utf8 { return sum.bytes = index }
        while sum.bytes < index {
            let chunk = text.pages[position.page].chunks[position.chunk].elements
            let end = min(chunk.count, position.index + index - sum.bytes)
            sum += UInt8.sum(chunk.span.extracting(position.index..<end))
            position.index = end
            if end == chunk.count && !text.advanceChunk(&position) { return }
        }
    }
}
