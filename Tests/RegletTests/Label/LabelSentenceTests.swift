import Testing
@testable import Reglet

/// An example for each sentence of the specification of labels, read as an enemy would. Mostly in Courier of 10 points, where a
/// character is 6 wide, a line 10 high, and 1.5 lie below it.
@Suite struct LabelSentenceTests {
    static let fonts = FontBook()

    static func courier(
        size: Double = 10, alignment: TextAlignment = .natural, kern: Double = 0, offset: Double = 0, background: Color = .clear
    ) -> Attributes {
        var style = Style()
        style.size = size
        style.alignment = alignment
        style.kern = kern
        style.baselineOffset = offset
        style.background = background
        return Attributes(family: "Courier", style: style)
    }

    static func text(_ parts: [(String, Attributes)]) throws -> AttributedText {
        var text = try AttributedText(base: parts.first?.1 ?? courier())
        for (string, attributes) in parts { try text.append(string, attributes: attributes) }
        return text
    }

    static func label(
        _ string: String, _ width: Double? = nil, _ alignment: TextAlignment = .natural,
        _ change: (inout LabelOptions) -> Void = { _ in }
    ) throws -> Label {
        try label(AttributedText(string, attributes: courier(alignment: alignment)), width, change)
    }

    static func label(
        _ text: AttributedText, _ width: Double? = nil, _ change: (inout LabelOptions) -> Void = { _ in }
    ) throws -> Label {
        var options = LabelOptions()
        options.width = width
        change(&options)
        return try Label(text, fonts: fonts, options: options)
    }
}

extension Label {
    /// The text of each line.
    var strings: [String] { get throws { try (0..<lineCount).map { try text.string(line($0).range) } } }
    var widths: [Double] { get throws { try (0..<lineCount).map { try rounded(line($0).width) } } }
    var lefts: [Double] { get throws { try (0..<lineCount).map { try rounded(line($0).x) } } }
    var baselines: [Double] { get throws { try (0..<lineCount).map { try rounded(line($0).baseline) } } }

    /// What is drawn of a line, from left to right.
    func drawn(_ line: Int) throws -> [String] {
        try positionedRuns(line).map {
            switch $0.content {
            case .text: try text.string($0.range)
            case .token: try token!.string($0.range)
            case .hyphen: "-"
            }
        }
    }

    func index(_ x: Double, _ y: Double) throws -> Int? { try hit(Point(x: x, y: y))?.index }
    func nearest(_ x: Double, _ y: Double) throws -> Int? { try nearestHit(Point(x: x, y: y))?.index }
    func link(_ x: Double, _ y: Double, slop: Double = 0) throws -> Int? { try link(at: Point(x: x, y: y), slop: slop) }
}

/// Sums of binary fractions, to be compared with decimal ones.
func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }

func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
}

extension Rect {
    var near: Rect { box(rounded(x), rounded(y), rounded(width), rounded(height)) }
}

extension [Rect] {
    var near: [Rect] { map(\.near) }
}
