import Testing
@testable import Reglet

@Suite struct RegisterTests {
    var book = FontBook()

    @Test mutating func addsAFamilyWithMissingFaces() throws {
        try book.register("Inter", [
            1: (regular: "Inter-Bold", italic: nil), 0: (regular: "Inter-Regular", italic: "Inter-Italic"),
            -1: (regular: nil, italic: "Inter-Swash"), 2: (regular: "Inter-Nine", italic: "Inter-Nine"),
        ])
        #expect(book.familyCount == 20)
        func name(_ weight: Int, _ italic: Bool) throws -> String {
            try book.faceName(book.resolve("Inter", weight: weight, italic: italic))
        }
        #expect(try name(0, true) == "Inter-Italic")
        #expect(try name(1, true) == "Inter-Bold")
        #expect(try book.resolve("Inter", weight: 1, italic: true).italicMissing)
        #expect(try book.resolve("Inter", weight: 9, italic: true).italicMissing)
        #expect(try name(-1, false) == "Inter-Swash")
        #expect(try !book.resolve("Inter", weight: -1, italic: false).italicMissing)
        #expect(try !book.resolve("Inter", weight: -1, italic: true).italicMissing)
        #expect(try book.face(named: "Inter-Swash") == book.resolve("Inter", weight: -5, italic: true))
        #expect(try !book.face(named: "Inter-Nine").italic)
        #expect(!FontBook().contains(family: "Inter"))
    }

    @Test mutating func derivesCSSWeightsFromRungs() throws {
        try book.register("Odd", [
            -2: (regular: "OddA", italic: nil), -1: (regular: "OddB", italic: nil), 0: (regular: "OddC", italic: "OddBook-Bold"),
            1: (regular: "OddD", italic: "OddLight"), 2: (regular: "OddE", italic: nil), 3: (regular: "OddUltraLightMedium", italic: nil),
        ])
        let expected = [
            "OddA": 100, "OddB": 100, "OddC": 400, "OddD": 700, "OddE": 900, "OddLight": 300, "OddUltraLightMedium": 100,
            "OddBook-Bold": 700,
        ]
        for (name, weight) in expected { #expect(try book.cssWeight(of: book.face(named: name)) == weight, "\(name)") }
    }

    @Test mutating func aReplacedFamilyTakesItsFaceNamesWithIt() throws {
        let number = try book.resolve("Arial").family
        let courier = try book.resolve("Courier", weight: 1, italic: true)
        let old = try book.resolve("Arial", weight: 1, italic: true)
        try book.register("Arial", [0: (regular: "ArialMT", italic: nil)])
        #expect(book.familyCount == 19)
        #expect(try book.resolve("Arial").family == number)
        #expect(throws: RegletError(.unknownFace)) { try book.face(named: "Arial-BoldMT") }
        #expect(try book.faceName(book.face(named: "ArialMT")) == "ArialMT")
        #expect(try book.faceName(old) == "ArialMT")
        #expect(try book.faceName(courier) == "Courier-BoldOblique")
        // A name that is gone is free for another family.
        try book.register("Other", [0: (regular: "Arial-BoldMT", italic: nil)])
        #expect(try book.familyName(book.face(named: "Arial-BoldMT")) == "Other")
    }

    @Test mutating func refusesBadLaddersAndChangesNothing() throws {
        typealias Faces = (regular: String?, italic: String?)
        let face: Faces = (regular: "A", italic: nil)
        let bad: [[Int: Faces]] = [
            [:], [1: face], [-1: face], [0: face, 2: (regular: "B", italic: nil)], [0: face, -2: (regular: "B", italic: nil)],
            [0: (regular: nil, italic: nil)], [0: (regular: "", italic: "")], [0: face, 1: (regular: nil, italic: nil)],
            [.max: face, 0: (regular: "B", italic: nil)], [.min: face, 0: (regular: "B", italic: nil)],
        ]
        for ladder in bad { #expect(throws: RegletError(.invalidFamily)) { try book.register("New", ladder) } }
        #expect(throws: RegletError(.invalidFamily)) { try book.register("", [0: face]) }
        let twice = [LadderRung(weight: 0, regular: [65], italic: []), LadderRung(weight: 0, regular: [66], italic: [])]
        #expect(throws: RegletError(.invalidFamily)) { try book.register(family: [78], ladder: twice) }
        let long = (0...2001).map { LadderRung(weight: $0, regular: Array("f\($0)".utf8), italic: []) }
        #expect(throws: RegletError(.invalidFamily)) { try book.register(family: [78], ladder: long) }
        #expect(throws: RegletError(.duplicateFace)) { try book.register("New", [0: (regular: "ArialMT", italic: nil)]) }
        #expect(throws: RegletError(.duplicateFace)) { try book.register("Arial", [0: (regular: "A", italic: "Courier")]) }
        #expect(throws: RegletError(.invalidUTF8, at: 1)) {
            try book.register(family: [65, 0xFF], ladder: [LadderRung(weight: 0, regular: [65], italic: [])])
        }
        #expect(throws: RegletError(.invalidUTF8)) {
            try book.register(family: [65], ladder: [LadderRung(weight: 0, regular: [65], italic: [0x80])])
        }
        #expect(book.familyCount == 19)
        #expect(throws: RegletError(.unknownFace)) { try book.face(named: "A") }
        #expect(try book.faceName(book.resolve("Arial", weight: 1)) == "Arial-BoldMT")
    }

    @Test mutating func aNameOfSeveralRungsMeansTheOneNearestToZero() throws {
        try book.register("Twice", [
            -1: (regular: "T", italic: nil), 0: (regular: "U", italic: "V"), 1: (regular: "T", italic: "W"), 2: (regular: "V", italic: nil),
        ])
        #expect(try book.face(named: "T").weight == -1)
        #expect(try book.face(named: "V") == book.resolve("Twice", weight: 2, italic: false))
        #expect(try book.face(named: "W") == book.resolve("Twice", weight: 1, italic: true))
    }

    @Test mutating func takesALongLadder() throws {
        let rungs = (-1000...1000).map { LadderRung(weight: $0, regular: Array("f\($0)".utf8), italic: []) }
        try book.register(family: [78], ladder: rungs.shuffled())
        #expect(try book.faceName(book.resolve("N", weight: -1000)) == "f-1000")
        #expect(try book.faceName(book.resolve("N", weight: 5000)) == "f1000")
    }
}
