import Testing
@testable import Reglet

/// What a word says of its bytes against a look at each.
@Suite struct ByteWordTests {
    @Test func countsAndCopies() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(20_000) {
            // Few values, so that each question has all answers, and neighbours that a carry would mistake.
            let values: [UInt8] = [0x24, 0x25, 0x26, 0x00, 0x01, 0x7F, 0x80, 0xA5, 0xFF]
            let bytes = (0..<24).map { _ in Bool.random(using: &random) ? 0x41 : values.randomElement(using: &random)! }
            let start = Int.random(in: 0...16, using: &random)
            let word = ByteWord(bytes.span, at: start)
            let own = bytes[start..<start + 8]
            let byte = values.randomElement(using: &random)!
            let others = own.prefix { $0 != byte }.count, ascii = own.prefix { $0 < 0x80 }.count
            if word.count(before: byte) != others || word.asciiCount != ascii {
                Issue.record("\(Array(own)), \(byte), seed \(random.seed)")
                return
            }

            var copy = [UInt8](repeating: 7, count: 10)
            var output = copy.mutableSpan
            word.write(to: &output, at: 1)
            if copy != [7] + own + [7] {
                Issue.record("copy of \(Array(own)), seed \(random.seed)")
                return
            }
        }
    }
}
