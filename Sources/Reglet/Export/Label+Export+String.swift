extension Label {
    /// As `svg(anyLink:)`.
    public func svgString(anyLink: Bool = false) throws(RegletError) -> String {
        String(decoding: try svg(anyLink: anyLink), as: UTF8.self)
    }
}
