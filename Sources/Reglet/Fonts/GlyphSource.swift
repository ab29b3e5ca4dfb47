/// What advances are made of: a face at a size. Glyphs are numbers of the source's own.
protocol GlyphSource {
    /// Points per em.
    var size: Double { get }

    /// Whether any pair is kerned.
    var hasKerning: Bool { get }

    /// The glyph of a scalar, or -1 where the source has none.
    func glyph(for scalar: UInt32) -> Int

    /// The advance of a glyph in points.
    func advance(of glyph: Int) -> Double

    /// What comes on top between two glyphs, in points.
    func kerning(_ left: Int, _ right: Int) -> Double
}

/// A built-in table at a size.
struct BuiltinGlyphs: GlyphSource {
    let size: Double
    let hasKerning = false
    private let first: Int
    private let scalars = BuiltinAdvances.scalars
    private let pages = BuiltinAdvances.pages
    private let advances = BuiltinAdvances.advances

    /// The places in `scalars` of the space, of the no-break space and of what follows Latin-1.
    private static let latin = 0x7F - 0x20
    private static let others = latin + 0x60

    init(table: Int, size: Double) {
        self.size = size
        first = table * scalars.count
    }

    @inline(__always)
    func glyph(for scalar: UInt32) -> Int {
        if scalar &- 0x20 < 0x5F { return Int(scalar &- 0x20) }
        if scalar &- 0xA0 < 0x60 { return Int(scalar &- 0xA0) &+ Self.latin }
        return search(for: scalar)
    }

    private func search(for scalar: UInt32) -> Int {
        guard scalar <= 0xFFFF else { return -1 }
        let page = Int(scalar >> 8)
        var low = Self.others + Int(pages[page])
        var high = Self.others + Int(pages[page + 1])
        while low < high {
            let middle = (low &+ high) / 2
            let found = UInt32(scalars[middle])
            if found == scalar { return middle }
            if found < scalar { low = middle &+ 1 } else { high = middle }
        }
        return -1
    }

    @inline(__always)
    func advance(of glyph: Int) -> Double { Double(advances[first &+ glyph]) * size / 1000 }

    @inline(__always)
    func kerning(_ left: Int, _ right: Int) -> Double { 0 }
}

/// A font file at a size.
struct FileGlyphs: GlyphSource {
    let file: FontFile
    let size: Double

    var hasKerning: Bool { file.hasKerning }

    @inline(__always)
    func glyph(for scalar: UInt32) -> Int {
        let glyph = file.glyph(for: scalar)
        return glyph == 0 ? -1 : Int(glyph)
    }

    @inline(__always)
    func advance(of glyph: Int) -> Double { points(file.advance(of: UInt16(truncatingIfNeeded: max(glyph, 0)))) }

    func kerning(_ left: Int, _ right: Int) -> Double {
        points(file.kerning(UInt16(truncatingIfNeeded: left), UInt16(truncatingIfNeeded: right)))
    }

    func points(_ units: Int) -> Double { Double(units) * size / Double(file.unitsPerEm) }

    var metrics: FontMetrics {
        FontMetrics(
            ascent: points(file.ascent), descent: points(file.descent), leading: points(file.lineGap),
            capHeight: points(file.capHeight), xHeight: points(file.xHeight))
    }
}
