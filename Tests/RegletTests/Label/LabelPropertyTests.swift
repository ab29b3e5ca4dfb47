import Testing
@testable import Reglet

/// What holds for every label, over random texts of many scripts.
@Suite struct LabelPropertyTests {
    private func forEachLabel(
        _ rounds: Int, fonts: FontBook = FontBook(), _ change: (inout LabelOptions, inout Seeded) -> Void = { _, _ in },
        _ body: (Label, inout Seeded) throws -> Bool
    ) throws {
        var random = Seeded()
        for round in 0..<Seeded.rounds(rounds) {
            let text = try RandomLabel.text(&random, pieces: Int.random(in: 0...6, using: &random))
            var options = RandomLabel.options(&random)
            change(&options, &random)
            let label = try Label(text, fonts: fonts, options: options)
            if try !body(label, &random) {
                Issue.record("seed \(random.seed), round \(round), \(options): \(text.string.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())")
                return
            }
        }
    }

    @Test func linesAreThoseOfTheModel() throws {
        try forEachLabel(3000) { label, _ in
            let model = try LabelModel(label.text, FontBook(), label.options)
            let expected = try model.lines(label.options.lineLimit(label.options.width))
            guard label.lineCount == expected.count else { return false }
            for (number, line) in expected.enumerated() {
                let found = try label.line(number)
                let isJustified = found.width > line.width + 1e-9
                if found.range != line.range || (!isJustified && abs(found.width - line.width) > 1e-6) { return false }
                if isJustified && abs(found.width - label.layout.lineWidth) > 1e-6 { return false }
            }
            return true
        }
    }

    @Test func aPreferredHeightIsTheHeightOfTheLayout() throws {
        try forEachLabel(1500, { $0.maximumLines = [0, 0, 1, 2, 3].randomElement(using: &$1)!; $0.truncation = Truncation.allCases.randomElement(using: &$1)! }) { label, _ in
            let lengths = [label.size.width, label.size.height, label.minimumContentWidth, label.maximumContentWidth]
            guard lengths.allSatisfy({ $0 >= 0 }) else { return false }
            guard let width = label.options.width else { return true }
            let fitting = try label.sizeThatFits(Size(width: width, height: 1e9))
            return try label.preferredHeight(width: width) == label.size.height && fitting.height == label.size.height
        }
    }

    @Test func aPreferredHeightShowsAllThatNoHeightShows() throws {
        try forEachLabel(3000, {
            $0.maximumLines = Int.random(in: 0...3, using: &$1)
            $0.truncation = Truncation.allCases.randomElement(using: &$1)!
        }) { label, _ in
            guard let width = label.options.width else { return true }
            var options = label.options
            options.height = try label.preferredHeight(width: width)
            var exact = label
            try exact.setOptions(options)
            guard try exact.sizeThatFits(exact.size).height == options.height, exact.hiddenRange == label.hiddenRange else { return false }
            guard exact.lineCount == label.lineCount else { return false }
            return try (0..<label.lineCount).allSatisfy { try exact.line($0) == label.line($0) }
        }
    }

    @Test func aLabelOfSeveralLinesIsNoHigherThanItsHeight() throws {
        let token = try AttributedText("!", attributes: LabelSentenceTests.courier(size: 30))
        try forEachLabel(3000, {
            $0.maximumLines = Int.random(in: 0...3, using: &$1)
            $0.truncation = Truncation.allCases.randomElement(using: &$1)!
            $0.height = Double.random(in: 0...120, using: &$1)
            if Bool.random(using: &$1) { $0.token = .attributed(token) }
        }) { label, _ in
            label.lineCount < 2 || label.contentSize.height <= label.options.heightLimit(label.options.height) + LineFiller.tolerance
        }
    }

    @Test func atTheMinimumWidthNothingIsCut() throws {
        try forEachLabel(1500, { options, _ in (options.maximumLines, options.height) = (0, nil) }) { label, _ in
            guard label.minimumContentWidth <= label.maximumContentWidth + 1e-6 else { return false }
            var options = label.options
            options.width = label.minimumContentWidth
            var narrow = label
            try narrow.setOptions(options)
            let ends = Set(label.source.pieces.map(\.end))
            return narrow.layout.lines.allSatisfy { $0.end == 0 || ends.contains($0.end) }
        }
    }

    @Test func rectsTileAndAddUp() throws {
        try forEachLabel(1500) { label, random in
            let range = try RandomLabel.range(in: label.text, &random)
            let scalars = try label.text.convert(range.lowerBound, from: .utf8, to: .scalar)...label.text.convert(range.upperBound, from: .utf8, to: .scalar)
            let middle = try label.text.convert(Int.random(in: scalars, using: &random), from: .scalar, to: .utf8)
            for style in RectStyle.allCases {
                let whole = try label.rects(range, style: style).reduce(0) { $0 + $1.width * $1.height }
                let parts = try label.rects(range.lowerBound..<middle, style: style) + label.rects(middle..<range.upperBound, style: style)
                if abs(whole - parts.reduce(0) { $0 + $1.width * $1.height }) > 1e-6 * (1 + whole) { return false }
            }
            return try disjoint(label.rects(0..<label.text.utf8Count, style: .leading)) && disjoint(label.backgrounds(withHanging: true).map(\.rect))
        }
    }

    @Test(arguments: [false, true])
    func measuredAdvancesAreThoseOfTheLabel(byHost: Bool) throws {
        var fonts = FontBook()
        if byHost {
            // It says that everything has an advance, which a label has to know better.
            fonts.measurer = { request in
                let advances = [Double](repeating: request.size, count: request.boundaries.count - 1)
                return Measurement(advances: advances, metrics: FontMetrics(ascent: 1, descent: 0, leading: 0, capHeight: 1, xHeight: 1))
            }
        }
        try forEachLabel(500, fonts: fonts, { options, _ in options.width = nil }) { label, _ in
            for cluster in try fonts.measure(label.text).clusters() {
                let found = try label.rects(cluster.start..<cluster.end).reduce(0) { $0 + $1.width }
                let isTab = label.source.measured.bytes[cluster.start] == 9
                if isTab ? cluster.advance != 0 : abs(found - cluster.advance) > 1e-6 { return false }
            }
            return true
        }
    }

    private func disjoint(_ rects: [Rect]) -> Bool {
        for (index, a) in rects.enumerated() {
            for b in rects[..<index] {
                let width = min(a.maxX, b.maxX) - max(a.x, b.x)
                let height = min(a.maxY, b.maxY) - max(a.y, b.y)
                if width > 1e-9 && height > 1e-9 { return false }
            }
        }
        return true
    }

    @Test func aPointOnAClusterGivesItsIndexAndItsCaretItsEdge() throws {
        try forEachLabel(1500) { label, _ in
            let text = label.source.measured
            for line in 0..<label.lineCount where label.layout.lines[line].heights.height > 0 {
                for place in 0..<Int(label.layout.lines[line].segmentCount) {
                    let segment = label.visualSegment(line, place)
                    if segment.content != .text || segment.hangs { continue }
                    for cluster in segment.clusters {
                        let (a, b) = (label.x(cluster, in: segment, line), label.x(cluster + 1, in: segment, line))
                        if abs(a - b) < 1e-6 { continue }
                        let index = text.starts[cluster]
                        let point = Point(x: (a + b) / 2, y: (label.top(line) + label.bottom(line)) / 2)
                        if try label.hit(point)?.index != index || label.nearestHit(point)?.index != index { return false }
                        if try !label.carets(index).contains(where: { abs($0.x - a) < 1e-6 }) { return false }
                    }
                }
            }
            return true
        }
    }

    @Test func linkRectsCoverExactlyTheLinksClusters() throws {
        try forEachLabel(1500) { label, _ in
            for number in 0..<label.linkCount {
                let rects = try label.linkRects(number)
                let found = rects.reduce(0) { $0 + $1.width }
                var expected = 0.0
                for line in 0..<label.lineCount {
                    for piece in try label.positionedRuns(line) where piece.link == number && piece.content != .token {
                        let core = label.source.measured.starts[Int(label.layout.lines[line].coreEnd)]
                        if piece.range.lowerBound < core { expected += piece.width }
                    }
                }
                if abs(found - expected) > 1e-6 { return false }
                for rect in rects where rect.width > 1e-6 && rect.height > 0 {
                    let middle = Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
                    if try label.link(at: middle) != number { return false }
                    if try label.link(at: Point(x: middle.x, y: rect.y - 1e-3), slop: 0.5) == nil { return false }
                }
            }
            return true
        }
    }

    @Test func hangingSpacesNeverMoveAnAlignment() throws {
        try forEachLabel(500, { options, _ in options.width = 200 }) { label, random in
            var longer = label.text
            let spaces = Int.random(in: 1...5, using: &random)
            guard let last = label.source.measured.kinds.last, !last.endsLine, last != .softHyphen else { return true }
            if label.source.measured.bytes.suffix(3).elementsEqual("\u{200D}".utf8) { return true }
            try longer.append(String(repeating: " ", count: spaces))
            let other = try Label(longer, fonts: FontBook(), options: label.options)
            guard other.lineCount == label.lineCount else { return false }
            for line in 0..<label.lineCount where try label.line(line).x != other.line(line).x { return false }
            return true
        }
    }

    @Test func truncatedTextIsVisibleTextPlusTokenAndFits() throws {
        try forEachLabel(2000, {
            $0.maximumLines = Int.random(in: 0...3, using: &$1)
            $0.height = [nil, 0, 30, 100].randomElement(using: &$1)!
            $0.truncation = Truncation.allCases.randomElement(using: &$1)!
        }) { label, _ in
            let hidden = label.hiddenRange
            let starts = (0...label.source.clusterCount).map { label.source.measured.starts[$0] }
            guard starts.contains(hidden.lowerBound), starts.contains(hidden.upperBound) else { return false }
            guard let truncated = label.layout.truncated else { return label.options.truncation == .none || !label.isTruncated }
            let shown = truncated.segments.filter { $0.content == .text }.map { label.source.measured.bytes($0.clusters) }
            if shown.contains(where: { $0.overlaps(hidden) }) { return false }
            let line = try label.line(label.lineCount - 1)
            let limit = label.options.lineLimit(label.options.width) + LineFiller.tolerance
            return shown.isEmpty || line.width <= limit + 1e-9
        }
    }
}
