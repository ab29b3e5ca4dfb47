@testable import Reglet

/// Attributed texts of all kinds, made by random appends and edits.
enum RandomText {
    static let alphabet = Array("aB %\\\"/<&>é日😀汪\u{FFFC}\u{0}\u{1B}\n\r\t\u{7F}\u{85}\u{9B}\u{2028}\u{202E}\u{E000}\u{10FFFF}".unicodeScalars)

    static func bytes(_ most: Int, _ random: inout Seeded) -> [UInt8] {
        var string = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...most, using: &random) { string.append(alphabet.randomElement(using: &random)!) }
        return Array(String(string).utf8)
    }

    /// Any double of a range, or one of two decimal places.
    static func number(_ range: ClosedRange<Double>, _ random: inout Seeded) -> Double {
        let value = Double.random(in: range, using: &random)
        return random.next() % 2 == 0 ? value : (value * 100).rounded() / 100
    }

    static func attributes(_ random: inout Seeded) -> Attributes {
        var result = Attributes()
        func one(_ odds: UInt64) -> Bool { random.next() % odds == 0 }
        if one(3) { result.family = [Array("Courier".utf8), bytes(4, &random)].randomElement(using: &random)! }
        if one(3) { result.style.weight = [-1000, -1, 1, 2, 1000].randomElement(using: &random)! }
        if one(3) { result.style.italic = true }
        if one(3) { result.style.size = [0.1, 12, 17.5, 10_000, number(1...100, &random)].randomElement(using: &random)! }
        if one(3) { result.style.color = Color(rgba: UInt32(truncatingIfNeeded: random.next())) }
        if one(3) { result.style.background = Color(rgba: UInt32(truncatingIfNeeded: random.next())) }
        if one(3) { result.style.underline = LineStyle.allCases.randomElement(using: &random)! }
        if one(3) { result.style.strikethrough = LineStyle.allCases.randomElement(using: &random)! }
        if one(3) { result.style.baselineOffset = [-10_000, 0.25, 3, number(-9...9, &random)].randomElement(using: &random)! }
        if one(3) { result.style.kern = [-2.5, 0.1, 10_000].randomElement(using: &random)! }
        if one(3) { result.style.alignment = TextAlignment.allCases.randomElement(using: &random)! }
        return result
    }

    static func attachment(_ random: inout Seeded) -> Attachment {
        Attachment(
            name: bytes(3, &random), width: number(0...40, &random), height: 1e9, x: -1e9,
            y: [0, -2, 0.1].randomElement(using: &random)!, alignment: AttachmentAlignment.allCases.randomElement(using: &random)!,
            alternativeText: bytes(3, &random), tag: [0, 1, UInt64.max, random.next()].randomElement(using: &random)!)
    }

    static func text(_ random: inout Seeded) throws -> AttributedText {
        var text = try AttributedText(base: random.next() % 2 == 0 ? Attributes() : attributes(&random))
        let pool = [Attributes(), attributes(&random), attributes(&random), text.base]
        for _ in 0..<random.next() % 8 {
            try text.append(utf8: bytes(8, &random).span, attributes: pool.randomElement(using: &random)!)
            let boundaries = boundaries(text)
            let ends = [boundaries.randomElement(using: &random)!, boundaries.randomElement(using: &random)!].sorted()
            switch random.next() % 6 {
            case 0, 1:
                let target = [nil, [], Array("https://example.org/?a=1&b=2".utf8), bytes(4, &random)].randomElement(using: &random)!
                try text.setLink(target: target, in: ends[0]..<ends[1])
            case 2: try text.insert(attachment(&random), at: ends[0])
            case 3: try text.set(.all, to: pool.randomElement(using: &random)!, in: ends[0]..<ends[1])
            case 4 where random.next() % 3 == 0: try text.delete(ends[0]..<ends[1])
            default: break
            }
        }
        return text
    }

    static func boundaries(_ text: AttributedText) -> [Int] {
        let bytes = text.utf8
        return (0...bytes.count).filter { UTF8Scan.isBoundary($0, in: bytes.span) }
    }
}
