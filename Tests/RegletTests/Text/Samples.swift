import Reglet

/// Random pieces for programs of edits: few values, so that neighbours often agree.
enum Samples {
    private static let scalars: [Unicode.Scalar] = ["a", "b", " ", "\n", "é", "ß", "日", "\u{FFFC}", "\u{200D}", "😀", "\u{10FFFF}"]

    static func string(_ random: inout Seeded, _ reach: Int) -> String {
        var view = String.UnicodeScalarView()
        let length = Int.random(in: 0...9, using: &random) == 0 ? 4 * reach : reach
        for _ in 0..<Int.random(in: 0...length, using: &random) { view.append(scalars.randomElement(using: &random)!) }
        return String(view)
    }

    /// Seldom twice the same, or one of few.
    static func attributes(_ random: inout Seeded, varied: Bool = false) -> Attributes {
        var result = Attributes()
        if varied {
            result.style.kern = Double(Int.random(in: 0...9999, using: &random))
            return result
        }
        func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random)! }
        result.family = pick(["Helvetica", "Courier", "日本"]).utf8.map { $0 }
        result.style.size = pick([17, 12.5])
        result.style.weight = pick([0, 0, 1, -1000])
        result.style.italic = pick([false, true])
        result.style.color = pick([.black, .black, Color(rgba: 0xFF00_0080)])
        result.style.background = pick([.clear, .white])
        result.style.underline = pick([.none, .double])
        result.style.strikethrough = pick([.none, .single])
        result.style.baselineOffset = pick([0, 3.25])
        result.style.kern = pick([0, -1])
        result.style.alignment = pick([.natural, .justified])
        return result
    }

    static func mask(_ random: inout Seeded) -> AttributeMask {
        Bool.random(using: &random)
            ? AttributeMask(rawValue: 1 << UInt32.random(in: 0..<11, using: &random))
            : AttributeMask(rawValue: UInt32.random(in: 0...AttributeMask.all.rawValue, using: &random))
    }

    /// Sets what a mask names, one attribute after the other.
    static func take(_ mask: AttributeMask, from source: Attributes, to result: inout Attributes) {
        if mask.contains(.family) { result.family = source.family }
        if mask.contains(.weight) { result.style.weight = source.style.weight }
        if mask.contains(.italic) { result.style.italic = source.style.italic }
        if mask.contains(.size) { result.style.size = source.style.size }
        if mask.contains(.color) { result.style.color = source.style.color }
        if mask.contains(.background) { result.style.background = source.style.background }
        if mask.contains(.underline) { result.style.underline = source.style.underline }
        if mask.contains(.strikethrough) { result.style.strikethrough = source.style.strikethrough }
        if mask.contains(.baselineOffset) { result.style.baselineOffset = source.style.baselineOffset }
        if mask.contains(.kern) { result.style.kern = source.style.kern }
        if mask.contains(.alignment) { result.style.alignment = source.style.alignment }
    }

    static func target(_ random: inout Seeded, varied: Bool = false) -> [UInt8]? {
        if varied { return Array("\(Int.random(in: 0...9999, using: &random))".utf8) }
        return [nil, [], Array("https://example.org/é".utf8)].randomElement(using: &random)!
    }

    static func attachment(_ random: inout Seeded, varied: Bool = false) -> Attachment {
        if varied { return Reglet.Attachment(name: [], width: Double(Int.random(in: 0...9999, using: &random)), height: 0) }
        return Attachment(
            name: Array(["star", "日"].randomElement(using: &random)!.utf8), width: 12, height: [10, 11, 12].randomElement(using: &random)!,
            x: 0, y: [0, -2].randomElement(using: &random)!, alignment: [.baseline, .lineTop].randomElement(using: &random)!,
            alternativeText: [], tag: UInt64.max)
    }
}
