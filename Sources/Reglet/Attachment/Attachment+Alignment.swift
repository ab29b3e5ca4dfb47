extension Attachment {
    /// How far above the baseline the attachment's bottom is, in a line of text of that font; in points. What aligns with
    /// the line itself stands on the baseline here.
    func y(in font: FontMetrics) -> Double {
        switch alignment {
        case .baseline: y
        case .textTop: font.ascent - height
        case .textCenter: (font.ascent - font.descent - height) / 2
        case .textBottom: -font.descent
        case .capCenter: (font.capHeight - height) / 2
        case .xCenter: (font.xHeight - height) / 2
        case .lineTop, .lineBottom: 0
        }
    }
}
