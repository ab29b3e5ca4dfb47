/// The advances of grapheme clusters.
extension GlyphSource {
    /// Appends one advance, in points, for each cluster of a range of valid UTF-8 that starts and ends at cluster boundaries.
    /// `flags` are those of the text. A pair's kerning goes to the cluster before.
    @_optimize(speed)
    func appendAdvances(
        of text: borrowing Span<UInt8>, _ range: Range<Int>, flags: borrowing Span<UInt8>, to advances: inout [Double]
    ) {
        let isBoundary = BoundaryFlags.cluster.rawValue
        let count = BoundaryFlags.cluster.count(in: flags, range)
        let missing = advance(of: glyph(for: 0x6E))  // n
        let kerns = hasKerning
        advances.append(addingCapacity: count) { output in
            var index = range.lowerBound
            var previous = -1
            while index < range.upperBound {
                let start = index
                // The range ends at a boundary, so the search does too.
                repeat { index &+= 1 } while flags[index] & isBoundary == 0
                let (scalar, length) = UTF8Scan.scalar(at: start, in: text)
                let glyph = glyph(for: scalar)
                if kerns {
                    if previous >= 0 && glyph >= 0 {
                        var written = output.mutableSpan
                        written[written.count - 1] += kerning(previous, glyph)
                    }
                    previous = glyph
                }
                if start &+ length < index {
                    output.append(advance(of: text, start..<index, missing: missing))
                } else {
                    output.append(advance(scalar, glyph, missing: missing))
                }
            }
        }
    }

    /// The advance of one character. One that the source lacks has none where it is a mark or does not show, an em where
    /// it is wide or an emoji, else `missing`.
    @inline(__always)
    private func advance(_ scalar: UInt32, _ glyph: Int, missing: Double) -> Double {
        glyph >= 0 ? advance(of: glyph) : substitute(for: scalar, missing: missing)
    }

    private func substitute(for scalar: UInt32, missing: Double) -> Double {
        let record = PropertyRecord(scalar)
        if record.general == .mark || record.general == .control { return 0 }
        return record.isWide || record.cluster == .XX_pict ? size : missing
    }

    /// The advance of a cluster of several characters: their sum, but for those that are drawn as one with what precedes.
    private func advance(of text: borrowing Span<UInt8>, _ cluster: Range<Int>, missing: Double) -> Double {
        var sum = 0.0
        var before: UInt32 = 0
        var index = cluster.lowerBound
        while index < cluster.upperBound {
            let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
            index &+= length
            if UnicodeProperties.isRegionalIndicator(scalar), index < cluster.upperBound {
                let (next, length) = UTF8Scan.scalar(at: index, in: text)
                if UnicodeProperties.isRegionalIndicator(next) {  // A flag.
                    index &+= length
                    before = next
                    sum += size
                    continue
                }
            }
            if before == 0 || !isDrawn(scalar, into: before) { sum += advance(scalar, glyph(for: scalar), missing: missing) }
            before = scalar
        }
        return sum
    }

    /// Whether a character of a cluster takes no room of its own after the one before it.
    private func isDrawn(_ scalar: UInt32, into before: UInt32) -> Bool {
        if UnicodeProperties.isEmojiModifier(scalar) { return true }
        if UnicodeProperties.isHangulVowelOrTrailing(scalar) { return true }
        return before == UnicodeProperties.zeroWidthJoiner && UnicodeProperties.isExtendedPictographic(scalar)
    }
}
