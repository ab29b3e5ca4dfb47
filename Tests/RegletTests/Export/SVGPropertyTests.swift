import Testing
@testable import Reglet

/// Random labels, read back by an XML parser: what they draw, where they draw it.
@Suite struct SVGPropertyTests {
    private static let hostileFamily = "a'\\\n</\"\u{1}\u{FFFE}é"
    private static let targets: [String?] = [nil, "", "https://example.org/?a=1&b=\"2\"\t\n\r<\u{1}\u{FFFF}>", "javascript:x", "tel:1"]

    private static func fonts() throws -> FontBook {
        var fonts = FontBook()
        try fonts.register(hostileFamily, [0: ("Own-Light", nil), 1: ("Own-Black", nil)])
        return fonts
    }

    /// A random text of labels, with characters, links and attachments that are meant badly.
    private static func text(_ random: inout Seeded) throws -> AttributedText {
        var text = try RandomLabel.text(&random, pieces: Int.random(in: 0...5, using: &random))
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            var attributes = RandomText.attributes(&random)
            attributes.family = Array([hostileFamily, "Courier"].randomElement(using: &random)!.utf8)
            attributes.style.weight = Int32.random(in: -1...2, using: &random)
            try text.append(utf8: RandomText.bytes(6, &random).span, attributes: attributes)
            try text.append("\u{FFFE}]]>&lt;", attributes: attributes)
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) { try text.insert(RandomText.attachment(&random), at: text.utf8Count) }
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let target = targets.randomElement(using: &random)!
            try text.setLink(target: target.map { Array($0.utf8) }, in: RandomLabel.range(in: text, &random))
        }
        return text
    }

    private static func options(_ random: inout Seeded) throws -> LabelOptions {
        var options = RandomLabel.options(&random)
        options.height = [nil, nil, 0, 60].randomElement(using: &random)!
        options.maximumLines = Int.random(in: 0...3, using: &random)
        options.truncation = Truncation.allCases.randomElement(using: &random)!
        options.scale = [0, 2, 3].randomElement(using: &random)!
        if random.next() % 4 == 0 { options.insets = EdgeInsets(top: -30, left: 4.1, bottom: 2, right: -50) }
        if random.next() % 2 == 0 {
            var token = try RandomLabel.text(&random, pieces: 1)
            try token.setLink(target: Array("https://more".utf8), in: RandomLabel.range(in: token, &random))
            options.token = .attributed(token)
        }
        return options
    }

    @Test func everythingIsWhereTheLabelHasIt() throws {
        var random = Seeded()
        let fonts = try Self.fonts()
        for round in 0..<Seeded.rounds(1500) {
            let label = try Label(Self.text(&random), fonts: fonts, options: Self.options(&random))
            let anyLink = round % 2 == 0
            let svg = try label.svg(anyLink: anyLink)
            let message = Comment("seed \(random.seed), round \(round): \(String(decoding: svg, as: UTF8.self))")
            guard let reader = SVGReader(svg) else {
                Issue.record(message)
                return
            }
            #expect(svg == (try label.svg(anyLink: anyLink)), message)
            #expect(reader.elements[0].number("width") == max(0, label.size.width), message)
            #expect(reader.elements[0].number("height") == max(0, label.size.height), message)
            try #require(boxes(reader) == label.backgrounds().map { Drawn($0.color, $0.rect) }, message)
            try #require(lines(reader) == Self.lines(label), message)
            let expected = try Self.pieces(label, anyLink)
            try #require(pieces(reader) == expected, message)
        }
    }

    // ---- What the document says

    /// Anything that is drawn.
    private struct Drawn: Equatable {
        var numbers: [Double]
        var color: Color?
        var text = ""
        var href: String?
        var name: String?

        init(numbers: [Double], color: Color? = nil) {
            self.numbers = numbers
            self.color = color
        }

        init(_ color: Color?, _ rect: Rect) { self.init(numbers: [rect.x, rect.y, rect.width, max(0, rect.height)], color: color) }
    }

    private func color(_ element: SVGReader.Element, _ name: String) -> Color? {
        guard let value = element.attributes[name] else { return nil }
        let opacity = element.attributes["\(name)-opacity"].flatMap(Double.init) ?? 1
        let color = try? Color(parsing: Array(value.utf8).span)
        return color.map { Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: UInt8((opacity * 255).rounded())) }
    }

    private func box(_ element: SVGReader.Element) -> [Double] { ["x", "y", "width", "height"].map(element.number) }

    private func boxes(_ reader: SVGReader) -> [Drawn] {
        reader.all("rect").map { Drawn(numbers: box($0), color: color($0, "fill")) }
    }

    /// One for each subpath.
    private func lines(_ reader: SVGReader) -> [Drawn] {
        reader.all("path").flatMap { path in
            path.attributes["d", default: ""].split(separator: "M", omittingEmptySubsequences: true).map { part in
                let numbers = part.split { $0 == " " || $0 == "h" }.map { Double($0) ?? .nan }
                return Drawn(numbers: numbers + [path.number("stroke-width")], color: color(path, "stroke"))
            }
        }
    }

    private func pieces(_ reader: SVGReader) -> [Drawn] {
        reader.elements.enumerated().compactMap { index, element in
            switch element.name {
            case "text":
                let numbers = ["x", "y"].map(element.number) + [element.attributes["textLength"].flatMap(Double.init) ?? 0]
                var drawn = Drawn(numbers: numbers, color: color(element, "fill"))
                drawn.text = element.text
                drawn.href = element.href
                return drawn
            case "image":
                var drawn = Drawn(numbers: box(element))
                let next = index + 1 < reader.elements.count ? reader.elements[index + 1] : nil
                if next?.name == "title" { drawn.text = next?.text ?? "" }
                drawn.href = element.href
                drawn.name = element.attributes["href"] ?? ""
                return drawn
            default: return nil
            }
        }
    }

    // ---- What the label says

    private static func lines(_ label: Label) -> [Drawn] {
        [DecorationSegment.Kind.underline, .strikethrough].flatMap { kind in
            label.decorations().filter { $0.kind == kind }.flatMap { line in
                (line.style == .double ? [line.y - line.thickness, line.y + line.thickness] : [line.y]).map {
                    Drawn(numbers: [line.x, $0, line.width, line.thickness], color: line.color)
                }
            }
        }
    }

    private static func pieces(_ label: Label, _ anyLink: Bool) throws -> [Drawn] {
        try (0..<label.lineCount).flatMap { line in
            let shown = label.layout.lines[line]
            let isTruncated = label.layout.truncated != nil && line == label.lineCount - 1
            let core = isTruncated ? Int.max : label.source.measured.starts[Int(shown.coreEnd)]
            // In the order of the text: the token stands at the first hidden byte.
            let runs = try label.positionedRuns(line).filter { $0.content == .token || $0.range.lowerBound < core }.sorted {
                let (a, b) = ($0.content == .token ? label.hiddenRange.lowerBound : $0.range.lowerBound, $1.content == .token ? label.hiddenRange.lowerBound : $1.range.lowerBound)
                return a != b ? a < b : $0.content != $1.content ? $0.content == .text : $0.range.lowerBound < $1.range.lowerBound
            }
            return try runs.compactMap { try drawn($0, label, anyLink) }
        }
    }

    private static func drawn(_ run: PositionedRun, _ label: Label, _ anyLink: Bool) throws -> Drawn? {
        let text = run.content == .token ? label.token! : label.text
        let stored = try text.run(run.run)
        var result: Drawn
        if let attachment = stored.attachment {
            result = Drawn(nil, run.attachmentBox ?? .zero)
            result.name = legal(attachment.name)
            result.text = legal(attachment.alternativeText)
        } else {
            result = Drawn(numbers: [run.level % 2 == 0 ? run.x : run.x + run.width / 2, run.baseline, run.width], color: run.attributes.style.color)
            result.text = run.content == .hyphen ? "-" : legal(text.utf8[run.range].filter { $0 >= 0x20 || [9, 10, 13].contains($0) }).replacing("\u{AD}", with: "")
            if result.text.isEmpty { return nil }
        }
        if let target = stored.link?.target, !target.isEmpty, anyLink || ["https", "tel:1"].contains(where: String(decoding: target, as: UTF8.self).hasPrefix) {
            result.href = legal(target)
        }
        return result
    }

    /// The characters, or what stands for those that XML 1.0 has not.
    private static func legal(_ bytes: some Collection<UInt8>) -> String {
        var result = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: result.append(scalar)
            default: result.append("\u{FFFD}")
            }
        }
        return String(result)
    }
}
