import Foundation
import Testing
@testable import Reglet

/// Printing and parsing against the standard library's shortest description and the C library's strtod.
@Suite struct NumberTests {
    static func printed(_ value: Double) -> String {
        var bytes: [UInt8] = []
        NumberPrinting.append(value, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func parsed(_ text: String) -> (value: Double?, end: Int) {
        let bytes = Array(text.utf8)
        var index = 0
        let value = NumberParsing.parse(bytes.span, at: &index)
        return (value, index)
    }

    /// The digits without leading and trailing zeros, and the power of ten of the last of them.
    static func parts(_ text: String) -> String {
        let halves = text.lowercased().split(separator: "e")
        var exponent = halves.count > 1 ? Int(halves[1])! : 0
        var digits = halves[0].filter { $0 != "." && $0 != "-" }
        if let point = halves[0].firstIndex(of: ".") { exponent -= halves[0].distance(from: point, to: halves[0].endIndex) - 1 }
        while digits.hasPrefix("0") { digits.removeFirst() }
        while digits.hasSuffix("0") {
            digits.removeLast()
            exponent += 1
        }
        return "\(text.hasPrefix("-") ? "-" : "")\(digits)e\(exponent)"
    }

    /// Whether all is right with one value: as short and as near as the standard library's digits, valid, and read
    /// back.
    static func isRight(_ value: Double) -> Bool {
        let text = printed(value)
        if value == 0 { return text == "0" && parsed("\(value)").value == 0 }
        return parts(text) == parts("\(value)") && parsed(text) == (value, text.utf8.count)
            && parsed("\(value)").value == value
    }

    @Test func printsTheForms() {
        let forms: [(Double, String)] = [
            (0, "0"), (-0.0, "0"), (17, "17"), (-17, "-17"), (0.5, "0.5"), (-12.25, "-12.25"), (0.1 + 0.2, "0.30000000000000004"),
            (100, "100"), (1e20, "100000000000000000000"), (123456789012345683968, "123456789012345680000"), (1e21, "1e21"),
            (1.5e21, "1.5e21"), (0.000001, "0.000001"), (0.0000012, "0.0000012"), (1e-7, "1e-7"), (1.25e-7, "1.25e-7"),
            (.leastNonzeroMagnitude, "5e-324"), (2.2250738585072014e-308, "2.2250738585072014e-308"), (.greatestFiniteMagnitude, "1.7976931348623157e308"),
            (9007199254740993, "9007199254740992"), (0.556 * 17, "9.452000000000002"), (1e9, "1000000000"), (2.0 / 3, "0.6666666666666666"),
            (9.5367431640625e-7, "9.5367431640625e-7"), (.infinity, "null"), (.nan, "null"),
        ]
        for (value, text) in forms { #expect(Self.printed(value) == text) }
        var bytes: [UInt8] = []
        NumberPrinting.append(UInt64.max, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == "18446744073709551615")
    }

    @Test func isRightForRandomBitPatterns() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(20_000) {
            let value = Double(bitPattern: random.next())
            if value.isFinite, !Self.isRight(value) { Issue.record("\(value.bitPattern), seed \(random.seed)") }
        }
    }

    @Test func isRightForWhatLayoutsProduce() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(10_000) {
            let thousandths = Double(Int64.random(in: -1_000_000_000...1_000_000_000, using: &random))
            let values = [
                thousandths, thousandths / 1000, thousandths / 7, Double(random.next() >> 40) * 0.001 * 17, thousandths / 1e6,
                Double(random.next() >> random.next() % 64), thousandths * 1e9,
            ]
            for value in values where !Self.isRight(value) { Issue.record("\(value.bitPattern), seed \(random.seed)") }
        }
    }

    @Test func isRightAroundPowersOfTwoAndTenAndAmongSubnormals() {
        var values: [Double] = []
        for exponent in -1074...1023 { values.append(scalbn(1.0, exponent)) }
        for exponent in -323...308 { values.append(strtod("1e\(exponent)", nil)) }
        for value in values {
            for near in [value.nextDown, value, value.nextUp] where !Self.isRight(near) { Issue.record("\(near.bitPattern)") }
        }
        for bits in 1...UInt64(3_000) where !Self.isRight(Double(bitPattern: bits)) { Issue.record("\(bits)") }
    }

    @Test func readsRandomDecimalsAsStrtodDoes() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(10_000) {
            var text = random.next() % 2 == 0 ? "" : "-"
            let whole = Int.random(in: 1...30, using: &random)
            let first = random.next() % 3
            text += first == 0 ? "0" : "\(1 + random.next() % 9)" + Self.digits(whole, &random)
            if random.next() % 2 == 0 { text += "." + Self.digits(Int.random(in: 1...25, using: &random), &random) }
            if random.next() % 2 == 0 { text += "e\(Int.random(in: -360...330, using: &random))" }
            if Self.parsed(text) != (strtod(text, nil), text.utf8.count) { Issue.record("\(text), seed \(random.seed)") }
        }
    }

    static func digits(_ count: Int, _ random: inout Seeded) -> String {
        String((0..<count).map { _ in Character(Unicode.Scalar(UInt8(48 + random.next() % 10))) })
    }

    /// The decimal halfway between two neighbours, exactly, and with its last digit one less or one more, or with more
    /// behind it.
    @Test func readsHalfwayDecimalsExactly() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(300) {
            var value = Double(bitPattern: random.next() & 0x7FFF_FFFF_FFFF_FFFF)
            if random.next() % 4 == 0 { value = Double(bitPattern: random.next() & 0xF_FFFF_FFFF_FFFF) }
            guard value.isFinite, value.nextUp.isFinite else { continue }
            let halfway = Self.halfway(above: value)
            let even = value.bitPattern % 2 == 0 ? value : value.nextUp
            #expect(Self.parsed(halfway).value == even, "seed \(random.seed)")
            #expect(Self.parsed(halfway + "0000001").value == value.nextUp, "seed \(random.seed)")
            #expect(Self.parsed(halfway + String(repeating: "0", count: 2_000) + "1").value == value.nextUp, "seed \(random.seed)")
            #expect(Self.parsed(Self.justBelow(halfway)).value == value, "seed \(random.seed)")
        }
        // The longest of all: 768 digits.
        let longest = Self.halfway(above: Double.leastNormalMagnitude.nextDown)
        #expect(Self.parsed(longest).value == .leastNormalMagnitude)
        #expect(Self.parsed(longest + "1").value == .leastNormalMagnitude)
        #expect(Self.parsed(Self.justBelow(longest)).value == Double.leastNormalMagnitude.nextDown)
    }

    /// The exact decimal of the middle of a double and the next, with a point and ending in 5, by schoolbook
    /// arithmetic.
    static func halfway(above value: Double) -> String {
        let exponent = max(Int(value.bitPattern >> 52), 1) - 1076
        let field = value.bitPattern & (1 << 52 - 1)
        let significand = value.isNormal ? field | 1 << 52 : field
        // 2 * significand + 1, times two to the exponent; digits backwards, first as an integer, then shifted by fives.
        var digits = String(2 * significand + 1).reversed().map { Int($0.wholeNumberValue!) }
        let factor = exponent > 0 ? 2 : 5
        for _ in 0..<abs(exponent) {
            var carry = 0
            for index in digits.indices {
                carry += digits[index] * factor
                digits[index] = carry % 10
                carry /= 10
            }
            if carry > 0 { digits.append(carry) }
        }
        let text = String(digits.reversed().map { Character("\($0)") })
        if exponent >= 0 { return text + ".0" }
        let places = -exponent
        let padded = String(repeating: "0", count: max(0, places + 1 - text.count)) + text
        return padded.dropLast(places) + "." + padded.suffix(places)
    }

    /// A decimal with a point, less one at the thousandth place behind its last digit.
    static func justBelow(_ text: String) -> String {
        let last = text.lastIndex { ("1"..."9").contains($0) }!
        let nines = text[text.index(after: last)...].map { $0 == "." ? "." : "9" }.joined()
        return text[..<last] + "\(text[last].wholeNumberValue! - 1)" + nines + String(repeating: "9", count: 1_000)
    }

    @Test func boundsItsWork() {
        let zeros = String(repeating: "0", count: 1_000_000)
        let nines = String(repeating: "9", count: 1_000_000)
        #expect(Self.parsed("0." + zeros + "1e1000001").value == 1)
        #expect(Self.parsed("1" + zeros + "e-1000000").value == 1)
        #expect(Self.parsed("0." + nines).value == 1)
        #expect(Self.parsed(nines).value == .infinity)
        #expect(Self.parsed("1e" + nines).value == .infinity)
        #expect(Self.parsed("-1e" + nines).value == -.infinity)
        #expect(Self.parsed("1e-" + nines).value == 0)
        #expect(Self.parsed("0e" + nines).value == 0)
        #expect(Self.parsed("1.7976931348623158079e308").value == .greatestFiniteMagnitude)
        #expect(Self.parsed("1.797693134862315808e308").value == .infinity)
        #expect(Self.parsed("2.4703282292062327e-324").value == 0)
        #expect(Self.parsed("2.4703282292062328e-324").value == .leastNonzeroMagnitude)
        #expect(Self.parsed("-0").value?.sign == .minus)
    }

    @Test(arguments: [
        ("", 0), ("-", 1), ("+1", 0), ("01", 1), ("-01", 2), ("00", 1), (".5", 0), ("1.", 2), ("1.e5", 2), ("1e", 2), ("1e+", 3), ("1E-x", 3),
        ("Infinity", 0), ("NaN", 0), ("--1", 1),
    ])
    func refusesWhatIsNoNumber(text: String, offset: Int) {
        #expect(Self.parsed(text) == (nil, offset))
    }

    @Test func stopsBehindTheNumber() {
        #expect(Self.parsed("12,") == (12, 2))
        #expect(Self.parsed("1.5]") == (1.5, 3))
        #expect(Self.parsed("2E+2e") == (200, 4))
        #expect(Self.parsed("0x10") == (0, 1))
        #expect(Self.parsed("-0.5.5") == (-0.5, 4))
    }
}
