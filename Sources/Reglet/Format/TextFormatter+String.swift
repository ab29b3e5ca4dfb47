extension TextFormatter {
    /// A formatter with defaults and tables. Colours are as `Color(_:)` reads them.
    /// Errors: those of the setters, `invalidColor`.
    public init(
        defaults: Attributes = Attributes(), families: [String] = [], colors: [String] = [], links: [String] = [],
        attachments: [Attachment] = [], isLenient: Bool = false, fonts: FontBook = FontBook()
    ) throws(RegletError) {
        self.init()
        try setDefaults(defaults, fonts: fonts)
        try setFamilies(families.map { Array($0.utf8) }, fonts: fonts)
        var table: [Color] = []
        for color in colors { table.append(try Color(color)) }
        setColors(table)
        try setLinks(links.map { Array($0.utf8) })
        try setAttachments(attachments)
        self.isLenient = isLenient
    }

    /// The text that a format string makes, with arguments by number and by name.
    /// Errors: as for `format(_:_:)`; a lenient formatter's diagnostics are in the result of that one.
    public func format(
        _ format: String, _ arguments: String..., named: [String: String] = [:]
    ) throws(RegletError) -> AttributedText {
        var given = FormatArguments()
        for argument in arguments { try given.append(Array(argument.utf8)) }
        for (name, value) in named { try given.append(Array(value.utf8), name: Array(name.utf8)) }
        let bytes = Array(format.utf8)
        return try self.format(bytes.span, given).text
    }

    /// Doubles each percent sign.
    public static func escape(_ text: String) throws(RegletError) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: try escape(bytes.span), as: UTF8.self)
    }
}
