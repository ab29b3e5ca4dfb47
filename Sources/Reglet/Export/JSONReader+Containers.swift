/// Where a reader is in an object.
struct JSONObjectCursor {
    /// The offset of the opening brace.
    var start: Int
    /// The offset of the latest key.
    var key = 0
    fileprivate var seen: UInt32 = 0
    fileprivate var isFirst = true
}

extension JSONReader {
    @_lifetime(self: copy self)
    mutating func beginObject() throws(RegletError) -> JSONObjectCursor {
        try expect(UInt8(ascii: "{"))
        return JSONObjectCursor(start: index - 1)
    }

    /// The key of the next member, whose value is to be read then; nil behind the last. A name that is not in `JSONKey`
    /// or comes twice is an error at its offset.
    @_lifetime(self: copy self)
    mutating func nextKey(_ object: inout JSONObjectCursor) throws(RegletError) -> JSONKey? {
        guard try nextItem(&object.isFirst, before: UInt8(ascii: "}")) else { return nil }
        skipSpace()
        object.key = index
        guard let key = JSONKey(try string()), object.seen & 1 << key.rawValue == 0 else {
            throw failure(at: object.key)
        }
        object.seen |= 1 << key.rawValue
        try expect(UInt8(ascii: ":"))
        return key
    }

    /// An object without a member that it must have is an error at its brace.
    func require(_ key: JSONKey, in object: JSONObjectCursor) throws(RegletError) {
        guard object.seen & 1 << key.rawValue != 0 else { throw failure(at: object.start) }
    }

    @_lifetime(self: copy self)
    mutating func beginArray() throws(RegletError) { try expect(UInt8(ascii: "[")) }

    /// Whether an element follows, to be read then. `isFirst` is true before the first.
    @_lifetime(self: copy self)
    mutating func nextElement(_ isFirst: inout Bool) throws(RegletError) -> Bool {
        try nextItem(&isFirst, before: UInt8(ascii: "]"))
    }

    @_lifetime(self: copy self)
    private mutating func nextItem(_ isFirst: inout Bool, before bracket: UInt8) throws(RegletError) -> Bool {
        if accept(bracket) { return false }
        if !isFirst { try expect(UInt8(ascii: ",")) }
        isFirst = false
        return true
    }

    /// The deepest nesting that `skipValue` follows; Reglet's own documents have four levels.
    static var depthLimit: Int { 31 }

    /// Moves behind a value of any kind, whose grammar is checked but not its keys.
    @_lifetime(self: copy self)
    mutating func skipValue() throws(RegletError) {
        // One bit a level, the innermost lowest: set in an object.
        var objects: UInt32 = 0
        var depth = 0
        var isFirst = true
        repeat {
            if depth > 0 {
                let isObject = objects & 1 != 0
                guard try nextItem(&isFirst, before: isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
                    objects >>= 1
                    depth -= 1
                    isFirst = false
                    continue
                }
                if isObject {
                    _ = try string()
                    try expect(UInt8(ascii: ":"))
                }
            }
            let isObject = accept(UInt8(ascii: "{"))
            if isObject || accept(UInt8(ascii: "[")) {
                guard depth < JSONReader.depthLimit else { throw failure(at: index - 1) }
                objects = objects << 1 | (isObject ? 1 : 0)
                depth += 1
                isFirst = true
            } else {
                try skipScalar()
            }
        } while depth > 0
    }

    @_lifetime(self: copy self)
    private mutating func skipScalar() throws(RegletError) {
        skipSpace()
        switch next {
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
        case UInt8(ascii: "n"): _ = try acceptNull()
        default: _ = try number()
        }
    }
}
