/// Reads JSON (RFC 8259, strictly) piece by piece from bytes that are valid UTF-8, without recursion.
///
/// Errors are `invalidJSON` with the offset of the byte that is wrong or of the value that does not fit.
struct JSONReader: ~Escapable {
    let text: Span<UInt8>
    /// The byte to be read next.
    var index: Int

    @_lifetime(copy text)
    init(_ text: Span<UInt8>, at index: Int = 0) {
        self.text = text
        self.index = index
    }

    /// The byte at `index`, 0 at the end (where no byte of JSON outside strings is 0).
    var next: UInt8 { index < text.count ? text[index] : 0 }

    func failure(at offset: Int) -> RegletError { RegletError(.invalidJSON, at: offset) }

    @_lifetime(self: copy self)
    @inline(never)
    mutating func skipSpace() {
        while index < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[index]) { index += 1 }
    }

    /// Moves behind a byte, with white space before it.
    @_lifetime(self: copy self)
    @inline(never)
    mutating func expect(_ byte: UInt8) throws(RegletError) {
        skipSpace()
        guard next == byte, byte != 0 else { throw failure(at: index) }
        index += 1
    }

    /// Moves behind a byte, with white space before it, where it is the next.
    @_lifetime(self: copy self)
    @inline(never)
    mutating func accept(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// Nothing but white space may follow.
    @_lifetime(self: copy self)
    mutating func end() throws(RegletError) {
        skipSpace()
        guard index == text.count else { throw failure(at: index) }
    }

    @_lifetime(self: copy self)
    @inline(never)
    mutating func number() throws(RegletError) -> Double {
        skipSpace()
        let start = index
        guard let value = NumberParsing.parse(text, at: &index) else { throw failure(at: index) }
        guard value.isFinite else { throw failure(at: start) }
        return value
    }

    /// A number without a fraction in a range.
    @_lifetime(self: copy self)
    @inline(never)
    mutating func integer(in range: ClosedRange<Int32>) throws(RegletError) -> Int32 {
        skipSpace()
        let start = index
        let value = try number()
        guard value >= Double(range.lowerBound), value <= Double(range.upperBound), value == Double(Int32(value)) else {
            throw failure(at: start)
        }
        return Int32(value)
    }

    @_lifetime(self: copy self)
    mutating func bool() throws(RegletError) -> Bool {
        if try accept(word: "true") { return true }
        if try accept(word: "false") { return false }
        throw failure(at: index)
    }

    /// Moves behind `null` where it is the next.
    @_lifetime(self: copy self)
    mutating func acceptNull() throws(RegletError) -> Bool { try accept(word: "null") }

    /// Moves behind a literal name where its first letter is the next byte; then the others must be there.
    @_lifetime(self: copy self)
    @inline(never)
    mutating func accept(word: String) throws(RegletError) -> Bool {
        skipSpace()
        let letters = word.utf8Span.span
        guard next == letters[0] else { return false }
        for offset in 0..<letters.count {
            guard next == letters[offset] else { throw failure(at: index) }
            index += 1
        }
        return true
    }
}
