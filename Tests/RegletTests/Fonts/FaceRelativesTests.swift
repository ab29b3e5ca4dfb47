import Testing
@testable import Reglet

@Suite struct FaceRelativesTests {
    let book = FontBook()

    @Test func italicSurvivesAWeightThatHasNone() throws {
        let face = try book.resolve("Optima", weight: 1, italic: true)
        let black = try book.face(face, weight: 2)
        #expect(black.italicMissing && black.italic)
        #expect(try book.faceName(black) == "Optima-ExtraBlack")
        #expect(try book.faceName(book.face(black, weight: 0)) == "Optima-Italic")
        #expect(try book.faceName(book.face(black, weightBy: -1)) == "Optima-BoldItalic")
    }

    @Test func weightByIsRelativeToTheRungAndSaturates() throws {
        let bold = try book.resolve("Helvetica", weight: 900)
        #expect(bold.weight == 1)
        #expect(try book.face(bold, weightBy: -1).weight == 0)
        #expect(try book.face(bold, weightBy: .min).weight == -1)
        #expect(try book.face(bold, weightBy: .max).weight == 1)
        #expect(try book.face(book.face(bold, weightBy: -5), weightBy: .min).weight == -1)
        // A face that a host made up is taken as its nearest rung.
        let made = Face(family: bold.family, weight: .max, italic: false)
        #expect(try book.face(made, weightBy: -1).weight == 0)
        #expect(try book.faceName(made) == "Helvetica-Bold")
    }

    @Test func fontsHaveSizes() throws {
        let font = try Font(book.resolve("Arial"), size: 24)
        #expect(try font.with(size: 12).size == 12)
        #expect(try font.by(size: 2).size == 26)
        #expect(try font.by(size: -23.5).size == 0.5)
        #expect(throws: RegletError(.valueOutOfRange)) { try font.by(size: -24) }
        #expect(throws: RegletError(.valueOutOfRange)) { try font.with(size: 10_000.5) }
        #expect(throws: RegletError(.invalidNumber)) { try font.with(size: .nan) }
        #expect(throws: RegletError(.invalidNumber)) { try font.by(size: .infinity) }
        #expect(try font.with(size: 10_000).size == 10_000)
    }
}
