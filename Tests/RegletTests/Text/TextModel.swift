@testable import Reglet

/// Attributed text as the specification has it and nothing more: an array of characters, each with all that it has.
struct TextModel {
    /// A clickable field: characters are in the same one where they refer to the same object.
    final class Field {
        let target: [UInt8]?
        init(target: [UInt8]?) { self.target = target }
    }

    struct Character {
        var scalar: Unicode.Scalar
        var attributes: Attributes
        var field: Field?
        var attachment: Attachment?

        var utf8Width: Int { scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4 }
        var utf16Width: Int { scalar.value < 0x10000 ? 1 : 2 }
    }

    var characters: [Character] = []
    var base: Attributes
}

// MARK: - Edits; all indices count characters and are right

extension TextModel {
    /// What plain text takes on where it is inserted.
    private func inherited(at index: Int) -> Character {
        let before = index > 0 ? characters[index - 1] : nil
        let after = index < characters.count ? characters[index] : nil
        let field = before?.field != nil && before?.field === after?.field ? before?.field : nil
        return Character(scalar: " ", attributes: before?.attributes ?? after?.attributes ?? base, field: field)
    }

    mutating func replace(_ range: Range<Int>, with string: String) {
        put(string.unicodeScalars, in: range)
    }

    mutating func replace(_ range: Range<Int>, with attachment: Attachment) {
        put("\u{FFFC}".unicodeScalars, in: range, attachment)
    }

    private mutating func put(_ scalars: String.UnicodeScalarView, in range: Range<Int>, _ attachment: Attachment? = nil) {
        var pattern = range.isEmpty ? inherited(at: range.lowerBound) : characters[range.lowerBound]
        pattern.attachment = attachment
        characters.replaceSubrange(range, with: scalars.map { scalar in
            var character = pattern
            character.scalar = scalar
            return character
        })
        splitFields()
    }

    mutating func append(_ string: String, _ attributes: Attributes) {
        for scalar in string.unicodeScalars { characters.append(Character(scalar: scalar, attributes: attributes)) }
    }

    mutating func replace(_ range: Range<Int>, with other: TextModel) {
        characters.replaceSubrange(range, with: other.withFieldsOfItsOwn().characters)
        splitFields()
    }

    func slice(_ range: Range<Int>) -> TextModel {
        TextModel(characters: Array(characters[range]), base: base).withFieldsOfItsOwn()
    }

    mutating func change(_ range: Range<Int>, _ body: (inout Attributes) -> Void) {
        for index in range { body(&characters[index].attributes) }
    }

    mutating func setField(_ field: Field?, _ range: Range<Int>) {
        for index in range { characters[index].field = field }
        splitFields()
    }

    /// A field that other characters have come into becomes two.
    private mutating func splitFields() {
        var ended: Set<ObjectIdentifier> = []
        var index = 0
        while index < characters.count {
            let field = characters[index].field
            var end = index + 1
            while end < characters.count && characters[end].field === field { end += 1 }
            if let field, !ended.insert(ObjectIdentifier(field)).inserted {
                let second = Field(target: field.target)
                for member in index..<end { characters[member].field = second }
            }
            index = end
        }
    }

    private func withFieldsOfItsOwn() -> TextModel {
        var copy = self
        var fields: [ObjectIdentifier: Field] = [:]
        for index in copy.characters.indices {
            guard let field = copy.characters[index].field else { continue }
            let own = fields[ObjectIdentifier(field)] ?? Field(target: field.target)
            fields[ObjectIdentifier(field)] = own
            copy.characters[index].field = own
        }
        return copy
    }
}

// MARK: - What is to be read

extension TextModel {
    var utf8: [UInt8] {
        var scalars = String.UnicodeScalarView()
        for character in characters { scalars.append(character.scalar) }
        return Array(String(scalars).utf8)
    }

    var attachmentIndices: [Int] { characters.indices.filter { characters[$0].attachment != nil } }

    /// The byte offset of each character, and of the end.
    var offsets: [Int] { characters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf8Width) } }

    /// Characters that are alike in all but the scalar are one run; an attachment is its own.
    var runs: [AttributedRun] {
        var runs: [AttributedRun] = []
        var fields = 0
        var previous: Character?
        for character in characters {
            let start = runs.last?.range.upperBound ?? 0
            let end = start + character.utf8Width
            let sameField = previous?.field === character.field
            if let last = previous, sameField, last.attributes == character.attributes, last.attachment == nil,
                character.attachment == nil
            {
                runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<end
            } else {
                if character.field != nil && !sameField { fields += 1 }
                runs.append(AttributedRun(
                    range: start..<end, attributes: character.attributes,
                    link: character.field.map { Link(number: fields - 1, target: $0.target) },
                    attachment: character.attachment))
            }
            previous = character
        }
        return runs
    }

    /// The same text by other edits than those that led here.
    func built() throws -> AttributedText {
        var text = try AttributedText()
        for character in characters { try text.append(utf8: Array(String(character.scalar).utf8).span, attributes: character.attributes) }
        let offsets = offsets
        for index in attachmentIndices {
            try text.replace(offsets[index]..<offsets[index + 1], with: characters[index].attachment!)
        }
        var start = 0
        while start < characters.count {
            var end = start + 1
            while end < characters.count && characters[end].field === characters[start].field { end += 1 }
            if let field = characters[start].field {
                try text.setLink(target: field.target, in: offsets[start]..<offsets[end])
            }
            start = end
        }
        return text
    }
}
