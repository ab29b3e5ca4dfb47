import Foundation
@testable import Reglet

/// The properties as the source files give them, read independently of the generator: one value a code point.
final class SourceProperties: Sendable {
    static let shared = SourceProperties()

    let line = read("LineBreak", otherwise: "XX")
    let cluster = read("GraphemeBreakProperty", otherwise: "XX")
    let conjunct = read("InCB", otherwise: "None")
    let pictographic = read("ExtendedPictographic", otherwise: "N")
    let width = read("EastAsianWidth", otherwise: "N")
    let category = read("GeneralCategory", otherwise: "Cn")
    let bidi = read("BidiClass", otherwise: "L")
    /// Of each mirrored character its image.
    let mirrored = pairs("BidiMirroring").mapValues { $0[0] }
    /// Of each bracket its partner, and "o" or "c".
    let brackets = pairs("BidiBrackets")

    private static func lines(_ name: String) -> [Substring] {
        let text = try! String(decoding: Repository.data("bindings/tools/data/unicode/\(name).txt"), as: UTF8.self)
        return text.split(separator: "\n").map { $0.prefix { $0 != "#" } }.filter { $0.contains(";") }
    }

    private static func read(_ name: String, otherwise: String) -> [String] {
        var values = [String](repeating: otherwise, count: 0x110000)
        for line in lines(name) {
            let fields = line.split(separator: ";")
            let ends = fields[0].split(separator: ".").map { Int($0, radix: 16)! }
            for code in ends[0]...ends[1] { values[code] = String(fields[1]) }
        }
        return values
    }

    private static func pairs(_ name: String) -> [Int: [String]] {
        var result: [Int: [String]] = [:]
        for line in lines(name) {
            let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            result[Int(fields[0], radix: 16)!] = Array(fields.dropFirst())
        }
        return result
    }
}
