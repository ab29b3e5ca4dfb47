import Foundation
import Testing
@testable import Reglet

extension FontBook {
    /// The advances of a text's clusters in one font.
    func advances(_ text: String, _ face: String = "Helvetica", size: Double = 1000) throws -> [Double] {
        let bytes = Array(text.utf8)
        var flags = [UInt8](repeating: 0, count: bytes.count + 1)
        var span = flags.mutableSpan
        Clusters.mark(bytes.span, into: &span)
        var advances: [Double] = []
        let font = try Font(self.face(named: face), size: size)
        _ = try measure(bytes.span, 0..<bytes.count, flags: flags.span, font: font, into: &advances)
        return advances
    }
}

@Suite struct BuiltinMetricsTests {
    let book = FontBook()

    /// Each face with the metric file that measures it, and that file's advances by glyph name.
    static let files = [
        "Helvetica": "Helvetica", "Helvetica-Oblique": "Helvetica-Oblique", "Helvetica-Bold": "Helvetica-Bold",
        "Arial-BoldItalicMT": "Helvetica-BoldOblique", "Verdana": "Helvetica", "AvenirNext-DemiBold": "Helvetica-Bold",
        "AvenirNext-Medium": "Helvetica", "TimesNewRomanPSMT": "Times-Roman", "TimesNewRomanPS-ItalicMT": "Times-Italic",
        "TimesNewRomanPS-BoldMT": "Times-Bold", "TimesNewRomanPS-BoldItalicMT": "Times-BoldItalic", "Georgia-Bold": "Times-Bold",
        "Baskerville-SemiBoldItalic": "Times-BoldItalic", "HoeflerText-BlackItalic": "Times-BoldItalic", "Cochin": "Times-Roman",
        "Palatino-Italic": "Times-Italic", "Courier-BoldOblique": "Courier-BoldOblique", "AmericanTypewriter": "Courier",
        "CourierNewPSMT": "Courier", "GillSans-Bold": "Helvetica-Bold", "TrebuchetMS": "Helvetica", "Optima-ExtraBlack": "Helvetica-Bold",
        "HelveticaNeue-Light": "Helvetica", "AmericanTypewriter-CondensedBold": "Courier-Bold",
    ]

    @Test(arguments: files.sorted { $0.key < $1.key }) func hasTheAdvancesOfEveryGlyph(face: String, file: String) throws {
        let lines = String(decoding: try Repository.data("bindings/tools/data/afm/\(file).afm"), as: UTF8.self)
        var widths: [Substring: Double] = [:]
        for line in lines.split(whereSeparator: \.isNewline) where line.hasPrefix("C ") {
            let fields = line.split(separator: " ")
            widths[fields[7]] = Double(fields[4])
        }
        let rows = String(decoding: try Repository.data("bindings/tools/data/glyph-scalars.txt"), as: UTF8.self)
        var compared = 0
        for row in rows.split(separator: "\n") where !row.hasPrefix("#") {
            let pair = row.split(separator: ";")
            let scalar = try #require(UInt32(pair[1], radix: 16).flatMap(Unicode.Scalar.init))
            #expect(try book.advances(String(scalar), face) == [try #require(widths[pair[0]])], "U+\(pair[1])")
            compared += 1
        }
        #expect(compared == 325 && widths.count == 315)
    }

    /// A glyph is found for each of the table's scalars, its own, and for no other.
    @Test func findsTheScalarsOfTheTable() {
        let places = Dictionary(uniqueKeysWithValues: BuiltinAdvances.scalars.enumerated().map { (UInt32($1), $0) })
        let glyphs = BuiltinGlyphs(table: 0, size: 10)
        let wrong = (0...UInt32(0x2_00FF)).filter { glyphs.glyph(for: $0) != places[$0] ?? -1 }
        #expect(wrong.isEmpty)
    }

    @Test func scalesWithTheSize() throws {
        #expect(try book.advances("Aa", size: 12) == [667 * 12.0 / 1000, 556 * 12.0 / 1000])
        #expect(try book.advances("i", size: 0.1) == [222 * 0.1 / 1000])
    }

    @Test(arguments: [
        // Marks, format and control characters; a soft hyphen.
        ("\u{301}", [0.0]), ("\u{200B}", [0]), ("\u{200D}", [0]), ("\n", [0]), ("\t", [0]), ("\r\n", [0]), ("\u{AD}", [0]), ("\u{7F}", [0]),
        ("\u{FEFF}", [0]), ("\u{85}", [0]), ("\u{903}", [0]),
        // An em for what is wide or an emoji, else n.
        ("漢", [1000]), ("\u{3000}", [1000]), ("Ａ", [1000]), ("가", [1000]), ("😀", [1000]), ("\u{203C}", [1000]), ("\u{2764}", [1000]),
        ("ж", [556]), ("ｱ", [556]), ("א", [556]), ("\u{2003}", [556]), ("\u{E000}", [556]), ("\u{2028}", [556]), ("©", [737]), ("™", [1000]),
        // Clusters.
        ("e\u{301}", [556]), ("e\u{301}x", [556, 500]), ("👩\u{200D}👩\u{200D}👧", [1000]), ("👍🏽", [1000]), ("🏽", [1000]), ("❤\u{FE0F}", [1000]),
        ("1\u{FE0F}\u{20E3}", [556]), ("🇩🇪", [1000]), ("🇩", [556]), ("🇩🇪🇫", [1000, 556]), ("🇩🇪\u{301}", [1000]), ("\u{600}🇩🇪", [1000]),
        ("\u{1100}\u{1161}\u{11A8}", [1000]), ("\u{1100}\u{1100}\u{1161}", [2000]), ("\u{1161}", [556]), ("\u{11A8}", [556]), ("가\u{11A8}", [1000]),
        ("\u{AC00}\u{1161}\u{11A8}", [1000]), ("ก\u{E33}", [1112]), ("क\u{94D}\u{200D}ष", [1112]), ("क\u{94D}ष", [1112]), ("a\u{200D}😀", [556, 1000]),
        ("\u{16D63}\u{16D67}", [1112]), ("", []),
    ]) func followsTheRulesForClusters(text: String, advances: [Double]) throws {
        #expect(try book.advances(text) == advances)
    }

    @Test func theNOfTheFaceStandsIn() throws {
        #expect(try book.advances("ж", "Helvetica-Bold") == [611])
        #expect(try book.advances("ж", "TimesNewRomanPSMT") == [500])
        #expect(try book.advances("жи", "Courier") == [600, 600])
    }

    @Test func knowsTheVerticalFigures() throws {
        func metrics(_ face: String, _ size: Double) throws -> FontMetrics {
            try book.metrics(of: Font(book.face(named: face), size: size))
        }
        let helvetica = FontMetrics(ascent: 7.7, descent: 2.3, leading: 1.5, capHeight: 7.18, xHeight: 5.23)
        #expect(try metrics("Helvetica-Bold", 10) == helvetica)
        #expect(try metrics("TimesNewRomanPSMT", 100) == FontMetrics(ascent: 75, descent: 25, leading: 15, capHeight: 66.2, xHeight: 45))
        let courier = try metrics("AmericanTypewriter-Light", 1)
        #expect(courier == FontMetrics(
            ascent: 0.754, descent: 0.246, leading: 0.15, capHeight: 0.562, xHeight: 0.426, isApproximate: true))
        for (family, exact) in ["Helvetica": true, "Arial": true, "TimesNewRoman": true, "Courier": true, "CourierNew": true,
            "HelveticaNeue": false, "Georgia": false, "Verdana": false, "Optima": false, "AmericanTypewriter-Condensed": false] {
            #expect(try book.metrics(of: Font(book.resolve(family), size: 1)).isApproximate == !exact, "\(family)")
        }
    }

    @Test func measuresRegisteredFamiliesAsHelvetica() throws {
        var book = book
        try book.register("TimesNewRoman", [0: (regular: "Mine", italic: nil), 1: (regular: "Mine2", italic: nil)])
        #expect(try book.advances("A", "Mine") == [667])
        #expect(try book.advances("A", "Mine2") == [722])
        #expect(try book.metrics(of: Font(book.face(named: "Mine"), size: 1)).isApproximate)
        #expect(throws: RegletError(.unknownFamily)) {
            try book.metrics(of: Font(Face(family: 50, weight: 0, italic: false), size: 1))
        }
    }
}
