/// Turns format strings into attributed text.
///
/// A format string is text with codes: `%`, an optional number and a letter, or `%{name}`. The header's page on the
/// format language lists them. A formatter is a value: the defaults that hold where no code says otherwise, and the
/// tables that the codes' numbers point into.
public struct TextFormatter: Sendable {
    private(set) var tables: FormatTables

    /// Whether a problem leaves its code in the text and a diagnostic beside it, instead of being an error.
    public var isLenient = false

    /// Helvetica, 17 points, weight 0, black on clear, natural alignment, empty tables, strict.
    public init() { tables = FormatTables(FormatSettings()) }

    public var defaults: Attributes { tables.settings.defaults }
    public var families: [[UInt8]] { tables.settings.families }
    public var colors: [Color] { tables.settings.colors }
    public var links: [[UInt8]] { tables.settings.links }
    public var attachments: [Attachment] { tables.settings.attachments }

    /// Sets the defaults. Of the style's attributes, those that only codes can set (italic, underline, strikethrough,
    /// baseline offset, kern) are without a default and must be as in `Style()`: `invalidValue`.
    /// Errors: `unknownFamily`, those of `Attributes.normalized`.
    public mutating func setDefaults(_ attributes: Attributes, fonts: FontBook) throws(RegletError) {
        let attributes = try attributes.normalized()
        var plain = Style()
        plain.take([.size, .weight, .color, .background, .alignment], from: attributes.style)
        guard plain == attributes.style else { throw RegletError(.invalidValue) }
        guard fonts.contains(family: attributes.family.span) else { throw RegletError(.unknownFamily) }
        change { $0.defaults = attributes }
    }

    /// Sets the table of `%F`. Errors: `invalidUTF8`, `unknownFamily`.
    public mutating func setFamilies(_ names: [[UInt8]], fonts: FontBook) throws(RegletError) {
        for name in names {
            try UTF8Scan.validate(name.span)
            guard fonts.contains(family: name.span) else { throw RegletError(.unknownFamily) }
        }
        change { $0.families = names }
    }

    /// Sets the table of `%C` and `%D`.
    public mutating func setColors(_ table: [Color]) { change { $0.colors = table } }

    /// Sets the table of `%L`. Error: `invalidUTF8`.
    public mutating func setLinks(_ targets: [[UInt8]]) throws(RegletError) {
        for target in targets { try UTF8Scan.validate(target.span) }
        change { $0.links = targets }
    }

    /// Sets the table of `%P`. Errors: those of `Attachment.validate`.
    public mutating func setAttachments(_ table: [Attachment]) throws(RegletError) {
        for attachment in table { try attachment.validate() }
        change { $0.attachments = table }
    }

    private mutating func change(_ body: (inout FormatSettings) -> Void) {
        var settings = tables.settings
        body(&settings)
        tables = FormatTables(settings)
    }
}

/// Text for `%T` and `%{name}`: inserted as it is, never read as a format.
public struct FormatArguments: Sendable {
    public private(set) var values: [[UInt8]] = []
    public private(set) var named: [(name: [UInt8], value: [UInt8])] = []

    public init() {}

    /// Adds the next argument for `%T`. Error: `invalidUTF8`.
    public mutating func append(_ value: [UInt8]) throws(RegletError) {
        try UTF8Scan.validate(value.span)
        values.append(value)
    }

    /// Adds an argument for `%{name}`; of two with the same name the first holds. Error: `invalidUTF8`.
    public mutating func append(_ value: [UInt8], name: [UInt8]) throws(RegletError) {
        try UTF8Scan.validate(value.span)
        try UTF8Scan.validate(name.span)
        named.append((name, value))
    }

    /// The argument whose name stands in a range of `text`.
    func value(named range: Range<Int>, in text: borrowing Span<UInt8>) throws(ErrorCode) -> [UInt8] {
        for index in named.indices {
            let name = named[index].name
            var offset = 0
            while offset < name.count && offset < range.count && name[offset] == text[range.lowerBound + offset] { offset += 1 }
            if offset == name.count && offset == range.count { return named[index].value }
        }
        throw ErrorCode.unknownArgument
    }
}

/// What a format string became.
public struct FormatResult: Sendable {
    public var text: AttributedText
    /// The problems of a lenient run, in the order in which they were met; offsets are those of the given bytes.
    public var diagnostics: [RegletError]
}
