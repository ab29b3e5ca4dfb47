/// What the looks of one text's palette come to in one font book, found once each.
struct LookTable: Sendable {
    private struct Entry: Sendable {
        var font: Font
        var metrics: FontMetrics?
        /// The advance of a hyphen, its kern included; below 0 where it is not yet measured.
        var hyphen = -1.0
    }

    private var entries: [Entry?]
    /// The advance of the widest hyphen that has been measured.
    private(set) var widestHyphen = 0.0

    init(_ palette: Palette) {
        entries = [Entry?](repeating: nil, count: palette.looks.values.count)
    }

    /// Errors: those of `FontBook.font(for:)`.
    mutating func font(_ look: UInt32, _ palette: Palette, _ fonts: FontBook) throws(RegletError) -> Font {
        if let entry = entries[Int(look)] { return entry.font }
        let font = try fonts.font(for: palette.attributes(look))
        entries[Int(look)] = Entry(font: font)
        return font
    }

    /// Errors: those of `font` and of the host's measurer.
    mutating func measure(_ look: UInt32, _ palette: Palette, _ fonts: FontBook) throws(RegletError) -> FontMetrics {
        if let metrics = metrics(look) { return metrics }
        let metrics = try fonts.metrics(of: try font(look, palette, fonts))
        entries[Int(look)]?.metrics = metrics
        return metrics
    }

    /// Errors: those of `font` and of the host's measurer.
    mutating func measureHyphen(_ look: UInt32, _ palette: Palette, _ fonts: FontBook) throws(RegletError) {
        if hyphen(look) >= 0 { return }
        let hyphen: [UInt8] = [UInt8(ascii: "-")]
        let flags: [UInt8] = [BoundaryFlags.cluster.rawValue, BoundaryFlags.cluster.rawValue]
        var advances: [Double] = []
        let font = try font(look, palette, fonts)
        _ = try fonts.measure(hyphen.span, 0..<1, flags: flags.span, font: font, into: &advances)
        let advance = max(0, (advances.first ?? 0) + palette.looks[look].style.kern)
        entries[Int(look)]?.hyphen = advance
        widestHyphen = max(widestHyphen, advance)
    }

    /// Nil before `measure`.
    func metrics(_ look: UInt32) -> FontMetrics? { entries[Int(look)]?.metrics }

    /// Below 0 before `measureHyphen`.
    func hyphen(_ look: UInt32) -> Double { entries[Int(look)]?.hyphen ?? -1 }
}
