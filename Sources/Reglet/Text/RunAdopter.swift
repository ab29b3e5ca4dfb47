/// Takes runs of one text into the palette of another.
struct RunAdopter {
    private let source: Palette
    /// By number in the source's palette, the number in the other plus one; 0 where not yet known.
    private var looks: [UInt32]
    private var attachments: [UInt32]

    init(from source: Palette) {
        self.source = source
        looks = [UInt32](repeating: 0, count: source.looks.values.count)
        attachments = [UInt32](repeating: 0, count: source.attachments.count)
    }

    mutating func adopt(_ run: Run, into palette: inout Palette) -> Run {
        var run = run
        let look = Int(run.look)
        if looks[look] == 0 { looks[look] = palette.intern(source.attributes(run.look)) + 1 }
        run.look = looks[look] - 1
        if run.attachment != 0 {
            let index = Int(run.attachment - 1)
            if attachments[index] == 0 { attachments[index] = palette.intern(source.attachments[index]) }
            run.attachment = attachments[index]
        }
        if !run.link.isNone {
            let target = run.link.target.map { palette.intern(name: source.names[$0].bytes) }
            run.link = RunLink(target: target).starting(run.link.starts)
        }
        return run
    }
}

extension AttributedText {
    /// Drops what no run points to any more, once that is most of the palette; so an edit pays for it on average only.
    mutating func compactPalette() {
        let size = palette.looks.values.count + palette.names.values.count + palette.attachments.count
        guard size > 64 + 8 * runCount else { return }
        var compact = Palette()
        var adopter = RunAdopter(from: palette)
        var adopted: [Run] = []
        adopted.reserveCapacity(runCount)
        var cursor = RunCursor(runs)
        while let item = cursor.next() { adopted.append(adopter.adopt(item.run, into: &compact)) }
        palette = compact
        runs = RunList()
        runs.append(adopted)
    }
}
