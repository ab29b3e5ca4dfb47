/// What line breaking needs to know of a grapheme cluster.
enum ClusterKind: UInt8 {
    case other = 0
    /// A space that hangs at the end of a line: U+0020 and the breaking space separators (general category Zs).
    case space = 1
    /// Hangs too.
    case tab = 2
    /// U+00AD: unseen, but for a hyphen where a line ends behind it.
    case softHyphen = 3
    /// U+2028, U+000B, U+000C: ends a line within its paragraph.
    case lineEnd = 4
    /// CR LF, CR, LF, U+0085, U+2029: ends a paragraph.
    case paragraphEnd = 5

    /// Whether it hangs at the end of a line: it belongs to the line's range and to nothing else of it.
    @inline(__always)
    var hangs: Bool { 0b11_0110 >> rawValue & 1 != 0 }  // space, tab, lineEnd, paragraphEnd, without a branch

    @inline(__always)
    var endsLine: Bool { self == .lineEnd || self == .paragraphEnd }

    /// The advance that a cluster of this kind has in a label, of what was measured: none below 0, and none at all for tabs,
    /// soft hyphens and line ends, which take room on some lines only.
    @inline(__always)
    func advance(_ measured: Double) -> Double { rawValue <= ClusterKind.space.rawValue ? max(0, measured) : 0 }

    /// The kind of the cluster in a range of valid UTF-8.
    @inline(__always)
    init(_ range: Range<Int>, in text: borrowing Span<UInt8>) {
        let lead = text[range.lowerBound]
        if lead &- 0x20 < 0x60 {
            self = lead == 0x20 && range.count == 1 ? .space : .other
        } else {
            self = ClusterKind.uncommon(range, lead, in: text)
        }
    }

    private static func uncommon(_ range: Range<Int>, _ lead: UInt8, in text: borrowing Span<UInt8>) -> ClusterKind {
        if lead == 0x0D { return .paragraphEnd }
        if lead < 0x80 {
            guard range.count == 1 else { return .other }
            switch lead {
            case 0x09: return .tab
            case 0x0A: return .paragraphEnd
            case 0x0B, 0x0C: return .lineEnd
            default: return .other
            }
        }
        // The spaces and separators all begin with one of these.
        guard lead == 0xC2 || (lead >= 0xE1 && lead <= 0xE3) else { return .other }
        let (scalar, length) = UTF8Scan.scalar(at: range.lowerBound, in: text)
        guard length == range.count else { return .other }
        switch scalar {
        case 0x85, 0x2029: return .paragraphEnd
        case 0x2028: return .lineEnd
        case 0xAD: return .softHyphen
        default: return UnicodeProperties.isBreakingSpace(scalar) ? .space : .other
        }
    }
}
