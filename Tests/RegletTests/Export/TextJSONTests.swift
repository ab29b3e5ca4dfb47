import Foundation
import Testing
@testable import Reglet

/// The JSON of a text, both ways; the standard library's JSON parser is the second opinion.
@Suite struct TextJSONTests {
    static func read(_ json: String) throws(RegletError) -> AttributedText {
        try read(Array(json.utf8))
    }

    static func read(_ json: [UInt8]) throws(RegletError) -> AttributedText {
        try AttributedText(json: json.span)
    }

    static func printed(_ text: AttributedText) throws -> String { String(decoding: try text.json(), as: UTF8.self) }

    static let plainBase = """
        {"family":"Helvetica","weight":0,"italic":false,"size":17,"color":"#000000ff","background":"#00000000",\
        "underline":0,"strikethrough":0,"baseline_offset":0,"kern":0,"alignment":"natural"}
        """

    @Test func printsRunsByTheirDifferences() throws {
        var text = try AttributedText(utf8: Array("Click HERE\n".utf8).span)
        try text.setLink(target: Array("https://example.org/\"".utf8), in: 6..<10)
        var look = Attributes()
        look.style.weight = 1
        look.style.color = try Color("red")
        look.style.baselineOffset = -0.5
        look.style.alignment = .center
        try text.set([.weight, .color, .baselineOffset, .alignment], to: look, in: 8..<11)
        try text.insert(Attachment(name: [0x69], width: 12, height: 10.5, y: -2, alignment: .xCenter, tag: .max), at: 0)
        #expect(try Self.printed(text) == """
            {"version":1,"base":\(Self.plainBase),"links":[{"target":"https://example.org/\\""}],"runs":[\
            {"text":"\u{FFFC}","attachment":{"name":"i","width":12,"height":10.5,"x":0,"y":-2,"alignment":"x_center",\
            "alternative_text":"","tag":"18446744073709551615"}},{"text":"Click "},{"text":"HE","link":0},\
            {"text":"RE","weight":1,"color":"#ff0000ff","baseline_offset":-0.5,"alignment":"center","link":0},\
            {"text":"\\n","weight":1,"color":"#ff0000ff","baseline_offset":-0.5,"alignment":"center"}]}
            """)
        #expect(try Self.read(try Self.printed(text)) == text)
    }

    @Test func printsAnEmptyText() throws {
        #expect(try Self.printed(AttributedText()) == "{\"version\":1,\"base\":\(Self.plainBase),\"links\":[],\"runs\":[]}")
    }

    @Test func readsWhatItPrints() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(500) {
            let text = try RandomText.text(&random)
            let json = try text.json()
            let again = try Self.read(json)
            let isSame = again == text && again.base == text.base && again.fault == nil
            #expect(isSame, "seed \(random.seed)")
            #expect(try again.json() == json, "seed \(random.seed)")
        }
    }

    /// Another reader finds the same runs by the rule in the schema: the base, with the run's own members over it.
    @Test func anotherReaderFindsTheSameRuns() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(300) {
            let text = try RandomText.text(&random)
            let object = try JSONSerialization.jsonObject(with: Data(try text.json())) as! [String: Any]
            let links = object["links"] as! [[String: Any]]
            let found = (object["runs"] as! [[String: Any]]).map { run in
                describe((object["base"] as! [String: Any]).merging(run) { $1 }, links)
            }
            var expected: [String] = []
            text.forEachRun { expected.append(describe($0, of: text.utf8)) }
            #expect(agree(found, expected), "seed \(random.seed): \(found) \(expected)")
            #expect(links.count == text.linkCount, "seed \(random.seed)")
        }
    }

    private func describe(_ run: [String: Any], _ links: [[String: Any]]) -> String {
        let keys = ["family", "weight", "italic", "size", "color", "background", "underline", "strikethrough", "baseline_offset", "kern", "alignment"]
        let link = (run["link"] as? NSNumber).map { "\($0) \(links[$0.intValue]["target"] as? String ?? "none")" } ?? "none"
        let attachment = (run["attachment"] as? [String: Any]).map { a in
            ["name", "width", "height", "x", "y", "alignment", "alternative_text", "tag"].map { plain(a[$0]!) }.joined(separator: "|")
        }
        return ([plain(run["text"]!)] + keys.map { plain(run[$0]!) } + [link, attachment ?? "none"]).joined(separator: ";")
    }

    private func describe(_ run: AttributedRun, of text: [UInt8]) -> String {
        let style = run.attributes.style
        func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
        func name(_ value: Any) -> String {
            "\(value)".reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
        }
        let values: [Any] = [
            string(Array(text[run.range])), string(run.attributes.family), Double(style.weight), style.italic ? 1.0 : 0.0, style.size,
            style.color.description, style.background.description, Double(style.underline.rawValue),
            Double(style.strikethrough.rawValue), style.baselineOffset, style.kern, name(style.alignment),
        ]
        let link = run.link.map { "\($0.number) \($0.target.map(string) ?? "none")" } ?? "none"
        let attachment = run.attachment.map { a in
            [string(a.name), plain(a.width), plain(a.height), plain(a.x), plain(a.y), name(a.alignment), string(a.alternativeText), "\(a.tag)"]
                .joined(separator: "|")
        }
        return (values.map(plain) + [link, attachment ?? "none"]).joined(separator: ";")
    }

    private func plain(_ value: Any) -> String { (value as? NSNumber).map { "\($0.doubleValue)" } ?? "\(value)" }

    /// Whether runs are described alike. Foundation's parser is a few units off in the last place of some doubles.
    private func agree(_ found: [String], _ expected: [String]) -> Bool {
        func parts(_ runs: [String]) -> [Substring] { runs.joined(separator: ";").split(omittingEmptySubsequences: false) { $0 == ";" || $0 == "|" } }
        let (found, expected) = (parts(found), parts(expected))
        return found.count == expected.count && zip(found, expected).allSatisfy { one, other in
            guard one != other else { return true }
            guard let one = Double(one), let other = Double(other) else { return false }
            return abs(one - other) <= 8 * other.ulp
        }
    }

    /// Of numbers to thirteen digits, these two differ.
    @Test func theLastPlaceIsNotCompared() {
        let width = 20.896381336635
        #expect(agree(["a;\(width.nextDown)|1"], ["a;\(width.nextUp)|1"]))
        #expect(!agree(["a;\(width)|1"], ["a;20.8963813367|1"]) && !agree(["a;b|1"], ["a;c|1"]) && !agree(["a", "b"], ["a"]))
    }

    @Test func readsMembersInAnyOrderAndWithSpace() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(300) {
            let text = try RandomText.text(&random)
            let object = try JSONSerialization.jsonObject(with: Data(try text.json()))
            for options in [JSONSerialization.WritingOptions.sortedKeys, [.prettyPrinted], []] {
                let other = Array(try JSONSerialization.data(withJSONObject: object, options: options))
                let again = try Self.read(other)
                #expect(again.utf8 == text.utf8 && again.runCount == text.runCount, "seed \(random.seed)")
                #expect(again.linkCount == text.linkCount && again.fault == nil, "seed \(random.seed)")
            }
        }
        let text = try Self.read(##"{"runs":[{"size":12,"link":0,"text":"a"}],"links":[{"target":"x"}],"base":{"size":9},"version":1}"##)
        #expect(try Self.printed(text).hasSuffix(##""links":[{"target":"x"}],"runs":[{"text":"a","size":12,"link":0}]}"##))
        #expect(text.base.style.size == 9)
    }

    @Test func readsWhatIsLeftOut() throws {
        let text = try Self.read(#" {"runs": [ {"text" : "\u0061\ud83d\ude00", "color": "Red", "weight": 1.0, "link": null, "attachment": null} ], "version": 1e0}"#)
        #expect(text.utf8 == Array("a😀".utf8))
        #expect(try text.run(0).attributes.style.color == Color("red"))
        #expect(try text.run(0).attributes.style.weight == 1)
        #expect(text.base == Attributes())
        let joined = try Self.read(#"{"version":1,"runs":[{"text":"a"},{"text":"b"},{"text":"c","link":0}],"links":[{"target":null}]}"#)
        #expect(joined.runCount == 2)
        #expect(joined.linkCount == 1)
        #expect(joined.fault == nil)
    }

    static let runs = #"{"version":1,"runs":["#

    /// A document and the offset of what is wrong with it, marked by a caret in front of it.
    @Test(arguments: [
        "^", "  ^", "^[]", "^1", "^\u{FEFF}{}", #"{"version":1,"runs":[]}^x"#, #"{"version":1,"runs":[]^"#, #"{"version":1,"runs":[],^}"#,
        #"^{"version":1}"#, #"^{"runs":[]}"#, #"{"version":^2,"runs":[]}"#, #"{"version":^"1","runs":[]}"#, #"{"version":1,^"version":1,"runs":[]}"#,
        #"{"version":1,^"other":1,"runs":[]}"#, #"{"version":1,^"text":"","runs":[]}"#, #"{"version":1,"runs":^{}}"#, #"{"version":1 ^"runs":[]}"#,
        #"{"version" ^1,"runs":[]}"#, #"{"version":0^1,"runs":[]}"#, #"{"version":1,"runs":[^1]}"#, #"{"version":1,"runs":[^{}]}"#,
        #"{"version":1,"runs":[{"text":^""}]}"#, #"{"version":1,"runs":[{"text":"a",^"text":"b"}]}"#, #"{"version":1,"runs":[{"text":"a"},^]}"#,
        #"{"version":1,"runs":[{"text":"\ud83d^x"}]}"#, #"{"version":1,"runs":[{"text":"a","size":^0}]}"#,
        #"{"version":1,"runs":[{"text":"a","size":^10000.5}]}"#, #"{"version":1,"runs":[{"text":"a","size":^1e999}]}"#,
        #"{"version":1,"runs":[{"text":"a","size":^null}]}"#, #"{"version":1,"runs":[{"text":"a","weight":^0.5}]}"#,
        #"{"version":1,"runs":[{"text":"a","weight":^1001}]}"#, #"{"version":1,"runs":[{"text":"a","italic":^1}]}"#,
        #"{"version":1,"runs":[{"text":"a","italic":tru^}]}"#, #"{"version":1,"runs":[{"text":"a","color":^"reddish"}]}"#,
        #"{"version":1,"runs":[{"text":"a","underline":^3}]}"#, #"{"version":1,"runs":[{"text":"a","underline":^true}]}"#,
        #"{"version":1,"runs":[{"text":"a","alignment":^"middle"}]}"#, #"{"version":1,"runs":[{"text":"a","kern":^-10001}]}"#,
        #"{"version":1,"runs":[{"text":"a","link":^0}]}"#, #"{"version":1,"runs":[{"text":"a","link":^-1}],"links":[{}]}"#,
        #"{"version":1,"runs":[{"text":"a","link":^1}],"links":[{},{}]}"#, #"{"version":1,"runs":[],"links":^[{}]}"#,
        #"{"version":1,"runs":[{"text":"a","link":0},{"text":"b"},{"text":"c","link":^0}],"links":[{}]}"#,
        #"{"version":1,"runs":[],"links":[{"target":^1}]}"#, #"{"version":1,"runs":[],"links":[{^"name":""}]}"#,
        #"{"version":1,"runs":[{"text":^"a","attachment":{"name":"","width":1,"height":1}}]}"#,
        #"{"version":1,"runs":[{"text":"￼","attachment":^{"name":"","width":1}}]}"#,
        #"{"version":1,"runs":[{"text":"￼","attachment":{"name":"","width":^-1,"height":1}}]}"#,
        #"{"version":1,"runs":[{"text":"￼","attachment":{"name":"","width":1,"height":1,"x":^2e9}}]}"#,
        #"{"version":1,"runs":[{"text":"￼","attachment":{"name":"","width":1,"height":1,"tag":^1}}]}"#,
        #"{"version":1,"runs":[{"text":"￼","attachment":{"name":"","width":1,"height":1,"tag":^"01"}}]}"#,
        #"{"version":1,"runs":[{"text":"￼","attachment":{"name":"","width":1,"height":1,"tag":^"18446744073709551616"}}]}"#,
        #"{"version":1,"runs":[{"text":"￼","attachment":{"name":"","width":1,"height":1,"tag":^""}}]}"#,
        #"{"version":1,"runs":[{"text":"￼","attachment":{"name":"","width":1,"height":1,"alignment":^"top"}}]}"#,
        #"{"version":1,"runs":[],"base":{^"text":"a"}}"#, #"{"version":1,"runs":[],"base":{^"link":0}}"#, #"{"version":1,"runs":[],"base":^[]}"#,
    ])
    func refusesWithTheOffset(marked: String) {
        let offset = marked.utf8.distance(from: marked.startIndex, to: marked.firstIndex(of: "^")!)
        let json = marked.replacing("^", with: "")
        let expected = marked.contains(#"\ud83d^"#) ? offset - 6 : offset
        #expect(throws: RegletError(.invalidJSON, at: expected), "\(json)") { try Self.read(json) }
    }

    @Test func refusesWhatIsNotUTF8() {
        var bytes = Array(#"{"version":1,"runs":[{"text":"é"}]}"#.utf8)
        bytes.remove(at: 31)
        #expect(throws: RegletError(.invalidUTF8, at: 30)) { try Self.read(bytes) }
    }

    @Test func survivesDamage() throws {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(15) {
            let json = try RandomText.text(&random).json()
            for end in 0..<json.count {
                let part = Array(json[..<end])
                #expect(throws: RegletError.self) { try Self.read(part) }
            }
            for _ in 0..<100 {
                var damaged = json
                damaged[Int.random(in: json.indices, using: &random)] = Array("{}[]\",:0-e\\u1t n\u{0}".utf8).randomElement(using: &random)!
                guard let text = try? Self.read(damaged) else { continue }
                #expect(text.fault == nil, "seed \(random.seed)")
                #expect(try Self.read(try text.json()) == text, "seed \(random.seed)")
            }
        }
    }
}
