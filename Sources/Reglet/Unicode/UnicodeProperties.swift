/// Questions about one scalar, by Unicode 17.0. A value past U+10FFFF has none of these properties.
public enum UnicodeProperties {
    /// General category M.
    public static func isMark(_ scalar: UInt32) -> Bool { PropertyRecord(scalar).general == .mark }

    /// General category Cc or Cf.
    public static func isControlOrFormat(_ scalar: UInt32) -> Bool { PropertyRecord(scalar).general == .control }

    /// General category Zs, where a line may break after it: all but U+00A0, U+2007 and U+202F.
    public static func isBreakingSpace(_ scalar: UInt32) -> Bool {
        let record = PropertyRecord(scalar)
        return record.general == .space && record.line != .GL
    }

    /// East Asian width W or F.
    public static func isWide(_ scalar: UInt32) -> Bool { PropertyRecord(scalar).isWide }

    /// Extended_Pictographic.
    public static func isExtendedPictographic(_ scalar: UInt32) -> Bool { PropertyRecord(scalar).cluster == .XX_pict }

    /// Emoji_Modifier: the five skin tones.
    public static func isEmojiModifier(_ scalar: UInt32) -> Bool { scalar &- 0x1F3FB < 5 }

    /// U+1F1E6 to U+1F1FF.
    public static func isRegionalIndicator(_ scalar: UInt32) -> Bool { scalar &- 0x1F1E6 < 26 }

    /// Hangul_Syllable_Type V or T: a jamo that joins the syllable before it.
    public static func isHangulVowelOrTrailing(_ scalar: UInt32) -> Bool {
        let cluster = PropertyRecord(scalar).cluster
        // Five vowel signs of Kirat Rai have the cluster class V as well.
        return (cluster == .V || cluster == .T) && scalar &- 0x16D63 >= 8
    }

    public static var zeroWidthJoiner: UInt32 { 0x200D }

    /// Bidi_Mirroring_Glyph: what is drawn for the scalar at an odd embedding level (UAX #9 L4); nil where it has none.
    public static func mirrored(_ scalar: UInt32) -> UInt32? {
        guard PropertyRecord(scalar).mirror != .none else { return nil }
        var low = 0
        var high = PropertyTable.mirrored.count * 2
        while low < high {
            let middle = (low + high) / 2
            let pair = PropertyTable.mirrored[middle / 2] >> (middle % 2 == 0 ? 0 : 32) & 0xFFFF_FFFF
            if pair >> 16 == UInt64(scalar) { return UInt32(pair & 0xFFFF) }
            // 0 fills up the last word.
            if pair >> 16 > UInt64(scalar) || pair == 0 { high = middle } else { low = middle + 1 }
        }
        return nil
    }
}
