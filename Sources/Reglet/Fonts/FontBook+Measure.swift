/// Metrics: of a face that has a font file those of the file, else what the host's measurer says, else the built-in ones.
extension FontBook {
    /// Gives a face its font file, in the place of one it had. The file's bytes are not kept.
    ///
    /// - Parameter index: The font's place in a collection, from 0.
    /// - Throws: `unknownFace` where no family has the face; else as `FontFile.init`.
    public mutating func load(
        fontFile bytes: borrowing Span<UInt8>, index: Int = 0, forFace name: borrowing Span<UInt8>
    ) throws(RegletError) {
        guard let face = faces.index(of: name) else { throw RegletError(.unknownFace) }
        let file = try FontFile(copy bytes, index: index)
        if files.count < faces.count { files += [FontFile?](repeating: nil, count: faces.count - files.count) }
        files[face] = file
    }

    /// The vertical figures of a font, in points.
    ///
    /// - Throws: `unknownFamily` where the face is of no family of this book; what `Measurement` is refused with.
    public func metrics(of font: Font) throws(RegletError) -> FontMetrics {
        let nothing: [UInt8] = []
        let flags: [UInt8] = [BoundaryFlags.cluster.rawValue]
        var advances: [Double] = []
        return try measure(nothing.span, 0..<0, flags: flags.span, font: font, into: &advances)
    }

    /// Appends one advance, in points, for each grapheme cluster of a range of a text, all of it in one font.
    ///
    /// - Parameters:
    ///   - text: Valid UTF-8.
    ///   - range: Starts and ends at cluster boundaries.
    ///   - flags: Those that `Clusters.mark` makes for the whole text.
    /// - Returns: The vertical figures. Where it throws, nothing has been appended.
    /// - Throws: as `metrics(of:)`.
    func measure(
        _ text: borrowing Span<UInt8>, _ range: Range<Int>, flags: borrowing Span<UInt8>, font: Font, into advances: inout [Double]
    ) throws(RegletError) -> FontMetrics {
        let face = Int(try entry(of: font.face).name)
        if face < files.count, let file = files[face] {
            let glyphs = FileGlyphs(file: file, size: font.size)
            glyphs.appendAdvances(of: text, range, flags: flags, to: &advances)
            return glyphs.metrics
        }
        if let measurer {
            let request = request(text, range, flags: flags, face: faces.names[face], size: font.size)
            guard let measurement = measurer(request) else { throw RegletError(.callbackFailed) }
            try measurement.check(clusters: request.boundaries.count - 1)
            advances += measurement.advances
            return measurement.metrics
        }
        let ladder = try ladder(Int(font.face.family))
        let bold = try cssWeight(of: font.face) >= 600
        let italic = font.face.italic && !font.face.italicMissing
        let glyphs = BuiltinGlyphs(table: ladder.typeface.table(bold: bold, italic: italic), size: font.size)
        glyphs.appendAdvances(of: text, range, flags: flags, to: &advances)
        return ladder.typeface.metrics(size: font.size, isApproximate: !ladder.isExact)
    }

    private func request(
        _ text: borrowing Span<UInt8>, _ range: Range<Int>, flags: borrowing Span<UInt8>, face: [UInt8], size: Double
    ) -> MeasureRequest {
        var boundaries: [Int] = []
        boundaries.reserveCapacity(BoundaryFlags.cluster.count(in: flags, range) + 1)
        for index in range where flags[index] & BoundaryFlags.cluster.rawValue != 0 {
            boundaries.append(index - range.lowerBound)
        }
        boundaries.append(range.count)
        return MeasureRequest(
            text: [UInt8](copying: text.extracting(range)), face: face, size: size, boundaries: boundaries)
    }
}
