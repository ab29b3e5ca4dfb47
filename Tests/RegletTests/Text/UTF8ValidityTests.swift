import Testing
@testable import Reglet

/// The library's own check and counts against the standard library's.
@Suite struct UTF8ValidityTests {
    /// The bytes at which the table of well-formed sequences changes its mind.
    private static let edges: [UInt8] = [
        0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3,
        0xF4, 0xF5, 0xFF,
    ]

    private func isValid(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

    @Test func everySequenceOfEdges() {
        var valid = 0
        for first in Self.edges {
            for second in Self.edges {
                for third in Self.edges {
                    for fourth in Self.edges {
                        let bytes = [first, second, third, fourth]
                        let expected = isValid(bytes)
                        valid += expected ? 1 : 0
                        if UTF8Scan.isValid(bytes.span) != expected { Issue.record("\(bytes)") }
                    }
                }
            }
        }
        #expect(valid > 100)
    }

    /// Sequences at every place of the blocks in which ASCII is passed over, cut off at the end too.
    @Test func everyPlace() {
        for sequence in ["é", "日", "😀"].map({ Array($0.utf8) }) {
            for before in 0..<40 {
                for after in [0, 1, 15, 16, 17, 40] {
                    for kept in 0...sequence.count {
                        let bytes = Array(repeating: 0x61, count: before) + sequence.prefix(kept) + Array(repeating: 0x62, count: after)
                        if UTF8Scan.isValid(bytes.span) != isValid(bytes) { Issue.record("\(before) \(kept) \(after)") }
                    }
                }
            }
        }
    }

    @Test func randomTexts() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(500) {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...900, using: &random) { text.append("aaaaaé日😀".unicodeScalars.randomElement(using: &random)!) }
            var bytes = Array(String(text).utf8)
            let counts = UTF8Scan.counts(0..<bytes.count, in: bytes.span)
            if counts != (text.count, String(text).utf16.count) { Issue.record("counts, seed \(random.seed)") }
            if !bytes.isEmpty { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            if UTF8Scan.isValid(bytes.span) != isValid(bytes) { Issue.record("validity, seed \(random.seed)") }
        }
    }
}
