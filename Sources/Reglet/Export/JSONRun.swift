/// A run of a document, as it is read.
struct JSONRun {
    var text: [UInt8] = []
    var attributes: Attributes
    var link: Int32?
    /// Of the value.
    var linkOffset = 0
    var attachment: Attachment?

    init(_ base: Attributes) { attributes = base }

    mutating func read(_ reader: inout JSONReader) throws(RegletError) {
        var textOffset = 0
        var object = try reader.beginObject()
        while let key = try reader.nextKey(&object) {
            reader.skipSpace()
            switch key {
            case .text:
                textOffset = reader.index
                text = try reader.string()
            case .link:
                linkOffset = reader.index
                link = try reader.acceptNull() ? nil : try reader.integer(in: 0...Int32.max)
            case .attachment: attachment = try reader.acceptNull() ? nil : try reader.attachment()
            default:
                guard try reader.read(key, into: &attributes) else { throw reader.failure(at: object.key) }
            }
        }
        try reader.require(.text, in: object)
        guard !text.isEmpty, attachment == nil || text == Attachment.character else {
            throw reader.failure(at: textOffset)
        }
    }
}

extension JSONReader {
    /// Reads the value of an attribute; false, with nothing read, where the key is none's.
    @_lifetime(self: copy self)
    mutating func read(_ key: JSONKey, into attributes: inout Attributes) throws(RegletError) -> Bool {
        skipSpace()
        let start = index
        switch key {
        case .family: attributes.family = try string()
        case .weight: attributes.style.weight = try integer(in: Style.weightRange)
        case .italic: attributes.style.italic = try bool()
        case .size: attributes.style.size = try number()
        case .color: attributes.style.color = try color()
        case .background: attributes.style.background = try color()
        case .underline: attributes.style.underline = try lineStyle()
        case .strikethrough: attributes.style.strikethrough = try lineStyle()
        case .baselineOffset: attributes.style.baselineOffset = try number()
        case .kern: attributes.style.kern = try number()
        case .alignment:
            let name = try string()
            guard let value = TextAlignment.allCases.first(where: { name.equals(literal: $0.name) }) else {
                throw failure(at: start)
            }
            attributes.style.alignment = value
        default: return false
        }
        // Each value is tested as it comes, so that the error has its offset.
        do { try attributes.style.normalize() } catch { throw failure(at: start) }
        return true
    }

    @_lifetime(self: copy self)
    mutating func attachment() throws(RegletError) -> Attachment {
        var result = Attachment(name: [], width: 0, height: 0)
        var object = try beginObject()
        while let key = try nextKey(&object) {
            skipSpace()
            let start = index
            switch key {
            case .name: result.name = try string()
            case .width: result.width = try number()
            case .height: result.height = try number()
            case .x: result.x = try number()
            case .y: result.y = try number()
            case .alternativeText: result.alternativeText = try string()
            case .tag: result.tag = try tag()
            case .alignment:
                let name = try string()
                guard let value = AttachmentAlignment.allCases.first(where: { name.equals(literal: $0.name) }) else {
                    throw failure(at: start)
                }
                result.alignment = value
            default: throw failure(at: object.key)
            }
            do { try result.validate() } catch { throw failure(at: start) }
        }
        try require(.name, in: object)
        try require(.width, in: object)
        try require(.height, in: object)
        return result
    }

    @_lifetime(self: copy self)
    private mutating func color() throws(RegletError) -> Color {
        let start = index
        let text = try string()
        do { return try Color(parsing: text.span) } catch { throw failure(at: start) }
    }

    @_lifetime(self: copy self)
    private mutating func lineStyle() throws(RegletError) -> LineStyle {
        LineStyle(rawValue: try integer(in: 0...2)) ?? .none
    }

    /// A string of decimal digits below 2^64, without leading zeros.
    @_lifetime(self: copy self)
    private mutating func tag() throws(RegletError) -> UInt64 {
        let start = index
        var value: UInt64 = 0
        let digits = try string()
        guard !digits.isEmpty, digits.count == 1 || digits[0] != UInt8(ascii: "0") else { throw failure(at: start) }
        for digit in digits {
            let digit = UInt64(digit &- UInt8(ascii: "0"))
            guard digit < 10, value <= (UInt64.max - digit) / 10 else { throw failure(at: start) }
            value = 10 * value + digit
        }
        return value
    }
}
