import Foundation
import Testing
@testable import Reglet

/// Every field of every case of label.json.
@Suite struct LabelVectorTests {
    @Test func everyFieldOfEveryCase() throws {
        let cases = try #require(Repository.json("Tests/Vectors/label.json") as? [[String: Any]])
        let fonts = FontBook()
        var fields = 0
        for vector in cases {
            let id = vector["id"] as? String ?? "?"
            var attributes = Attributes(family: Array((vector["family"] as? String ?? "").utf8), style: Style())
            attributes.style.size = try #require(vector["size"] as? Double)
            let text = try AttributedText(utf8: Array((vector["text"] as? String ?? "").utf8).span, attributes: attributes)
            var options = LabelOptions()
            options.width = try #require(vector["width"] as? Double)
            let label = try Label(text, fonts: fonts, options: options)
            let lines = try #require(vector["lines"] as? [[String: Any]])
            if label.lineCount != lines.count { Issue.record("\(id): \(label.lineCount) lines, not \(lines.count)") }
            for (number, expected) in lines.enumerated() where number < label.lineCount {
                let line = try label.line(number)
                let start = try text.convert(line.range.lowerBound, from: .utf8, to: .scalar)
                let end = try text.convert(line.range.upperBound, from: .utf8, to: .scalar)
                fields += 3
                let width = try #require(expected["width"] as? Double)
                if start != expected["start"] as? Int || end != expected["end"] as? Int || abs(line.width - width) > 1e-5 {
                    Issue.record("\(id) line \(number): \(start)..<\(end) \(line.width), not \(expected)")
                }
            }
            let size = try label.preferredHeight(width: options.width!)
            #expect(size == label.size.height)
        }
        print("label.json: \(fields) fields compared")
        #expect(fields > 1000)
    }
}
