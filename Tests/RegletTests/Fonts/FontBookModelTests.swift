import Testing
@testable import Reglet

/// Random registrations against a book that keeps plain dictionaries and searches them.
@Suite struct FontBookModelTests {
    struct Model {
        struct Faces { var regular: String?; var italic: String? }
        var families: [String: [Int: Faces]] = [:]

        func accepts(_ family: String, _ ladder: [Int: Faces]) -> ErrorCode? {
            let weights = ladder.keys.sorted()
            guard let first = weights.first, weights == Array(first..<first + weights.count), weights.contains(0),
                ladder.values.allSatisfy({ $0.regular != nil || $0.italic != nil })
            else { return .invalidFamily }
            let foreign = families.filter { $0.key != family }.values.flatMap { $0.values.flatMap { [$0.regular, $0.italic] } }
            let own = ladder.values.flatMap { [$0.regular, $0.italic] }.compactMap { $0 }
            return own.contains { foreign.contains($0) } ? .duplicateFace : nil
        }

        func name(_ family: String, _ weight: Int, _ italic: Bool) -> (name: String, missing: Bool)? {
            guard let ladder = families[family] else { return nil }
            var best = 0
            for rung in ladder.keys.sorted(by: { abs($0) < abs($1) }) where abs(rung - weight) < abs(best - weight) { best = rung }
            let faces = ladder[best]!
            let slanted = faces.italic == faces.regular ? nil : faces.italic
            return italic ? (slanted ?? faces.regular!, slanted == nil) : (faces.regular ?? slanted!, false)
        }
    }

    @Test func agreesWithAPlainModel() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(200) {
            var book = FontBook(empty: ())
            var model = Model()
            for _ in 0..<30 {
                let family = "F\(Int.random(in: 0..<5, using: &random))"
                var ladder: [Int: Model.Faces] = [:]
                func face() -> String? {
                    Int.random(in: 0..<4, using: &random) == 0 ? nil : "N\(Int.random(in: 0..<40, using: &random))"
                }
                for weight in Int.random(in: -2...0, using: &random)...Int.random(in: 0...2, using: &random)
                where Int.random(in: 0..<12, using: &random) > 0 {
                    ladder[weight] = Model.Faces(regular: face(), italic: face())
                }
                let expected = model.accepts(family, ladder)
                do {
                    try book.register(family, ladder.mapValues { (regular: $0.regular, italic: $0.italic) })
                    #expect(expected == nil, "seed \(random.seed)")
                    model.families[family] = ladder
                } catch {
                    #expect(error == RegletError(expected ?? .unreachable), "seed \(random.seed)")
                }
                try compare(book, model, random.seed)
            }
        }
    }

    func compare(_ book: FontBook, _ model: Model, _ seed: UInt64) throws {
        var same = book.familyCount == model.families.count
        for family in 0..<5 {
            for weight in -4...4 {
                for italic in [false, true] {
                    let expected = model.name("F\(family)", weight, italic)
                    let face = try? book.resolve("F\(family)", weight: weight, italic: italic)
                    let name = try face.map { try book.faceName($0) }
                    same = same && name == expected?.name && (face?.italicMissing ?? false) == (expected?.missing ?? false)
                    if let face, let name { same = try same && (book.familyName(book.face(named: name)) == book.familyName(face)) }
                }
            }
        }
        let names = Set(model.families.values.flatMap { $0.values.flatMap { [$0.regular, $0.italic] } }.compactMap { $0 })
        for number in 0..<40 {
            let face = try? book.face(named: "N\(number)")
            same = same && (face != nil) == names.contains("N\(number)")
            if let face { same = try same && (book.faceName(face)) == "N\(number)" }
        }
        #expect(same, "seed \(seed)")
    }
}
