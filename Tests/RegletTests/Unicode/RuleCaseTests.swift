import Foundation
import Testing
@testable import Reglet

/// Tests/Vectors/unicode.txt, which says what its lines mean.
@Suite struct RuleCaseTests {
    /// The lines of a section, each as its fields.
    private func cases(_ section: String) throws -> [[String]] {
        let text = try String(decoding: Repository.data("Tests/Vectors/unicode.txt"), as: UTF8.self)
        var current = ""
        var result: [[String]] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("section ") {
                current = String(line.dropFirst(8))
            } else if current == section {
                result.append(line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
            }
        }
        return result
    }

    private func scalars(_ token: Substring) -> [UInt32] {
        if token == "SP" { return [0x20] }
        if token.hasPrefix("U+"), let code = UInt32(token.dropFirst(2), radix: 16) { return [code] }
        return token.unicodeScalars.map(\.value)
    }

    @Test func lines() throws {
        let cases = try cases("line")
        for fields in cases {
            var text: [UInt8] = []
            var expected: [LineBreaks.Opportunity] = []
            for token in fields[1].split(separator: " ") {
                switch token {
                case _ where !text.isEmpty && (token == "÷" || token == "!"):  // at the start it is the character itself
                    expected.append(.init(text.count, isMandatory: token == "!"))
                default: text += utf8(scalars(token))
                }
            }
            expected.append(.init(text.count, isMandatory: true))
            #expect(LineBreaks.opportunities(in: text.span) == expected, "\(fields)")
        }
        print("unicode.txt: \(cases.count) cases of line breaks")
        #expect(Set(cases.map { $0[0] }).count >= 44)
    }

    @Test func clusters() throws {
        let cases = try cases("cluster")
        for fields in cases {
            var text: [UInt8] = []
            var expected = [0]
            for token in fields[1].split(separator: " ") {
                if token == "÷" { expected.append(text.count) } else { text += utf8(scalars(token)) }
            }
            #expect(Clusters.boundaries(in: text.span) == expected + [text.count], "\(fields)")
        }
        print("unicode.txt: \(cases.count) cases of clusters")
        #expect(cases.count > 50)
    }

    @Test func bidi() throws {
        let samples: [Substring: UInt32] = [
            "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x24, "AN": 0x660, "CS": 0x2C, "NSM": 0x300,
            "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B,
            "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
        ]
        let directions: [String: Bidi.BaseDirection] = ["ltr": .leftToRight, "rtl": .rightToLeft, "auto": .natural]
        let cases = try cases("bidi")
        for fields in cases {
            let direction = try #require(directions[String(fields[0].suffix { $0 != " " })])
            let scalars = fields[1].split(separator: " ").flatMap { token in samples[token].map { [$0] } ?? self.scalars(token) }
            let levels = Bidi.levels(of: utf8(scalars).span, direction: direction)
            let starts = NaiveModelTests.offsets(scalars)
            let expected = fields[2].split(separator: " ").map { UInt8($0) }
            try #require(expected.count == scalars.count, "\(fields)")
            for (index, level) in expected.enumerated() where level != nil {
                #expect(levels[starts[index]] == level, "\(fields), character \(index)")
            }
        }
        print("unicode.txt: \(cases.count) cases of levels")
        #expect(cases.count > 80)
    }
}

extension String {
    /// The characters at the end that fulfil a condition.
    fileprivate func suffix(_ holds: (Character) -> Bool) -> Substring {
        self[(lastIndex { !holds($0) }.map(index(after:)) ?? startIndex)...]
    }
}
