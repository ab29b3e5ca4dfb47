import Foundation
import Reglet
import Testing

/// Every mapped character, the figures, and every pair of Latin letters of real fonts, against the values that
/// Tests/FontFiles/reference.py wrote into the folder REGLET_FONT_VALUES.
@Suite(.enabled(if: FontValues.folder != nil, "REGLET_FONT_VALUES names no folder; see Tests/FontFiles/reference.py"))
struct FontFileReferenceTests {
    @Test func agreesWithFontTools() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: FontValues.folder!).sorted()
        var (characters, pairs) = (0, 0)
        for name in names where name.hasSuffix(".txt") {
            let values = try FontValues(name)
            let font = try FontFile([UInt8](Data(contentsOf: URL(filePath: values.path))), index: values.index)
            #expect(values.figures == [font.unitsPerEm, font.glyphCount, font.ascent, font.descent, font.lineGap,
                font.capHeight, font.xHeight], "\(name)")
            #expect(values.wrongCharacters(font) == [], "\(name)")
            #expect(values.wrongPairs(font) == [], "\(name)")
            characters += values.characters.count
            pairs += values.letters.count * values.letters.count
        }
        print("font files: \(names.count) faces, \(characters) characters, \(pairs) pairs of letters")
        #expect(names.count > 0)
    }
}

extension FontFileReferenceTests {
    @Test(.enabled(if: !_isDebugAssertConfiguration(), "times of a debug build say nothing"))
    func loadsLargeFilesFast() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: FontValues.folder!).sorted()
        for name in names where name.contains("CJK") && name.hasSuffix("-0.txt") {
            let path = try FontValues(name).path
            let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
            let times = try (0..<5).map { _ in
                try ContinuousClock().measure { _ = try FontFile(bytes) }
            }
            print("font file \(path): \(bytes.count) bytes, loaded in \(times.min()!)")
            #expect(times.min()! < .milliseconds(50))
        }
    }
}

/// One file of expected values.
struct FontValues {
    static var folder: String? { ProcessInfo.processInfo.environment["REGLET_FONT_VALUES"] }

    private(set) var path = ""
    private(set) var index = 0
    private(set) var figures: [Int] = []
    private(set) var characters: [UInt32: (glyph: Int, advance: Int)] = [:]
    private(set) var letters: [UInt32] = []
    private var pairs: [UInt64: Int] = [:]

    init(_ name: String) throws {
        for line in try String(contentsOfFile: Self.folder! + "/" + name, encoding: .utf8).utf8.split(separator: 10) {
            let fields = line.split(separator: 32)
            let numbers = fields.dropFirst().map { Int(Substring($0)) ?? 0 }
            switch line.first.map(UnicodeScalar.init) {
            case "f": (path, index) = (String(Substring(fields[1])), numbers[1])
            case "v": figures = numbers
            case "c": characters[UInt32(numbers[0])] = (numbers[1], numbers[2])
            case "l": letters.append(UInt32(numbers[0]))
            case "p": pairs[UInt64(numbers[0]) << 32 | UInt64(numbers[1])] = numbers[2]
            default: break
            }
        }
    }

    /// All scalars, so that what the font does not map is checked as well.
    func wrongCharacters(_ font: FontFile) -> [UInt32] {
        (0...0x10FFFF).filter { scalar in
            let glyph = font.glyph(for: scalar)
            guard let expected = characters[scalar] else { return glyph != 0 }
            return Int(glyph) != expected.glyph || font.advance(of: glyph) != expected.advance
        }
    }

    func wrongPairs(_ font: FontFile) -> [String] {
        var wrong: [String] = []
        for left in letters {
            for right in letters {
                let kerning = font.kerning(font.glyph(for: left), font.glyph(for: right))
                let expected = pairs[UInt64(left) << 32 | UInt64(right)] ?? 0
                if kerning != expected { wrong.append("\(left) \(right): \(kerning) \(expected)") }
            }
        }
        return wrong
    }
}
