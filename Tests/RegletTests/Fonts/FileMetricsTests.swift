import Testing
@testable import Reglet

/// Fonts measured by a font file. The file has the letters A to I with advances of 510, 520 ... 590 to an em of 1000.
@Suite struct FileMetricsTests {
    func book(_ file: Sfnt, face: String = "ArialMT") throws -> FontBook {
        var book = FontBook()
        try book.load(fontFile: file.bytes(), forFace: face)
        return book
    }

    @Test func measuresByTheFile() throws {
        let book = try book(Sfnt())
        #expect(try book.advances("AIA", "ArialMT", size: 10) == [5.1, 5.9, 5.1])
        #expect(try book.advances("A", "Arial-BoldMT") == [722])
        #expect(try book.advances("A", "Helvetica") == [667])
        let metrics = try book.metrics(of: Font(book.face(named: "ArialMT"), size: 100))
        #expect(metrics.ascent == 80 && metrics.descent == 20 && metrics.leading == 9 && !metrics.isApproximate)
    }

    @Test func measuresWhatTheFileLacks() throws {
        // The font has no n either: its sign for a missing glyph is 500 wide.
        let book = try book(Sfnt())
        #expect(try book.advances("Aж漢\u{301}\n😀🇩🇪", "ArialMT") == [510, 500, 1000, 0, 1000, 1000])
        #expect(try book.advances("A\u{301}BA\u{200D}", "ArialMT") == [510, 520, 510])
    }

    @Test func kernsPairsOfClusters() throws {
        var file = Sfnt()
        file["kern"] = Sfnt.kern([Sfnt.kernSubtable([(1, 2, -100), (2, 1, 30), (2, 2, -7)])])
        let book = try book(file)
        #expect(try book.advances("ABBA", "ArialMT") == [410, 513, 550, 510])
        // The mark is in the cluster; what the font lacks stands between.
        #expect(try book.advances("A\u{301}B", "ArialMT") == [410, 520])
        #expect(try book.advances("A B", "ArialMT") == [510, 500, 520])
        let text = try AttributedText(utf8: Array("AB".utf8).span, attributes: Attributes(family: Array("Arial".utf8), style: Style()))
        var colored = text
        var style = Style()
        style.color = Color(red: 1, green: 2, blue: 3)
        try colored.append(utf8: Array("BA".utf8).span, attributes: Attributes(family: Array("Arial".utf8), style: style))
        let measured = try book.measure(colored)
        #expect(measured.advances.map { ($0 * 1000 / 17).rounded() } == [410, 513, 550, 510])
        #expect(measured.fonts.count == 1)
    }

    @Test func aFileComesBeforeTheMeasurer() throws {
        var book = try book(Sfnt())
        book.measurer = { _ in nil }
        #expect(try book.advances("A", "ArialMT") == [510])
        #expect(throws: RegletError(.callbackFailed)) { try book.advances("A", "Arial-BoldMT") }
    }

    @Test func refusesBadFilesAndChangesNothing() throws {
        var book = try book(Sfnt())
        #expect(throws: RegletError(.invalidFont)) { try book.load(fontFile: [1, 2, 3].span, forFace: Array("ArialMT".utf8).span) }
        #expect(throws: RegletError(.indexOutOfRange)) {
            try book.load(fontFile: Sfnt().bytes().span, index: 1, forFace: Array("ArialMT".utf8).span)
        }
        #expect(throws: RegletError(.unknownFace)) { try book.load(fontFile: Sfnt().bytes().span, forFace: Array("Arial".utf8).span) }
        #expect(try book.advances("A", "ArialMT") == [510])
    }

    @Test func filesStayWithTheirFaces() throws {
        var book = try book(Sfnt(), face: "Verdana")
        try book.register("Arial", [0: (regular: "ArialMT", italic: nil)])
        #expect(try book.advances("A", "Verdana") == [510])
        try book.register("Verdana", [0: (regular: "Verdana", italic: nil)])
        #expect(try book.advances("A", "Verdana") == [667])
        try book.load(fontFile: Sfnt().bytes().span, forFace: Array("Verdana".utf8).span)
        #expect(try book.advances("A", "Verdana") == [510])
        #expect(try FontBook().advances("A", "Verdana") == [667])
    }
}
