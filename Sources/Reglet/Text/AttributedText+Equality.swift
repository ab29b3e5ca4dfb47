extension AttributedText: Equatable {
    /// Whether the texts and all that is stored with them are equal; in linear time.
    public static func == (a: AttributedText, b: AttributedText) -> Bool {
        a.text.sum == b.text.sum && a.runs.sum == b.runs.sum && equalRuns(a, b) && equalBytes(a.text, b.text)
    }

    private static func equalRuns(_ a: AttributedText, _ b: AttributedText) -> Bool {
        // By number in a's palette, the number plus one of the equal look in b's; 0 where not yet compared.
        var looks = [UInt32](repeating: 0, count: a.palette.looks.values.count)
        var left = RunCursor(a.runs)
        var right = RunCursor(b.runs)
        while let first = left.next()?.run {
            guard let second = right.next()?.run, first.length == second.length else { return false }
            if looks[Int(first.look)] != second.look + 1 {
                guard a.palette.attributes(first.look) == b.palette.attributes(second.look) else { return false }
                looks[Int(first.look)] = second.look + 1
            }
            guard first.link.isNone == second.link.isNone, first.link.starts == second.link.starts,
                a.target(first.link) == b.target(second.link), a.attachment(first) == b.attachment(second)
            else { return false }
        }
        return true
    }

    private static func equalBytes(_ a: TextBuffer, _ b: TextBuffer) -> Bool {
        var left = TextBuffer.Position()
        var right = TextBuffer.Position()
        while a.element(atOrAfter: &left) != nil, b.element(atOrAfter: &right) != nil {
            let first = a.pages[left.page].chunks[left.chunk].elements
            let second = b.pages[right.page].chunks[right.chunk].elements
            let count = min(first.count - left.index, second.count - right.index)
            for offset in 0..<count where first[left.index + offset] != second[right.index + offset] { return false }
            left.index += count
            right.index += count
        }
        return true
    }
}
