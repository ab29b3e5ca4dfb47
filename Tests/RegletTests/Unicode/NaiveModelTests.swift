import Foundation
import Testing
@testable import Reglet

/// The machines against the naive models, on random texts of a few kinds of characters each.
@Suite struct NaiveModelTests {
    /// Some characters of every combination of properties that occurs; the order has no meaning.
    static let kinds: [[UInt32]] = {
        let source = SourceProperties.shared
        var kinds: [[String]: [UInt32]] = [:]
        for code in 0..<0x110000 where !(0xD800...0xDFFF).contains(code) {
            let key = [source.line[code], source.cluster[code], source.conjunct[code], source.pictographic[code],
                       source.width[code], source.category[code], source.bidi[code], source.brackets[code]?[1] ?? ""]
            if kinds[key, default: []].count < 5 || code % 1009 == 0 { kinds[key, default: []].append(UInt32(code)) }
        }
        return kinds.sorted { $0.value[0] < $1.value[0] }.map(\.value)
    }()

    /// What the fast paths of plain words are for, and what must end them.
    static let wordKinds: [[UInt32]] = [
        [0x61, 0x62, 0x5A], [0x61], [0x20], [0x20], [0x301], [0xAD], [0x5D0], [0x31], [0x2D], [0x28, 0x29], [0xE9], [0x200D], [0x2019, 0x201C],
        [0x65E5], [0x5B, 0x60, 0x7B, 0x40],
    ]

    static func text(_ kinds: [[UInt32]], most: Int, _ random: inout Seeded) -> [UInt32] {
        let palette = (0..<Int.random(in: 1...6, using: &random)).map { _ in kinds.randomElement(using: &random)! }
        return (0..<Int.random(in: 0...most, using: &random)).map { _ in
            palette.randomElement(using: &random)!.randomElement(using: &random)!
        }
    }

    /// Scalar indices to byte offsets.
    static func offsets(_ scalars: [UInt32]) -> [Int] {
        scalars.reduce(into: [0]) { $0.append($0.last! + utf8($1).count) }
    }

    private static func hex(_ scalars: [UInt32]) -> String { scalars.map { String($0, radix: 16) }.joined(separator: " ") }

    @Test func lineBreaksAndClusters() {
        var random = Seeded()
        for round in 0..<Seeded.rounds(8_000) {
            let scalars = Self.text(round % 4 == 0 ? Self.wordKinds : Self.kinds, most: 12, &random)
            let offsets = Self.offsets(scalars)
            let naive = NaiveBreaks(scalars)
            let expected = naive.lineBreaks.map { LineBreaks.Opportunity(offsets[$0.index], isMandatory: $0.mandatory) }
            let found = LineBreaks.opportunities(in: utf8(scalars).span)
            if found != expected { Issue.record("seed \(random.seed): lines of \(Self.hex(scalars)): \(found), expected \(expected)") }
            let clusters = Clusters.boundaries(in: utf8(scalars).span)
            if clusters != naive.clusterBoundaries.map({ offsets[$0] }) {
                Issue.record("seed \(random.seed): clusters of \(Self.hex(scalars)): \(clusters)")
            }
        }
    }

    /// Paragraph separators are left out but for the end: the model knows one paragraph.
    static let bidiKinds = kinds.filter { SourceProperties.shared.bidi[Int($0[0])] != "B" || $0[0] == 0x1C }
    /// Characters of each of some bidi classes, brackets in pairs.
    private static func classes(_ types: [String], brackets: Bool = false) -> [[UInt32]] {
        let source = SourceProperties.shared
        let pairs: [[UInt32]] = brackets ? [[0x28, 0x29], [0x5B, 0x5D], [0x2329, 0x232A, 0x3008, 0x3009]] : []
        return pairs + types.map { type in
            bidiKinds.flatMap { $0 }.filter { source.bidi[Int($0)] == type && source.brackets[Int($0)] == nil }
        }
    }

    /// All kinds, and those of the explicit, the weak and the bracket rules, which would seldom meet each other otherwise.
    static let palettes = [
        bidiKinds, classes(["L", "R", "AL", "EN", "ON", "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI", "BN"]),
        classes(["L", "R", "AL", "EN", "AN", "ES", "ET", "CS", "NSM", "BN", "ON"]),
        classes(["L", "R", "EN", "NSM", "RLI", "PDI"], brackets: true), wordKinds,
    ]

    @Test func bidiLevels() {
        var random = Seeded()
        var resolver = BidiResolver()
        for round in 0..<Seeded.rounds(8_000) {
            let scalars = Self.text(Self.palettes[round % 5], most: round % 200 < 4 ? 300 : 14, &random)
            if let difference = Self.difference(scalars, &resolver) { Issue.record("seed \(random.seed): \(difference)") }
        }
    }

    /// The depths of X1 (125) and BD16 (63), from both sides.
    @Test func depths() {
        var resolver = BidiResolver()
        for depth in 58...68 {
            for (around, other) in [(0x5D0, 0x61), (0x61, 0x5D0)] as [(UInt32, UInt32)] {
                let opening = [around] + Array(repeating: 0x28, count: depth)
                let text = opening + [around] + Array(repeating: 0x29, count: depth) + [other]
                if let difference = Self.difference(text, &resolver) { Issue.record("\(difference)") }
            }
        }
        for depth in 118...130 {
            for control: UInt32 in [0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068] {
                let other: UInt32 = control < 0x2066 ? 0x202B : 0x2067
                let close: UInt32 = control < 0x2066 ? 0x202C : 0x2069
                let opened = (0..<depth).map { $0 % 2 == 0 ? control : other }
                let text = opened + [0x5D0, 0x61] + Array(repeating: close, count: depth - 1) + [0x5D0, close, 0x61]
                if let difference = Self.difference(text, &resolver) { Issue.record("\(difference)") }
            }
        }
    }

    /// What a naive model says otherwise, in any direction; nil where all is equal.
    private static func difference(_ scalars: [UInt32], _ resolver: inout BidiResolver) -> String? {
        let text = utf8(scalars)
        let ends = offsets(scalars).dropFirst()
        for direction in Bidi.BaseDirection.allCases {
            let naive = NaiveBidi(scalars, direction)
            let paragraph = resolver.resolve(0..<text.count, of: text.span, direction: direction)
            let runs = paragraph.lineRuns(0..<text.count, of: text.span)
            let found = ends.map { end in Int(runs.first { $0.end >= end }!.level) }
            let isRight = zip(found, naive.levels).allSatisfy { $1 == nil || $0 == $1 } && Int(paragraph.baseLevel) == naive.base
            if !isRight { return "\(Self.hex(scalars)) \(direction): \(found), expected \(naive.levels)" }
        }
        return nil
    }
}
