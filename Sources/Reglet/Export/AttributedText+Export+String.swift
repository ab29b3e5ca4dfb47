extension AttributedText {
    /// Reads JSON as `init(json:)` of bytes does.
    public init(json: String) throws(RegletError) {
        let bytes = Array(json.utf8)
        try self.init(json: bytes.span)
    }

    /// As `json()`.
    public func jsonString() throws(RegletError) -> String { String(decoding: try json(), as: UTF8.self) }

    /// As `ansi(_:)`.
    public func ansiString(_ colors: ANSIColors = .trueColor) throws(RegletError) -> String {
        String(decoding: try ansi(colors), as: UTF8.self)
    }

    /// As `html(fonts:anyLink:)`.
    public func htmlString(fonts: FontBook = FontBook(), anyLink: Bool = false) throws(RegletError) -> String {
        String(decoding: try html(fonts: fonts, anyLink: anyLink), as: UTF8.self)
    }

    /// As `markdown(anyLink:)`.
    public func markdownString(anyLink: Bool = false) throws(RegletError) -> String {
        String(decoding: try markdown(anyLink: anyLink), as: UTF8.self)
    }

    /// As `plainText()`.
    public func plainString() throws(RegletError) -> String { String(decoding: try plainText(), as: UTF8.self) }

    /// As `format(by:)`.
    public func formatString(by formatter: TextFormatter) throws(RegletError) -> String {
        String(decoding: try format(by: formatter), as: UTF8.self)
    }
}
