/// A text's grapheme clusters with their advances, and its fonts with their vertical figures.
public struct MeasuredText: Sendable {
    /// A stretch in one font. Stretches tile the text, start and end at cluster boundaries, and are never empty.
    public struct FontRun: Equatable, Sendable {
        /// In bytes.
        public var range: Range<Int>
        public var font: Font
        public var metrics: FontMetrics
    }

    /// The text that was measured.
    public let utf8: [UInt8]

    /// `BoundaryFlags` for each byte offset, the end included; those of clusters are set.
    public internal(set) var flags: [UInt8]

    /// One for each cluster, in points.
    public internal(set) var advances: [Double] = []

    public internal(set) var fonts: [FontRun] = []

    init(utf8: [UInt8]) {
        self.utf8 = utf8
        flags = [UInt8](repeating: 0, count: utf8.count + 1)
        var span = flags.mutableSpan
        Clusters.mark(utf8.span, into: &span)
    }
}

/// A grapheme cluster and its advance in points.
public struct MeasuredCluster: Equatable, Sendable {
    public var start: Int
    public var end: Int
    public var advance: Double
}

extension MeasuredText {
    /// The clusters in order, with their places in a unit.
    public func clusters(in unit: IndexUnit = .utf8) -> [MeasuredCluster] {
        var clusters: [MeasuredCluster] = []
        clusters.reserveCapacity(advances.count)
        forEachCluster(in: unit) { clusters.append($0) }
        return clusters
    }

    /// The clusters in order, with their places in a unit.
    public func forEachCluster(in unit: IndexUnit = .utf8, _ body: (MeasuredCluster) -> Void) {
        var offset = 0
        var start = 0
        for advance in advances {
            var end = start
            repeat {
                end += unit.size(ofByte: utf8[offset])
                offset += 1
            } while !isCluster(offset)
            body(MeasuredCluster(start: start, end: end, advance: advance))
            start = end
        }
    }
}

extension FontBook {
    /// The font that attributes ask for.
    ///
    /// - Throws: `unknownFamily`; as `Font.init`.
    public func font(for attributes: Attributes) throws(RegletError) -> Font {
        let style = attributes.style
        let face = try resolve(family: attributes.family.span, weight: Int(style.weight), italic: style.italic)
        return try Font(face, size: style.size)
    }

    /// Measures a text: a cluster has the font of its first character, the width of its attachment where it has one, and
    /// behind it the kern of its first character or attachment, unless that does not show. No advance is below 0, and tabs,
    /// soft hyphens and line ends have none, as in a label. Linear time.
    ///
    /// - Throws: as `font(for:)` and `metrics(of:)`.
    public func measure(_ text: AttributedText) throws(RegletError) -> MeasuredText {
        var looks = LookTable(text.palette)
        var measured = try measure(text, &looks, withFonts: true)
        measured.setAdvancesByKind()
        return measured
    }

    /// What the fonts say, with a table of the text's looks in this book. The stretches in one font are a list that a label
    /// does without.
    func measure(
        _ text: AttributedText, _ looks: inout LookTable, withFonts: Bool
    ) throws(RegletError) -> MeasuredText {
        let bytes = text.utf8
        var measured = MeasuredText(utf8: bytes)
        measured.isolateAttachments(of: text)
        // With room for the end of the text: a label makes edges of them.
        measured.advances.reserveCapacity(BoundaryFlags.cluster.count(in: measured.flags.span, 0..<measured.flags.count))
        var open: (font: Font, start: Int)?
        var isPlain = true
        var cursor = RunCursor(text.runs)
        while let item = cursor.next() {
            if text.palette.looks[item.run.look].style.kern != 0 || item.run.attachment != 0 { isPlain = false }
            let font = try looks.font(item.run.look, text.palette, self)
            if font == open?.font { continue }
            let start = measured.firstCluster(from: item.start)
            if let (font, from) = open { try measure(bytes.span, from..<start, font, into: &measured, withFonts) }
            open = (font, start)
        }
        if let (font, from) = open { try measure(bytes.span, from..<bytes.count, font, into: &measured, withFonts) }
        if !isPlain { measured.setAttachmentsAndKern(of: text, bytes.span) }
        return measured
    }

    private func measure(
        _ text: borrowing Span<UInt8>, _ range: Range<Int>, _ font: Font, into measured: inout MeasuredText, _ withFonts: Bool
    ) throws(RegletError) {
        if range.isEmpty { return }
        let flags = measured.flags
        let metrics = try measure(text, range, flags: flags.span, font: font, into: &measured.advances)
        if withFonts { measured.fonts.append(MeasuredText.FontRun(range: range, font: font, metrics: metrics)) }
    }
}

extension IndexUnit {
    /// What a byte of UTF-8 adds to an index.
    @inline(__always)
    fileprivate func size(ofByte byte: UInt8) -> Int {
        if self == .utf8 { return 1 }
        return UTF8Scan.isContinuation(byte) ? 0 : self == .utf16 && byte >= 0xF0 ? 2 : 1
    }
}

extension MeasuredText {
    @inline(__always)
    func isCluster(_ offset: Int) -> Bool { flags[offset] & BoundaryFlags.cluster.rawValue != 0 }

    /// The first cluster boundary that is not before `offset`.
    func firstCluster(from offset: Int) -> Int {
        var offset = offset
        while !isCluster(offset) { offset += 1 }
        return offset
    }

    /// Makes each attachment a cluster of its own, whatever stands around it.
    fileprivate mutating func isolateAttachments(of text: AttributedText) {
        if text.attachmentCount == 0 { return }
        var cursor = RunCursor(text.runs)
        while let item = cursor.next() {
            if item.run.attachment == 0 { continue }
            flags[item.start] |= BoundaryFlags.cluster.rawValue
            flags[item.start + Int(item.run.length)] |= BoundaryFlags.cluster.rawValue
        }
    }

    fileprivate mutating func setAdvancesByKind() {
        let bytes = utf8
        var start = 0
        for cluster in advances.indices {
            let end = firstCluster(from: start + 1)
            advances[cluster] = ClusterKind(start..<end, in: bytes.span).advance(advances[cluster])
            start = end
        }
    }

    fileprivate mutating func setAttachmentsAndKern(of text: AttributedText, _ bytes: borrowing Span<UInt8>) {
        var cluster = -1
        var cursor = RunCursor(text.runs)
        while let item = cursor.next() {
            let kern = text.palette.looks[item.run.look].style.kern
            for offset in item.start..<item.start + Int(item.run.length) {
                guard isCluster(offset) else { continue }
                cluster += 1
                if kern == 0 || UnicodeProperties.isControlOrFormat(UTF8Scan.scalar(at: offset, in: bytes).value) { continue }
                advances[cluster] += kern
            }
            if let attachment = text.attachment(item.run) { advances[cluster] = attachment.width + kern }
        }
    }
}
