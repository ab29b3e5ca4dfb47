/// A run of a measured text: what a line's height, its links and its drawing need.
struct MeasuredRun: Sendable {
    /// Byte offset.
    var start: Int32
    var firstCluster: Int32 = 0
    /// In the text's palette.
    var look: UInt32
    /// The number of the clickable field, -1 for none.
    var field: Int32
    /// The number of the attachment in the text's palette, from 1; 0 for none.
    var attachment: UInt32
    /// Distances from the baseline and the space below, in points: the font's, raised by the baseline offset.
    var ascent: Double
    var descent: Double
    var leading: Double
    /// Where an attachment stands, its own y and the baseline offset included; up from the baseline.
    var attachmentY = 0.0
    /// The height of an attachment that waits for the line's other maxima.
    var lineTop = 0.0
    var lineBottom = 0.0

    init(_ item: RunCursor.Item, _ look: LookTable.Entry, _ attachment: Attachment?) {
        start = Int32(truncatingIfNeeded: item.start)
        self.look = item.run.look
        field = Int32(truncatingIfNeeded: item.field ?? -1)
        self.attachment = item.run.attachment
        ascent = look.metrics.ascent + look.baselineOffset
        descent = look.metrics.descent - look.baselineOffset
        leading = look.metrics.leading
        guard let attachment else { return }
        switch attachment.alignment {
        case .lineTop: lineTop = attachment.height
        case .lineBottom: lineBottom = attachment.height
        default:
            attachmentY = attachment.y(in: look.metrics) + look.baselineOffset
            ascent = max(ascent, attachmentY + attachment.height)
            descent = max(descent, -attachmentY)
        }
    }
}

/// The fonts that a palette's looks come to, found once each.
struct LookTable: Sendable {
    struct Entry {
        var font: Font
        var metrics: FontMetrics
        var baselineOffset: Double
        var kern: Double
    }

    private let palette: Palette
    private let fonts: FontBook
    private var entries: [Entry?]

    init(_ palette: Palette, _ fonts: FontBook) {
        self.palette = palette
        self.fonts = fonts
        entries = [Entry?](repeating: nil, count: palette.looks.values.count)
    }

    mutating func look(_ number: UInt32) throws(RegletError) -> Entry {
        if let entry = entries[Int(number)] { return entry }
        let entry = try LookTable.entry(palette.attributes(number), fonts)
        entries[Int(number)] = entry
        return entry
    }

    static func entry(_ attributes: Attributes, _ fonts: FontBook) throws(RegletError) -> Entry {
        let font = try fonts.font(for: attributes)
        let style = attributes.style
        return Entry(
            font: font, metrics: try fonts.metrics(of: font), baselineOffset: style.baselineOffset, kern: style.kern)
    }

    /// Of a look that has been asked for before.
    func font(_ number: UInt32) -> Font? { entries[Int(number)]?.font }
    func metrics(_ number: UInt32) -> FontMetrics? { entries[Int(number)]?.metrics }
    func kern(_ number: UInt32) -> Double { entries[Int(number)]?.kern ?? 0 }
}
