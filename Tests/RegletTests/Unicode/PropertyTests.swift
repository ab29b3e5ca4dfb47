import Testing
@testable import Reglet

/// Every value of the generated table against the files that it is made from, at every code point.
@Suite struct PropertyTests {
    let source = SourceProperties.shared

    private func forEveryCodePoint(_ name: String, _ holds: (Int, PropertyRecord) -> Bool) {
        var wrong: [String] = []
        for code in 0..<0x110000 where !holds(code, PropertyRecord(UInt32(code))) {
            if wrong.count < 10 { wrong.append(String(code, radix: 16)) }
        }
        #expect(wrong.isEmpty, "\(name)")
    }

    @Test func lineBreak() {
        forEveryCodePoint("Line_Break") { code, record in
            var expected = source.line[code]
            let category = source.category[code]
            if expected == "SA" && ["Mn", "Mc"].contains(category) { expected = "CM" }  // LB1
            if ["AI", "SG", "XX", "SA"].contains(expected) { expected = "AL" }
            if expected == "CJ" { expected = "NS" }
            let suffix: String
            switch record.line {
            case .QU_Pi, .QU_Pf: suffix = "_" + category
            case .OP_wide: suffix = "_wide"
            case .AL_dotted: suffix = "_dotted"
            case .AL_pict, .ID_pict: suffix = "_pict"
            default: suffix = ""
            }
            let isSplit = expected == "QU" && ["Pi", "Pf"].contains(category)
                || expected == "OP" && ["F", "W", "H"].contains(source.width[code])
                || code == 0x25CC || source.pictographic[code] == "Y" && category == "Cn"
            return "\(record.line)" == expected + suffix && isSplit == !suffix.isEmpty
        }
    }

    @Test func cluster() {
        forEveryCodePoint("Grapheme_Cluster_Break, Indic_Conjunct_Break, Extended_Pictographic") { code, record in
            let conjunct: String
            switch record.cluster {
            case .EX, .ZWJ: conjunct = "Extend"
            case .EX_linker: conjunct = "Linker"
            case .XX_consonant: conjunct = "Consonant"
            default: conjunct = "None"
            }
            return "\(record.cluster)".prefix { $0 != "_" } == source.cluster[code] && conjunct == source.conjunct[code]
                && (record.cluster == .XX_pict) == (source.pictographic[code] == "Y")
        }
    }

    @Test func widthCategoryAndBidiClass() {
        forEveryCodePoint("East_Asian_Width") { code, record in
            record.isWide == ["F", "W"].contains(source.width[code])
                && record.isEastAsian == ["F", "W", "H"].contains(source.width[code])
        }
        forEveryCodePoint("General_Category") { code, record in
            let category = source.category[code]
            let expected: GeneralGroup = category.hasPrefix("M") ? .mark : ["Cc", "Cf"].contains(category) ? .control
                : category == "Zs" ? .space : .other
            return record.general == expected
        }
        forEveryCodePoint("Bidi_Class") { code, record in "\(record.bidi)" == source.bidi[code] }
    }

    @Test func mirroringAndBrackets() {
        forEveryCodePoint("Bidi_Mirroring_Glyph, Bidi_Paired_Bracket") { code, record in
            let image = source.mirrored[code].map { UInt32($0, radix: 16)! }
            let kind: MirrorKind = source.brackets[code].map { $0[1] == "o" ? .open : .close } ?? (image == nil ? .none : .mirrored)
            return UnicodeProperties.mirrored(UInt32(code)) == image && record.mirror == kind
        }
    }

    @Test func questions() {
        func all(_ question: (UInt32) -> Bool) -> [UInt32] { (0..<0x110000).filter(question) }
        #expect(all(UnicodeProperties.isEmojiModifier) == Array(0x1F3FB...0x1F3FF))
        #expect(all(UnicodeProperties.isRegionalIndicator).map { source.cluster[Int($0)] } == Array(repeating: "RI", count: 26))
        #expect(all(UnicodeProperties.isBreakingSpace) == [0x20, 0x1680] + Array(0x2000...0x2006) + Array(0x2008...0x200A)
            + [0x205F, 0x3000])
        #expect(all(UnicodeProperties.isHangulVowelOrTrailing).allSatisfy { ["V", "T"].contains(source.cluster[Int($0)]) })
        #expect(all(UnicodeProperties.isHangulVowelOrTrailing).count == 232)  // without five vowel signs of Kirat Rai
    }

    @Test(arguments: [0x110000, 0x1F0000, UInt32.max - 1, UInt32.max]) func valuesThatAreNoCodePoint(_ value: UInt32) {
        #expect(PropertyRecord(value) == PropertyRecord(0x61))
        #expect(UnicodeProperties.mirrored(value) == nil)
    }
}
