import Foundation
import Testing
@testable import Reglet

/// Every field of every case of format.json and format-own.json.
@Suite struct FormatVectorTests {
    typealias Object = [String: Any]

    @Test(arguments: [("format.json", 7000), ("format-own.json", 50_000)])
    func everyFieldOfEveryCase(name: String, least: Int) throws {
        let file = try #require(Repository.vectors(name) as? Object)
        let configs = try #require(file["configs"] as? [String: Object])
        var fields = 0
        for vector in try #require(file["cases"] as? [Object]) {
            let config = try #require(configs[vector["config"] as? String ?? ""])
            let expected = try self.expected(vector)
            let found = try self.found(vector, config)
            let id = vector["id"] as? String ?? "?"
            #expect(found.count == expected.count, "\(id): \(found) is not \(expected)")
            for (index, pair) in zip(found, expected).enumerated() {
                fields += 1
                if pair.0 != pair.1 { Issue.record("\(id) field \(index): \(pair.0) is not \(pair.1)") }
            }
        }
        print("\(name): \(fields) fields compared")
        #expect(fields > least)
    }

    /// The case's result as a flat list of fields.
    private func expected(_ vector: Object) throws -> [String] {
        if let error = vector["error"] as? Object { return ["error", text(error["code"]), text(error["byte_offset"])] }
        let expect = try #require(vector["expect"] as? Object)
        var fields = [text(expect["string"])]
        for run in try #require(expect["runs"] as? [Object]) {
            for key in Self.runKeys { fields.append(text(run[key])) }
            let link = run["link"] as? Object
            fields += [text(link?["number"]), text(link?["target"])]
            let attachment = run["attachment"] as? Object
            for key in ["name", "width", "height", "x", "y"] { fields.append(text(attachment?[key])) }
        }
        for problem in try #require(expect["diagnostics"] as? [Object]) {
            fields += [text(problem["code"]), text(problem["byte_offset"])]
        }
        return fields
    }

    private static let runKeys = [
        "start", "end", "font", "family", "weight", "italic", "size", "color", "background", "underline", "strikethrough",
        "baseline_offset", "kern", "alignment",
    ]

    private func found(_ vector: Object, _ config: Object) throws -> [String] {
        let fonts = FontBook()
        var formatter = try FormatConfig.formatter(config, fonts)
        formatter.isLenient = vector["lenient"] as? Bool ?? false
        let format = (vector["format"] as? String).map { Array($0.utf8) } ?? bytes(hex: vector["format_hex"] as? String ?? "")
        do {
            let result = try formatter.format(format.span, try FormatConfig.arguments(config))
            #expect(result.text.fault == nil)
            return try fields(result, fonts)
        } catch let error as RegletError {
            return ["error", name(error.code), text(error.byteOffset)]
        }
    }

    private func fields(_ result: FormatResult, _ fonts: FontBook) throws -> [String] {
        var fields = [String(decoding: result.text.utf8, as: UTF8.self)]
        for number in 0..<result.text.runCount {
            let run = try result.text.run(number)
            let style = run.attributes.style
            let face = try fonts.resolve(
                family: run.attributes.family.span, weight: Int(style.weight), italic: style.italic)
            fields += [
                text(try result.text.convert(run.range.lowerBound, from: .utf8, to: .scalar)),
                text(try result.text.convert(run.range.upperBound, from: .utf8, to: .scalar)),
                try fonts.faceName(face), String(decoding: run.attributes.family, as: UTF8.self), text(style.weight),
                text(style.italic), text(style.size), hex(style.color), hex(style.background),
                text(style.underline.rawValue), text(style.strikethrough.rawValue), text(style.baselineOffset),
                text(style.kern), "\(style.alignment)", text(run.link?.number),
                text(run.link?.target.map { String(decoding: $0, as: UTF8.self) }),
            ]
            let box = run.attachment
            fields += [
                text(box.map { String(decoding: $0.name, as: UTF8.self) }), text(box?.width), text(box?.height), text(box?.x),
                text(box?.y),
            ]
        }
        for problem in result.diagnostics { fields += [name(problem.code), text(problem.byteOffset)] }
        return fields
    }

    private func hex(_ color: Color) -> String {
        var bytes: [UInt8] = []
        color.append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func name(_ code: ErrorCode) -> String { "\(code.name)" }

    private func bytes(hex: String) -> [UInt8] {
        let digits = Array(hex)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    }

    /// A JSON value as text, numbers as doubles, so that both sides print alike.
    private func text(_ value: Any?) -> String {
        switch value {
        case nil, is NSNull: "null"
        case let string as String: string
        case let flag as Bool where type(of: value!) == Bool.self: flag ? "1.0" : "0.0"
        case let number as NSNumber: "\(number.doubleValue)"
        case let number as Int: "\(Double(number))"
        case let number as Int32: "\(Double(number))"
        case let number as Double: "\(number)"
        default: "\(value!)"
        }
    }
}

/// Formatters from the configurations of the vectors.
enum FormatConfig {
    static func formatter(_ config: [String: Any], _ fonts: FontBook) throws -> TextFormatter {
        var formatter = TextFormatter()
        var defaults = Attributes()
        if let family = config["default_font_family"] as? String { defaults.family = Array(family.utf8) }
        if let size = config["default_point_size"] as? Double { defaults.style.size = size }
        if let weight = config["default_weight"] as? Int { defaults.style.weight = Int32(weight) }
        if let color = config["default_color"] as? String { defaults.style.color = try Color(color) }
        if let color = config["default_background_color"] as? String { defaults.style.background = try Color(color) }
        if let name = config["default_alignment"] as? String {
            defaults.style.alignment = TextAlignment.allCases.first { "\($0)" == name } ?? .natural
        }
        try formatter.setDefaults(defaults, fonts: fonts)
        try formatter.setFamilies((config["font_families"] as? [String] ?? []).map { Array($0.utf8) }, fonts: fonts)
        formatter.setColors(try (config["colors"] as? [String] ?? []).map { try Color($0) })
        try formatter.setLinks((config["links"] as? [String] ?? []).map { Array($0.utf8) })
        try formatter.setAttachments((config["attachments"] as? [[String: Any]] ?? []).map { box in
            func number(_ key: String) -> Double { box[key] as? Double ?? .nan }
            return Attachment(
                name: Array((box["name"] as? String ?? "").utf8), width: number("width"), height: number("height"),
                x: number("x"), y: number("y"))
        })
        return formatter
    }

    static func arguments(_ config: [String: Any]) throws -> FormatArguments {
        var arguments = FormatArguments()
        for value in config["arguments"] as? [String] ?? [] { try arguments.append(Array(value.utf8)) }
        for (name, value) in config["named_arguments"] as? [String: String] ?? [:] {
            try arguments.append(Array(value.utf8), name: Array(name.utf8))
        }
        return arguments
    }
}
