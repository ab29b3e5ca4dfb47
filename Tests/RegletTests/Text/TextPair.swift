import Reglet

/// A text and its model, led through the same random edits.
struct TextPair {
    var text: AttributedText
    var model: TextModel
    /// Earlier texts, which must stay as they are and are inserted now and then.
    private var kept: [(text: AttributedText, model: TextModel)] = []
    private(set) var log: [String] = []
    /// How many characters a piece of text has at most, and how far a range goes.
    private let reach: Int
    /// Whether attributes, targets and attachments are seldom the same twice, so that most are soon in use no more.
    private let varied: Bool
    /// Of how many others this one is a part.
    private var depth = 0

    init(base: Attributes, _ string: String, reach: Int, varied: Bool = false) throws {
        self.varied = varied
        text = try AttributedText(utf8: Array(string.utf8).span, attributes: base)
        model = TextModel(base: base)
        model.append(string, base)
        self.reach = reach
    }

    /// One random edit of both.
    mutating func step(_ random: inout Seeded) throws {
        let range = randomRange(&random)
        let offsets = model.offsets
        let bytes = offsets[range.lowerBound]..<offsets[range.upperBound]
        let kind = Int.random(in: 0..<18, using: &random)
        log.append("\(kind) \(range)")
        switch kind {
        case 0, 1:
            let string = Samples.string(&random, reach)
            try text.insert(utf8: Array(string.utf8).span, at: bytes.lowerBound)
            model.replace(range.lowerBound..<range.lowerBound, with: string)
        case 2:
            let string = Samples.string(&random, reach)
            try text.append(utf8: Array(string.utf8).span)
            model.replace(model.characters.count..<model.characters.count, with: string)
        case 3:
            let string = Samples.string(&random, reach)
            let attributes = Samples.attributes(&random, varied: varied)
            try text.append(utf8: Array(string.utf8).span, attributes: attributes)
            model.append(string, attributes)
        case 4, 5:
            let string = Samples.string(&random, reach)
            try text.replace(bytes, utf8: Array(string.utf8).span)
            model.replace(range, with: string)
        case 6:
            try text.delete(bytes)
            model.replace(range, with: "")
        case 7, 8:
            let other = try piece(&random)
            try text.replace(bytes, with: other.text)
            model.replace(range, with: other.model)
        case 9:
            let other = try piece(&random)
            try text.insert(other.text, at: bytes.lowerBound)
            model.replace(range.lowerBound..<range.lowerBound, with: other.model)
        case 10:
            let other = try piece(&random)
            try text.append(other.text)
            model.replace(model.characters.count..<model.characters.count, with: other.model)
        case 11:
            let mask = Samples.mask(&random)
            let attributes = Samples.attributes(&random, varied: varied)
            try text.set(mask, to: attributes, in: bytes)
            model.change(range) { Samples.take(mask, from: attributes, to: &$0) }
        case 12:
            let mask = Samples.mask(&random)
            try text.clear(mask, in: bytes)
            let base = model.base
            model.change(range) { Samples.take(mask, from: base, to: &$0) }
        case 13, 14:
            let target = Samples.target(&random, varied: varied)
            try text.setLink(target: target, in: bytes)
            model.setField(TextModel.Field(target: target), range)
        case 15:
            try text.clearLink(in: bytes)
            model.setField(nil, range)
        default:
            try attach(range, bytes, &random)
        }
    }

    private mutating func attach(_ range: Range<Int>, _ bytes: Range<Int>, _ random: inout Seeded) throws {
        let images = model.attachmentIndices
        let image = Samples.attachment(&random, varied: varied)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            try text.insert(image, at: bytes.lowerBound)
            model.replace(range.lowerBound..<range.lowerBound, with: image)
        case 1:
            try text.replace(bytes, with: image)
            model.replace(range, with: image)
        default:
            guard let number = images.indices.randomElement(using: &random) else { return }
            try text.removeAttachment(number)
            model.replace(images[number]..<images[number] + 1, with: "")
        }
    }

    /// A text to insert: this one, a part of it, one from before, a stranger, or none at all.
    private mutating func piece(_ random: inout Seeded) throws -> (text: AttributedText, model: TextModel) {
        if depth < 2 && Int.random(in: 0..<3, using: &random) == 0 {
            var other = try TextPair(
                base: Samples.attributes(&random, varied: varied), Samples.string(&random, min(reach, 6)),
                reach: min(reach, 6), varied: varied)
            other.depth = depth + 1
            for _ in 0..<4 { try other.step(&random) }
            return (other.text, other.model)
        }
        if let old = kept.randomElement(using: &random), Bool.random(using: &random), old.model.characters.count <= 4 * reach {
            return old
        }
        if model.characters.count <= 2 * reach && Int.random(in: 0..<4, using: &random) == 0 { return (text, model) }
        let range = randomRange(&random)
        let offsets = model.offsets
        let part = (try text.slice(offsets[range.lowerBound]..<offsets[range.upperBound]), model.slice(range))
        kept.append(part)
        if kept.count > 3 { kept.removeFirst() }
        return part
    }

    private func randomRange(_ random: inout Seeded) -> Range<Int> {
        let start = Int.random(in: 0...model.characters.count, using: &random)
        let length = Int.random(in: 0...3, using: &random) == 0 ? 0 : Int.random(in: 0...reach, using: &random)
        return start..<min(model.characters.count, start + length)
    }
}

// MARK: - Comparison

extension TextPair {
    /// What differs between the text and its model, or nil.
    func difference(_ random: inout Seeded) throws -> String? {
        for old in kept where old.text.utf8 != old.model.utf8 { return "an earlier text changed" }
        if let fault = text.fault { return "fault: \(fault)" }
        if text.utf8 != model.utf8 { return "text" }
        var runs: [AttributedRun] = []
        text.forEachRun { runs.append($0) }
        let expected = model.runs
        if runs != expected {
            let index = zip(runs, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? min(runs.count, expected.count)
            return "runs: \(runs.dropFirst(index).first as Any) is not \(expected.dropFirst(index).first as Any)"
        }
        let images = model.attachmentIndices
        if text.runCount != runs.count || text.attachmentCount != images.count { return "counts" }
        if text.linkCount != (runs.last { $0.link != nil }?.link?.number ?? -1) + 1 { return "count of fields" }
        return try differenceInRandomAccess(runs, &random) ?? differenceInConversion(all: false, &random)
    }

    private func differenceInRandomAccess(_ runs: [AttributedRun], _ random: inout Seeded) throws -> String? {
        guard let number = runs.indices.randomElement(using: &random) else { return nil }
        let run = runs[number]
        if try text.run(number) != run { return "run \(number)" }
        if try text.run(containing: run.range.lowerBound) != run { return "run at \(run.range.lowerBound)" }
        if try text.run(containing: text.utf8Count) != runs[runs.count - 1] { return "run at the end" }
        if let link = run.link {
            let members = runs.filter { $0.link?.number == link.number }
            let range = members[0].range.lowerBound..<members[members.count - 1].range.upperBound
            if try text.range(ofLink: link.number) != range { return "range of field \(link.number)" }
        }
        let images = runs.filter { $0.attachment != nil }
        if let image = images.indices.randomElement(using: &random), try text.run(ofAttachment: image) != images[image] {
            return "attachment \(image)"
        }
        let first = Int.random(in: 0...number, using: &random)
        return try differenceInRecords(runs, first..<number + 1)
    }

    private func differenceInRecords(_ runs: [AttributedRun], _ numbers: Range<Int>) throws -> String? {
        var records: [RunRecord] = []
        try text.forEachRecord(numbers, in: .scalar) { records.append($0) }
        if records.count != numbers.count { return "records" }
        var image = runs[..<numbers.lowerBound].filter { $0.attachment != nil }.count
        for (run, record) in zip(runs[numbers], records) {
            let attributes = Attributes(family: try text.name(record.family), style: record.style)
            let target = try record.target.map { number throws(RegletError) in try text.name(number) }
            let start = try text.convert(run.range.lowerBound, from: .utf8, to: .scalar)
            let end = try text.convert(run.range.upperBound, from: .utf8, to: .scalar)
            if attributes != run.attributes || record.link != run.link?.number || target != run.link?.target
                || record.start != start || record.end != end || record.attachment != (run.attachment == nil ? nil : image)
            { return "record at \(run.range)" }
            if run.attachment != nil { image += 1 }
        }
        return nil
    }

    func differenceInConversion(all: Bool = false, _ random: inout Seeded) throws -> String? {
        let offsets = model.offsets
        var utf16 = [0]
        for character in model.characters { utf16.append(utf16[utf16.count - 1] + character.utf16Width) }
        if text.utf8Count != offsets.last || text.utf16Count != utf16.last || text.scalarCount != model.characters.count {
            return "lengths"
        }
        let few = all || model.characters.count <= 40
        let indices = few ? Array(offsets.indices) : (0..<12).map { _ in offsets.indices.randomElement(using: &random)! }
        for index in indices {
            let places: [(IndexUnit, Int)] = [(.utf8, offsets[index]), (.utf16, utf16[index]), (.scalar, index)]
            for (source, place) in places {
                for (target, result) in places where try text.convert(place, from: source, to: target) != result {
                    return "conversion of \(place) from \(source) to \(target)"
                }
            }
            guard index < model.characters.count else { continue }
            for inside in offsets[index] + 1..<max(offsets[index] + 1, offsets[index + 1])
            where refusal({ () throws(RegletError) in _ = try text.convert(inside, from: .utf8, to: .scalar) }) != .notOnBoundary {
                return "conversion inside a scalar at \(inside)"
            }
            if utf16[index + 1] - utf16[index] == 2,
                refusal({ () throws(RegletError) in _ = try text.convert(utf16[index] + 1, from: .utf16, to: .utf8) }) != .notOnBoundary
            { return "conversion inside a pair at \(utf16[index] + 1)" }
        }
        return nil
    }
}

/// The code of the error that `body` throws, if any.
func refusal(_ body: () throws(RegletError) -> Void) -> ErrorCode? {
    do {
        try body()
        return nil
    } catch { return error.code }
}
