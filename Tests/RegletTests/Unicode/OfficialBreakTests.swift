import Testing
@testable import Reglet

@Suite struct OfficialBreakTests {
    @Test(.enabled(if: OfficialFile.isGiven("REGLET_UCD"), "REGLET_UCD names no folder with LineBreakTest.txt"))
    func lineBreaks() throws {
        try run("LineBreakTest.txt") { LineBreaks.opportunities(in: $0.span).map(\.offset) }
    }

    @Test(.enabled(if: OfficialFile.isGiven("REGLET_UCD"), "REGLET_UCD names no folder with GraphemeBreakTest.txt"))
    func clusters() throws {
        try run("GraphemeBreakTest.txt") { Clusters.boundaries(in: $0.span) }
    }

    private func run(_ name: String, _ breaks: ([UInt8]) -> [Int]) throws {
        var read = 0
        var passed = 0
        for line in try OfficialFile(name, in: "REGLET_UCD").lines {
            guard let test = BreakCase(line) else { continue }
            read += 1
            if breaks(test.text) == test.breaks {
                passed += 1
            } else if read - passed < 20 {
                Issue.record("\(line): got \(breaks(test.text))")
            }
        }
        print("\(name): \(read) lines read, \(passed) passed")
        #expect(read > 0 && passed == read)
    }
}
