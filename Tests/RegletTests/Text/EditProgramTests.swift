import Testing
import Reglet

/// Random programs of edits, each step compared with a naive model in everything that can be read.
@Suite struct EditProgramTests {
    private func run(programs: Int, steps: Int, reach: Int, start: Int = 0, varied: Bool = false) throws {
        var random = Seeded()
        for program in 0..<Seeded.rounds(programs) {
            let plain = Bool.random(using: &random)
            var pair = try TextPair(
                base: plain ? Attributes() : Samples.attributes(&random), Samples.string(&random, max(reach, start)), reach: reach,
                varied: varied)
            for _ in 0..<Int.random(in: 1...steps, using: &random) {
                try pair.step(&random)
                if let difference = try pair.difference(&random) {
                    Issue.record("\(difference)\nseed \(random.seed), program \(program): \(pair.log)")
                    return
                }
            }
            let built = try pair.model.built()
            guard built == pair.text, pair.text == built else {
                Issue.record("not equal when built otherwise; seed \(random.seed), program \(program): \(pair.log)")
                return
            }
        }
    }

    @Test func shortTexts() throws { try run(programs: 12_000, steps: 8, reach: 5) }

    /// Tables of attributes, targets and attachments grow with each edit, and are cut back.
    @Test func longProgramsOfManyValues() throws { try run(programs: 12, steps: 400, reach: 3, varied: true) }

    @Test func textsOfSomeChunks() throws { try run(programs: 60, steps: 20, reach: 700) }

    @Test func textsOfSomePages() throws { try run(programs: 3, steps: 12, reach: 9_000, start: 20_000) }

    /// Thousands of short runs, whose chunks and pages fill and empty again.
    @Test func manyRuns() throws {
        var random = Seeded()
        var pair = try TextPair(base: Attributes(), "", reach: 6)
        for _ in 0..<Seeded.rounds(2) {
            for _ in 0..<9_000 {
                let attributes = Samples.attributes(&random)
                try pair.text.append(utf8: ([0x61] as [UInt8]).span, attributes: attributes)
                pair.model.append("a", attributes)
            }
            for _ in 0..<20 {
                try pair.step(&random)
                if let difference = try pair.difference(&random) {
                    Issue.record("\(difference)\nseed \(random.seed): \(pair.log)")
                    return
                }
            }
            let range = 100..<pair.model.characters.count - 100
            let offsets = pair.model.offsets
            try pair.text.delete(offsets[range.lowerBound]..<offsets[range.upperBound])
            pair.model.replace(range, with: "")
            #expect(try pair.difference(&random) == nil, "seed \(random.seed)")
        }
    }

    /// All places of a text whose scalars lie across the ends of its chunks, in all units.
    @Test func conversions() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(4) {
            var pair = try TextPair(base: Attributes(), Samples.string(&random, 1500), reach: 300)
            for _ in 0..<4 { try pair.step(&random) }
            let difference = try pair.differenceInConversion(all: true, &random)
            #expect(difference == nil, "seed \(random.seed): \(pair.log)")
        }
    }
}
