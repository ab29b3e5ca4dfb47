/// Turns format strings into attributed text.
///
/// A format string is text with codes: `%`, an optional number and a letter, or `%{name}`. The header's page on the
/// format language lists them. A formatter is a value: the defaults that hold where no code says otherwise, and the
/// tables that the codes' numbers point into.
public struct TextFormatter: Sendable {
    public private(set) var defaults = Attributes()
    public private(set) var families: [[UInt8]] = []
    public private(set) var colors: [Color] = []
    public private(set) var links: [[UInt8]] = []
    public private(set) var attachments: [Attachment] = []

    /// Whether a problem leaves its code in the text and a diagnostic beside it, instead of being an error.
    public var isLenient = false

    /// What every text begins with: the names of the tables, so that a code need not look one up.
    private(set) var palette = Palette()
    private(set) var defaultLook: Palette.Look
    private(set) var familyNumbers: [UInt32] = []
    private(set) var linkNumbers: [UInt32] = []

    /// Helvetica, 17 points, weight 0, black on clear, natural alignment, empty tables, strict.
    public init() {
        defaultLook = Palette.Look(family: 0, style: Style())
        rebuild()
    }

    /// Sets the defaults. Of the style's attributes, those that only codes can set (italic, underline, strikethrough,
    /// baseline offset, kern) are without a default and must be as in `Style()`: `invalidValue`.
    /// Errors: `unknownFamily`, those of `Attributes.normalized`.
    public mutating func setDefaults(_ attributes: Attributes, fonts: FontBook) throws(RegletError) {
        let attributes = try attributes.normalized()
        var plain = Style()
        plain.take([.size, .weight, .color, .background, .alignment], from: attributes.style)
        guard plain == attributes.style else { throw RegletError(.invalidValue) }
        guard fonts.contains(family: attributes.family.span) else { throw RegletError(.unknownFamily) }
        defaults = attributes
        rebuild()
    }

    /// Sets the table of `%F`. Errors: `invalidUTF8`, `unknownFamily`.
    public mutating func setFamilies(_ names: [[UInt8]], fonts: FontBook) throws(RegletError) {
        for name in names {
            try UTF8Scan.validate(name.span)
            guard fonts.contains(family: name.span) else { throw RegletError(.unknownFamily) }
        }
        families = names
        rebuild()
    }

    /// Sets the table of `%C` and `%D`.
    public mutating func setColors(_ table: [Color]) { colors = table }

    /// Sets the table of `%L`. Error: `invalidUTF8`.
    public mutating func setLinks(_ targets: [[UInt8]]) throws(RegletError) {
        for target in targets { try UTF8Scan.validate(target.span) }
        links = targets
        rebuild()
    }

    /// Sets the table of `%P`. Errors: those of `Attachment.validate`.
    public mutating func setAttachments(_ table: [Attachment]) throws(RegletError) {
        for attachment in table { try attachment.validate() }
        attachments = table
        rebuild()
    }

    private mutating func rebuild() {
        palette = Palette()
        defaultLook = Palette.Look(family: palette.intern(name: defaults.family), style: defaults.style)
        _ = palette.looks.intern(defaultLook)
        familyNumbers = []
        linkNumbers = []
        for name in families { familyNumbers.append(palette.intern(name: name)) }
        for target in links { linkNumbers.append(palette.intern(name: target)) }
        palette.attachments = attachments
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

    /// The number in `named` of the argument whose name stands in a range of `text`.
    func index(ofName range: Range<Int>, in text: borrowing Span<UInt8>) -> Int? {
        for index in named.indices {
            let name = named[index].name
            var offset = 0
            while offset < name.count && offset < range.count && name[offset] == text[range.lowerBound + offset] { offset += 1 }
            if offset == name.count && offset == range.count { return index }
        }
        return nil
    }
}

/// What a format string became.
public struct FormatResult: Sendable {
    public var text: AttributedText
    /// The problems of a lenient run, in the order in which they were met; offsets are those of the given bytes.
    public var diagnostics: [RegletError]
}
