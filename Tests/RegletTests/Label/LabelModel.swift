@testable import Reglet

/// Line breaking as the rules say it, with no thought of speed: every line tries every opportunity.
struct LabelModel {
    struct Line: Equatable {
        var range: Range<Int>
        var width: Double
    }

    private let bytes: [UInt8]
    /// Cluster boundaries, the end included; advances; where lines may and must end.
    private var boundaries: [Int] = []
    private var advances: [Double] = []
    private var opportunities: Set<Int> = []
    private let text: AttributedText
    private let fonts: FontBook
    private let tabWidth: Double

    init(_ text: AttributedText, _ fonts: FontBook, _ options: LabelOptions) throws {
        self.text = text
        self.fonts = fonts
        bytes = text.utf8
        tabWidth = options.tabWidth
        let measured = try fonts.measure(text)
        boundaries = bytes.indices.filter { measured.flags[$0] & BoundaryFlags.cluster.rawValue != 0 } + [bytes.count]
        advances = measured.advances
        let all = options.lineBreak == .character
            ? boundaries.dropFirst().map { $0 } : LineBreaks.opportunities(in: bytes.span).map(\.offset)
        opportunities = Set(all).intersection(boundaries)
    }

    /// The advance of the hyphen that shows at the soft hyphen at `byte`.
    private func hyphen(_ byte: Int) throws -> Double {
        let attributes = try text.run(containing: byte).attributes
        return max(0, try fonts.measure(try AttributedText(utf8: Array("-".utf8).span, attributes: attributes)).advances[0])
    }

    private func scalars(_ cluster: Int) -> [UInt32] {
        String(decoding: bytes[boundaries[cluster]..<boundaries[cluster + 1]], as: UTF8.self).unicodeScalars.map(\.value)
    }

    private func endsLine(_ cluster: Int) -> Bool {
        [[13, 10], [13], [10], [0x85], [0x2028], [0x2029], [11], [12]].contains(scalars(cluster))
    }

    private func isSpace(_ cluster: Int) -> Bool {
        let scalars = scalars(cluster)
        return scalars.count == 1 && (scalars[0] == 9 || UnicodeProperties.isBreakingSpace(scalars[0]))
    }

    private func hangs(_ cluster: Int) -> Bool { isSpace(cluster) || endsLine(cluster) }
    private func isSoftHyphen(_ cluster: Int) -> Bool { scalars(cluster) == [0xAD] }

    /// The width of clusters that begin a line, without what hangs at their end.
    private func width(_ clusters: Range<Int>) -> Double {
        var end = clusters.upperBound
        while end > clusters.lowerBound && hangs(end - 1) { end -= 1 }
        var x = 0.0
        for cluster in clusters.lowerBound..<end {
            if scalars(cluster) == [9] {
                if tabWidth > 0 { x = (((x + 1 / 1024) / tabWidth).rounded(.down) + 1) * tabWidth }
            } else if !endsLine(cluster) && !isSoftHyphen(cluster) {
                x += max(0, advances[cluster])
            }
        }
        return x
    }

    private func fits(_ width: Double, _ limit: Double) -> Bool { width <= limit + 1 / 1024 }

    func lines(_ limit: Double) throws -> [Line] {
        let count = boundaries.count - 1
        var lines: [Line] = []
        var start = 0
        while start < count {
            let (end, shown) = try lineEnd(from: start, limit)
            lines.append(Line(range: boundaries[start]..<boundaries[end], width: width(start..<end) + shown))
            start = end
        }
        if count == 0 || endsLine(count - 1) { lines.append(Line(range: bytes.count..<bytes.count, width: 0)) }
        return lines
    }

    /// Where a line ends, and the width of the hyphen that it shows.
    private func lineEnd(from start: Int, _ limit: Double) throws -> (Int, Double) {
        let count = boundaries.count - 1
        var best: (Int, Double)?
        for end in start + 1...count {
            let isEnd = end == count || endsLine(end - 1)
            guard isEnd || opportunities.contains(boundaries[end]) else { continue }
            let width = width(start..<end)
            let shown = !isEnd && isSoftHyphen(end - 1) ? try hyphen(boundaries[end - 1]) : 0
            if fits(width + shown, limit) { best = (end, shown) }
            if isEnd || !fits(width, limit) { break }
        }
        if let best { return best }
        var end = start + 1
        while end < count, !endsLine(end), fits(width(start..<end + 1), limit) { end += 1 }
        while end < count && isSoftHyphen(end) && !hangs(end - 1) { end += 1 }
        while end < count && isSpace(end) { end += 1 }
        if end < count && endsLine(end) { end += 1 }
        return (end, 0)
    }
}

/// Random texts of many scripts, with everything that a label must cope with.
enum RandomLabel {
    private static let pieces = [
        "a", "word", "longerword", "WWW", "i", " ", "  ", "\u{3000}", "\t", "\n", "\r\n", "\u{2028}", "\u{2029}", "\u{B}", "soft\u{AD}hy\u{AD}phen",
        "\u{AD}", "日本語", "、", "한국어", "ไทย", "עברית", "שלום", "العربية", "١٢٣", "123", "(x)", "é", "e\u{301}\u{302}", "👨‍👩‍👧", "🇩🇪🇯🇵", "\u{200B}", "\u{200D}",
        "\u{2067}רTL\u{2069}", "\u{202E}x\u{202C}", "-", "…", "\u{A0}", "क्षि", "!", "http://a.b/c?d=e",
    ]

    static func text(_ random: inout Seeded, pieces count: Int) throws -> AttributedText {
        var text = try AttributedText(base: Attributes())
        for _ in 0..<count {
            var attributes = Attributes(family: ["Helvetica", "Courier", "Georgia"].randomElement(using: &random)!)
            attributes.style.size = [8, 17, 30.5].randomElement(using: &random)!
            if Int.random(in: 0..<6, using: &random) == 0 { attributes.style.kern = [-3, 2, 0.25].randomElement(using: &random)! }
            if Int.random(in: 0..<6, using: &random) == 0 { attributes.style.baselineOffset = [-9, 12].randomElement(using: &random)! }
            if Int.random(in: 0..<4, using: &random) == 0 { attributes.style.background = Color(rgba: 0xFF00_00FF) }
            if Int.random(in: 0..<5, using: &random) == 0 { attributes.style.underline = .single }
            attributes.style.alignment = TextAlignment.allCases.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                try text.append(pieces.randomElement(using: &random)!, attributes: attributes)
            }
            if Int.random(in: 0..<8, using: &random) == 0 {
                let image = Attachment(
                    "i", width: Double.random(in: 0...40, using: &random), height: Double.random(in: 0...60, using: &random), y: -4,
                    alignment: AttachmentAlignment.allCases.randomElement(using: &random)!)
                try text.insert(image, at: text.utf8Count)
            }
        }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            try text.setLink(target: nil, in: range(in: text, &random))
        }
        return text
    }

    /// A range on scalar boundaries.
    static func range(in text: AttributedText, _ random: inout Seeded) throws -> Range<Int> {
        var places: [Int] = []
        for _ in 0..<2 {
            let scalar = Int.random(in: 0...text.scalarCount, using: &random)
            places.append(try text.convert(scalar, from: .scalar, to: .utf8))
        }
        return places.min()!..<places.max()!
    }

    static func options(_ random: inout Seeded) -> LabelOptions {
        var options = LabelOptions()
        options.width = [nil, 0, 1, 40, 90, 200, 500].randomElement(using: &random)!
        options.lineBreak = Int.random(in: 0..<4, using: &random) == 0 ? .character : .word
        options.direction = Bidi.BaseDirection.allCases.randomElement(using: &random)!
        options.tabWidth = [28, 0, 7.5].randomElement(using: &random)!
        if Int.random(in: 0..<3, using: &random) == 0 {
            func inset() -> Double { [-50, -3.5, 0, 4, 30].randomElement(using: &random)! }
            options.insets = EdgeInsets(top: inset(), left: inset(), bottom: inset(), right: inset())
        }
        return options
    }
}
