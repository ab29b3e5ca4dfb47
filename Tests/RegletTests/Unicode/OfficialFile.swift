import Foundation
import Testing

/// One of Unicode's own test files, in a folder that an environment variable names. They are not kept here.
struct OfficialFile {
    let lines: [Substring]

    /// Whether the variable is set, and the reason that a skipped test shows.
    static func isGiven(_ variable: String) -> Bool { ProcessInfo.processInfo.environment[variable] != nil }

    init(_ name: String, in variable: String) throws {
        let folder = try #require(ProcessInfo.processInfo.environment[variable])
        let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}

/// A line of LineBreakTest.txt and its like: UTF-8, and the byte offsets of the breaks.
struct BreakCase {
    var text: [UInt8] = []
    var breaks: [Int] = []

    /// Nil for a line without a case.
    init?(_ line: Substring) {
        let content = line.prefix { $0 != "#" }
        for token in content.split(whereSeparator: \.isWhitespace) {
            switch token {
            case "÷": breaks.append(text.count)
            case "×": break
            default:
                guard let value = UInt32(token, radix: 16) else { return nil }
                text += utf8(value)
            }
        }
        if text.isEmpty { return nil }
    }
}

/// The UTF-8 of a scalar; a surrogate, which is none, as if it were one of the same classes (U+FFFD has none of them).
func utf8(_ value: UInt32) -> [UInt8] {
    Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
}

func utf8(_ values: [UInt32]) -> [UInt8] { values.flatMap(utf8) }
