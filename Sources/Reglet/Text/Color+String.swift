extension Color: CustomStringConvertible {
    /// Reads a colour as `init(parsing:)` does.
    public init(_ text: String) throws(RegletError) {
        let bytes = Array(text.utf8)
        try self.init(parsing: bytes.span)
    }

    /// `#rrggbbaa`.
    public var description: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
