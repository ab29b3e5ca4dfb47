// Functions that are called from very many places are not inlined in this room: that made the library 13 KB larger, and
// nothing faster.

// Literals as bytes. A literal is all that the core knows of String, and its UTF-8 is all that it uses.

extension [UInt8] {
    /// Appends the UTF-8 of a literal.
    @inline(never)
    mutating func append(literal: String) {
        append(copying: literal.utf8Span.span)
    }

    /// Whether these are the bytes of a literal.
    @inline(never)
    func equals(literal: String) -> Bool {
        let other = literal.utf8Span.span
        guard count == other.count else { return false }
        for index in indices where self[index] != other[index] { return false }
        return true
    }
}
