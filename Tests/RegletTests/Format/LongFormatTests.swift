import Testing
@testable import Reglet

/// Texts of many chunks, whose pieces end at every place of one, against pieces put together one by one.
@Suite struct LongFormatTests {
    @Test func piecesAndRunsOfLongTexts() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(60) {
            var format: [UInt8] = [], text: [UInt8] = []
            var arguments = FormatArguments()
            var weight: Int32 = 0, size = 17.0
            var expected: [(length: Int, weight: Int32, size: Double)] = []
            func add(_ piece: [UInt8]) {
                if piece.isEmpty { return }
                text += piece
                if let last = expected.last, last.weight == weight, last.size == size {
                    expected[expected.count - 1].length += piece.count
                } else {
                    expected.append((piece.count, weight, size))
                }
            }
            for _ in 0..<Int.random(in: 1...300, using: &random) {
                // Most are short, some end near the end of a chunk.
                let isShort = Int.random(in: 0...9, using: &random) > 0
                let length = Int.random(in: isShort ? 0...40 : 990...1060, using: &random)
                let piece = Array(String((0..<length).map { _ in "abcdefg日é😀".randomElement(using: &random)! }).utf8)
                switch Int.random(in: 0...4, using: &random) {
                case 0: (format, weight) = (format + Array("%B".utf8), 1)
                case 1: (format, weight) = (format + Array("%b".utf8), 0)
                case 2:
                    let number = Int.random(in: 1...2000, using: &random)
                    (format, size) = (format + Array("%\(number)S".utf8), Double(number))
                case 3:
                    format += Array("%\(arguments.values.count)T".utf8)
                    try arguments.append(piece)
                    add(piece)
                default:
                    format += Array("%%".utf8)
                    add(Array("%".utf8))
                }
                format += piece
                add(piece)
            }
            let result = try TextFormatter().format(format.span, arguments).text
            var runs: [(length: Int, weight: Int32, size: Double)] = []
            result.forEachRun { runs.append(($0.range.count, $0.attributes.style.weight, $0.attributes.style.size)) }
            if result.fault != nil || result.utf8 != text || !runs.elementsEqual(expected, by: ==) {
                Issue.record("\(result.fault ?? "another text"), seed \(random.seed)")
                return
            }
        }
    }
}
