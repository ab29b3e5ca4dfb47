/// The bidirectional algorithm, UAX #9 of Unicode 17.0, whole: explicit embeddings, overrides and isolates to a depth of
/// 125, paired brackets, rules L1 and L2. What rule X9 removes stays, with the level of what is before it.
///
/// U+001C to U+001E count as S here, since they end no line.
public enum Bidi {
    /// The direction that a paragraph is given.
    public enum BaseDirection: Int32, Sendable, CaseIterable {
        /// That of the first strong character (P2, P3), left to right where there is none.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
    }

    /// The highest level that the algorithm gives: one more than its depth.
    public static var maximumLevel: UInt8 { 126 }

    /// One level for each byte of valid UTF-8, paragraph by paragraph, each paragraph one line (L1 applied to it whole).
    public static func levels(of text: borrowing Span<UInt8>, direction: BaseDirection) -> [UInt8] {
        var levels = [UInt8](repeating: 0, count: text.count)
        if direction != .rightToLeft && !needsResolution(0..<text.count, of: text) { return levels }
        var resolver = BidiResolver()
        var start = 0
        while start < text.count {
            let paragraph = resolver.resolveParagraph(from: start, of: text, direction: direction)
            var index = start
            for run in paragraph.lineRuns(paragraph.range, of: text) {
                if run.level != 0 {
                    while index < run.end {
                        levels[index] = run.level
                        index &+= 1
                    }
                }
                index = run.end
            }
            start = paragraph.range.upperBound
        }
        return levels
    }

    /// The end of the paragraph that begins at `start`, its CR LF, CR, LF, U+0085 or U+2029 included (P1).
    public static func paragraphEnd(from start: Int, in text: borrowing Span<UInt8>) -> Int {
        var index = start
        while index < text.count {
            let lead = text[index]
            index &+= 1
            if lead &- 0x0E < 0xC2 - 0x0E { continue }  // ASCII but for a few controls, or a continuation
            switch lead {
            case 0x0A: return index
            case 0x0D: return index < text.count && text[index] == 0x0A ? index + 1 : index
            case 0xC2 where text[index] == 0x85: return index + 1
            case 0xE2 where text[index] == 0x80 && text[index + 1] == 0xA9: return index + 2
            default: break
            }
        }
        return index
    }

    /// Whether a range has a character that can raise a level in a paragraph whose base level is 0.
    ///
    /// All these have one of a few lead bytes, so that most text is passed without decoding.
    static func needsResolution(_ range: Range<Int>, of text: borrowing Span<UInt8>) -> Bool {
        for index in range {
            let lead = text[index]
            guard lead >= 0xD6, lead < 0xE0 || lead == 0xE0 || lead == 0xE2 || lead == 0xEF || lead == 0xF0 else { continue }
            if PropertyRecord(UTF8Scan.scalar(at: index, in: text).value).bidi.raises { return true }
        }
        return false
    }

    /// `paragraphEnd`, or nil where `needsResolution` is true of the paragraph; both found in one scan.
    static func endOfPlainParagraph(from start: Int, of text: borrowing Span<UInt8>) -> Int? {
        var index = start
        while index < text.count {
            let lead = text[index]
            if lead &- 0x0E < 0xC2 - 0x0E {  // ASCII but for a few controls, or a continuation
                index &+= 1
                continue
            }
            let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
            index &+= length
            let type = PropertyRecord(scalar).bidi
            if type.raises { return nil }
            if type == .B { return scalar == 0x0D && index < text.count && text[index] == 0x0A ? index + 1 : index }
        }
        return index
    }
}

extension BidiClass {
    /// Whether a character of the class can raise a level above 0 by itself.
    @inline(__always)
    fileprivate var raises: Bool {
        switch self {
        case .R, .AL, .AN, .LRE, .LRO, .RLE, .RLO, .LRI, .RLI, .FSI: true
        default: false
        }
    }
}
