import Testing
@testable import Reglet

/// The grammar of RFC 8259, by what `skipValue` takes.
@Suite struct JSONReaderTests {
    /// The offset at which a document is refused, or nil.
    static func refusal(_ json: String) -> Int? {
        do {
            try read(Array(json.utf8))
            return nil
        } catch { return error.byteOffset }
    }

    private static func read(_ json: [UInt8]) throws(RegletError) {
        var reader = JSONReader(json.span)
        try reader.skipValue()
        try reader.end()
    }

    @Test(arguments: [
        "null", "true", "false", "0", "-0.0e-0", "1E+2", "\"\"", "[]", "{}", " \t\r\n[ ] ", "[1,[2,{\"a\":[]}],\"\"]", "{\"a\":{\"b\":null},\"\":0}",
        #""\"\\\/\b\f\n\r\tA\ud83d\uDE00\u0000""#, "\"\u{7F}\u{2028}\u{85}😀\"", "[[],{},[[]]]",
    ])
    func takesWhatIsJSON(json: String) {
        #expect(Self.refusal(json) == nil)
    }

    @Test(arguments: [
        ("", 0), ("[", 1), ("]", 0), ("[}", 1), ("{]", 1), ("[1", 2), ("[1 2]", 3), ("[,1]", 1), ("[1,]", 3), ("{,}", 1), ("{\"a\"}", 4), ("{\"a\":}", 5),
        ("{\"a\":1,}", 7), ("{a:1}", 1), ("{1:1}", 1), ("'a'", 0), ("nul", 3), ("nulL", 3), ("True", 0), ("\"", 1), ("\"\\", 2), ("\"\n\"", 1), ("\"\u{0}\"", 1),
        ("\"\u{1F}\"", 1), (#""\x""#, 2), (#""\u12g4""#, 5), (#""\u12"#, 5), (#""\ud800""#, 1), (#""a\udc00""#, 2), (#""\ud800\n""#, 1),
        (#""\ud800\ud800""#, 1), (#""\ud800\u0041""#, 1), ("1 1", 2), ("// x", 0), ("[1]]", 3), ("\u{B}1", 0), ("\u{A0}1", 0), ("\u{0}", 0), ("[\u{0}]", 1),
        ("NaN", 0), ("+1", 0), (".1", 0), ("1e999", 0), ("-1e999", 0), ("[-]", 2),
    ])
    func refusesWhatIsNot(json: String, offset: Int) {
        #expect(Self.refusal(json) == offset)
    }

    @Test func boundsDepth() {
        let limit = JSONReader.depthLimit
        #expect(Self.refusal(String(repeating: "[", count: limit) + String(repeating: "]", count: limit)) == nil)
        #expect(Self.refusal(String(repeating: "[", count: limit + 1)) == limit)
        #expect(Self.refusal(String(repeating: "{\"\":", count: 1_000_000)) == 4 * limit)
        let mixed = String(repeating: "[{\"a\":", count: limit / 2) + "1" + String(repeating: "}]", count: limit / 2)
        #expect(Self.refusal(mixed) == nil)
        #expect(Self.refusal(mixed.replacing("}]", with: "]}")) != nil)
    }

    @Test func decodesScalarsFromTheirEscapes() throws {
        for value in Array(0..<0x1000) + Array(stride(from: 0x1000 as UInt32, through: 0x10FFFF, by: 31)) + [0xFFFF, 0x10000, 0x10FFFF] {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let units = Array(String(scalar).utf16)
            var json: [UInt8] = [0x22]
            for unit in units {
                json += [0x5C, 0x75]
                Hex.append(UInt32(unit), digits: 4, to: &json)
            }
            json.append(0x22)
            if try Self.decoded(json) != Array(String(scalar).utf8) { Issue.record("U+\(value)") }
        }
    }

    static func decoded(_ json: [UInt8]) throws(RegletError) -> [UInt8] {
        var reader = JSONReader(json.span)
        return try reader.string()
    }
}
