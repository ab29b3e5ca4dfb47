extension AttributedText {
    /// A fault in what the type promises, or nil: sums that are kept up, canonical runs, whole fields, numbers that
    /// the palette has. For tests and fuzzing; linear time.
    public var fault: StaticString? {
        if let fault = text.fault ?? runs.fault { return fault }
        if text.sum.bytes != runs.sum.bytes { return "runs do not cover the text" }
        let bytes = utf8
        if UTF8Scan.firstInvalid(bytes.span) != nil { return "text is not UTF-8" }
        var previous: Run?
        var cursor = RunCursor(runs)
        while let item = cursor.next() {
            let run = item.run
            if run.length <= 0 { return "empty run" }
            if !UTF8Scan.isBoundary(item.start, in: bytes.span) { return "run begins inside a scalar" }
            if Int(run.look) >= palette.looks.values.count { return "unknown look" }
            if Int(run.attachment) > palette.attachments.count { return "unknown attachment" }
            if run.attachment != 0 && run.length != Attachment.character.count { return "attachment not alone" }
            if let previous, previous.joins(run) { return "neighbouring runs do not differ" }
            if !run.link.isNone && !run.link.starts && !continues(previous?.link, run.link) { return "field without a start" }
            previous = run
        }
        return nil
    }

    private func continues(_ previous: RunLink?, _ link: RunLink) -> Bool {
        previous.map { link.continues($0) } ?? false
    }
}
