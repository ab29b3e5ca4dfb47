/// Which targets of fields become links of a document.
enum LinkScheme {
    /// Whether a target begins with the scheme http, https, mailto or tel, in either case, and a colon.
    static func isSafe(_ target: [UInt8]) -> Bool {
        guard let colon = target.firstIndex(of: UInt8(ascii: ":")), colon <= 6 else { return false }
        var scheme: [UInt8] = []
        for byte in target[..<colon] { scheme.append(byte | 0x20) }
        return scheme.equals(literal: "http") || scheme.equals(literal: "https") || scheme.equals(literal: "mailto")
            || scheme.equals(literal: "tel")
    }
}
