/// The stretches of paragraphs with one alignment, which HTML can give to blocks only.
struct HTMLBlocks {
    /// Byte offset of the end, and alignment.
    private(set) var blocks: [(end: Int, alignment: TextAlignment)] = []

    init(_ text: AttributedText, _ bytes: borrowing Span<UInt8>) {
        var cursor = RunCursor(text.runs)
        var item = cursor.next()
        var start = 0
        while start < bytes.count {
            while let run = item, run.start + Int(run.run.length) <= start { item = cursor.next() }
            let alignment = item.map { text.palette.looks[$0.run.look].style.alignment } ?? .natural
            let end = Bidi.paragraphEnd(from: start, in: bytes)
            if let last = blocks.last, last.alignment == alignment { blocks.removeLast() }
            blocks.append((end, alignment))
            start = end
        }
    }
}

extension CSS {
    mutating func declare(_ alignment: TextAlignment) {
        switch alignment {
        case .natural: declare("text-align", "start")
        case .left: declare("text-align", "left")
        case .center: declare("text-align", "center")
        case .right: declare("text-align", "right")
        case .justified: declare("text-align", "justify")
        }
    }
}
