/// A run of a measured text: what a line's height, its links and its drawing need.
struct MeasuredRun: Sendable {
    /// Byte offset.
    var start: Int32
    var firstCluster: Int32
    /// In the text's palette.
    var look: UInt32
    /// The number of the clickable field, -1 for none.
    var field: Int32
    /// The number of the attachment in the text's palette, from 1; 0 for none.
    var attachment: UInt32
    /// The place of its extents in the measured text: that of its look, but an attachment has its own.
    var extents: Int32

    init(_ item: RunCursor.Item, from cluster: Int, extents: Int) {
        start = Int32(truncatingIfNeeded: item.start)
        firstCluster = Int32(truncatingIfNeeded: cluster)
        look = item.run.look
        field = Int32(truncatingIfNeeded: item.field ?? -1)
        attachment = item.run.attachment
        self.extents = Int32(truncatingIfNeeded: extents)
    }
}

/// How far runs reach across the line, in points.
struct RunExtents: Sendable {
    /// Distances from the baseline and the space below: the font's, raised by the baseline offset.
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
    /// Where an attachment stands, its own y and the baseline offset included; up from the baseline.
    var attachmentY = 0.0
    /// The height of an attachment that waits for the line's other maxima.
    var lineTop = 0.0
    var lineBottom = 0.0

    init() {}

    init(_ metrics: FontMetrics, _ style: Style, _ attachment: Attachment? = nil) {
        ascent = metrics.ascent + style.baselineOffset
        descent = metrics.descent - style.baselineOffset
        leading = metrics.leading
        guard let attachment else { return }
        switch attachment.alignment {
        case .lineTop: lineTop = attachment.height
        case .lineBottom: lineBottom = attachment.height
        default:
            attachmentY = attachment.y(in: metrics) + style.baselineOffset
            ascent = max(ascent, attachmentY + attachment.height)
            descent = max(descent, -attachmentY)
        }
    }
}
