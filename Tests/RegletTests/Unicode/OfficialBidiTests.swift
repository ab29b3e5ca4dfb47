import Testing
@testable import Reglet

@Suite struct OfficialBidiTests {
    static let variable = "REGLET_UCD_BIDI"

    /// What a test file expects of one paragraph. A nil level is one of a character that X9 removes.
    struct Expectation {
        var baseLevel: UInt8?
        var levels: [UInt8?]
        var order: [Int]
    }

    @Test(.enabled(if: OfficialFile.isGiven(variable), "REGLET_UCD_BIDI names no folder with BidiCharacterTest.txt"))
    func characters() throws {
        var count = Count()
        for line in try OfficialFile("BidiCharacterTest.txt", in: Self.variable).lines {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5, !line.hasPrefix("#") else { continue }
            count.lines += 1
            let scalars = fields[0].split(separator: " ").map { UInt32($0, radix: 16)! }
            let direction: Bidi.BaseDirection = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural
            let expected = Expectation(
                baseLevel: UInt8(fields[2]), levels: fields[3].split(separator: " ").map { UInt8($0) },
                order: fields[4].split(separator: " ").map { Int($0)! })
            count.check(scalars, direction, expected, line)
        }
        count.report("BidiCharacterTest.txt")
    }

    @Test(.enabled(if: OfficialFile.isGiven(variable), "REGLET_UCD_BIDI names no folder with BidiTest.txt"))
    func classes() throws {
        let samples: [Substring: UInt32] = [
            "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x24, "AN": 0x660, "CS": 0x2C, "NSM": 0x300,
            "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B,
            "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
        ]
        var count = Count()
        var expected = Expectation(levels: [], order: [])
        for line in try OfficialFile("BidiTest.txt", in: Self.variable).lines where !line.hasPrefix("#") {
            let words = line.split(whereSeparator: \.isWhitespace)
            if line.hasPrefix("@Levels:") {
                expected.levels = words.dropFirst().map { UInt8($0) }
            } else if line.hasPrefix("@Reorder:") {
                expected.order = words.dropFirst().map { Int($0)! }
            } else if let mask = words.last.flatMap({ UInt8($0, radix: 16) }), !line.hasPrefix("@") {
                count.lines += 1
                let scalars = line.prefix { $0 != ";" }.split(whereSeparator: \.isWhitespace).map { samples[$0]! }
                for (bit, direction) in [(1, .natural), (2, .leftToRight), (4, .rightToLeft)] as [(UInt8, Bidi.BaseDirection)]
                where mask & bit != 0 { count.check(scalars, direction, expected, line) }
            }
        }
        count.report("BidiTest.txt")
    }

    struct Count {
        var lines = 0
        var cases = 0
        var passed = 0
        var resolver = BidiResolver()

        mutating func check(_ scalars: [UInt32], _ direction: Bidi.BaseDirection, _ expected: Expectation, _ line: Substring) {
            cases += 1
            let text = utf8(scalars)
            let paragraph = resolver.resolve(0..<text.count, of: text.span, direction: direction)
            let runs = paragraph.lineRuns(0..<text.count, of: text.span)
            var levels: [UInt8] = []
            var end = 0
            for scalar in scalars {
                end += utf8(scalar).count
                levels.append(runs.first { $0.end >= end }!.level)
            }
            let kept = expected.levels.indices.filter { expected.levels[$0] != nil }
            let keptLevels = kept.map { levels[$0] }
            let order = Bidi.visualOrder(keptLevels.span).map { kept[$0] }
            let isRight = levels.count == expected.levels.count && kept.allSatisfy { levels[$0] == expected.levels[$0] }
                && order == expected.order && (expected.baseLevel ?? paragraph.baseLevel) == paragraph.baseLevel
            if isRight { passed += 1 } else if cases - passed < 20 { Issue.record("\(line) \(direction): got \(levels), \(order)") }
        }

        func report(_ name: String) {
            print("\(name): \(lines) lines read, \(passed) of \(cases) cases passed")
            #expect(cases > 0 && passed == cases)
        }
    }
}
