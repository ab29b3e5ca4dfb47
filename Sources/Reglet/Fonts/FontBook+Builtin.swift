extension FontBook {
    /// Made once; every new book is a copy.
    static let builtin: FontBook = {
        var book = FontBook(empty: ())
        let bytes = BuiltinFamilies.bytes
        var position = 0
        func name() -> [UInt8] {
            let start = position + 1
            position = start + Int(bytes[position])
            return Array(bytes[start..<position])
        }
        while position < bytes.count {
            let family = name()
            let typeface = Typeface(rawValue: bytes[position]) ?? .helvetica
            let isExact = bytes[position + 1] != 0
            let lowest = Int(Int8(bitPattern: bytes[position + 2]))
            let count = Int(bytes[position + 3])
            position += 4
            var rungs: [LadderRung] = []
            for weight in lowest..<lowest + count {
                let regular = name()
                rungs.append(LadderRung(weight: weight, regular: regular, italic: name()))
            }
            book.add(family: family, rungs: rungs, typeface: typeface, isExact: isExact, rungWeight: 0)
        }
        return book
    }()
}
