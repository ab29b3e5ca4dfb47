import Testing
@testable import Reglet

/// Every built-in family at every weight and slant, against the source data by plain search.
@Suite struct BuiltinFamilyTests {
    let source: [String: [Int: [String]]]
    let book = FontBook()

    init() throws {
        let json = try Repository.json("bindings/tools/data/font-families.json")
        let families = try #require(json as? [String: [String: [String]]])
        source = families.mapValues { ladder in
            Dictionary(uniqueKeysWithValues: ladder.map { (Int($0.key)!, $0.value) })
        }
    }

    @Test func holdsTheNineteenFamilies() throws {
        #expect(book.familyCount == 19)
        #expect(book.familyNames == source.keys.sorted())
        #expect(source.keys.allSatisfy { book.contains(family: $0) })
        #expect(!book.contains(family: "Helvetic") && !book.contains(family: "helvetica") && !book.contains(family: ""))
    }

    /// The nearest weight of those there are, the one nearer to 0 where two are as near.
    func nearest(_ weight: Int, _ weights: some Collection<Int>) -> Int {
        weights.min { ($0 - weight).magnitude != ($1 - weight).magnitude
            ? ($0 - weight).magnitude < ($1 - weight).magnitude : $0.magnitude < $1.magnitude }!
    }

    @Test func resolvesEveryWishToTheNearestFace() throws {
        for (family, ladder) in source {
            for weight in [-1_000_000, -1000] + Array(-6...8) + [1000, 1_000_000] {
                let rung = nearest(weight, ladder.keys)
                let faces = try #require(ladder[rung])
                let upright = try book.resolve(family, weight: weight)
                #expect(upright == Face(family: upright.family, weight: Int32(rung), italic: false))
                #expect(try book.familyName(upright) == family)
                #expect(try book.faceName(upright) == faces[0])
                let italic = try book.resolve(family, weight: weight, italic: true)
                #expect(italic.italic && italic.weight == rung)
                #expect(try book.faceName(italic) == faces[1])
                #expect(italic.italicMissing == (faces[0] == faces[1]))
            }
            #expect(try book.faceName(book.resolve(family, weight: .max)) == ladder[ladder.keys.max()!]![0])
            #expect(try book.faceName(book.resolve(family, weight: .min)) == ladder[ladder.keys.min()!]![0])
        }
    }

    @Test func findsEveryFaceByItsName() throws {
        for (family, ladder) in source {
            for (weight, faces) in ladder {
                for (slant, name) in faces.enumerated() {
                    let face = try book.face(named: name)
                    #expect(try book.faceName(face) == name)
                    #expect(try book.familyName(face) == family)
                    #expect(face.weight == weight && !face.italicMissing)
                    #expect(face.italic == (slant == 1 && faces[0] != faces[1]))
                    #expect(try book.faceName(book.face(face, italic: true)) == faces[1])
                    #expect(try book.faceName(book.face(face, italic: false)) == faces[0])
                }
            }
        }
    }

    @Test func refusesWhatItDoesNotHold() {
        #expect(throws: RegletError(.unknownFamily)) { try book.resolve("Comic Sans") }
        #expect(throws: RegletError(.unknownFamily)) { try book.resolve(family: 19, weight: 0, italic: false) }
        #expect(throws: RegletError(.unknownFamily)) { try book.resolve(family: -1, weight: 0, italic: false) }
        #expect(throws: RegletError(.unknownFace)) { try book.face(named: "Helvetica-Medium") }
        #expect(throws: RegletError(.unknownFace)) { try book.face(named: "HelveticaNeue-Bol") }
        #expect(throws: RegletError(.unknownFamily)) { try book.familyName(at: 19) }
        let foreign = Face(family: 99, weight: 0, italic: false)
        #expect(throws: RegletError(.unknownFamily)) { try book.name(of: foreign) }
        #expect(throws: RegletError(.unknownFamily)) { try book.face(foreign, weight: 1) }
        #expect(throws: RegletError(.unknownFamily)) { try book.face(foreign, weightBy: 1) }
        #expect(throws: RegletError(.unknownFamily)) { try book.face(foreign, italic: true) }
        #expect(throws: RegletError(.unknownFamily)) { try book.cssWeight(of: foreign) }
    }

    @Test func knowsTheCSSWeights() throws {
        let expected = [
            "Helvetica-Light": 300, "Helvetica": 400, "Helvetica-BoldOblique": 700, "Avenir-Book": 350, "Avenir-Roman": 400,
            "Avenir-Medium": 500, "Avenir-Heavy": 800, "Avenir-Black": 900, "AvenirNext-UltraLight": 100,
            "AvenirNext-DemiBoldItalic": 600, "Baskerville-SemiBold": 600, "HelveticaNeue-UltraLightItalic": 100,
            "AmericanTypewriter-CondensedLight": 300, "AmericanTypewriter-CondensedBold": 700, "CourierNewPS-BoldMT": 700,
            "Optima-ExtraBlack": 900, "HoeflerText-Black": 900, "TimesNewRomanPSMT": 400,
        ]
        for (name, weight) in expected { #expect(try book.cssWeight(of: book.face(named: name)) == weight, "\(name)") }
    }
}
