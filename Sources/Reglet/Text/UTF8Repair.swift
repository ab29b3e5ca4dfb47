/// Text made valid: each maximal subpart of an ill-formed sequence has become one U+FFFD (Unicode 17.0, section 3.9).
struct UTF8Repair {
    private(set) var bytes: [UInt8] = []
    /// Where each replacement stands, in the given bytes and in the repaired ones.
    private(set) var marks: [(given: Int, repaired: Int, length: Int)] = []

    init(_ text: borrowing Span<UInt8>) {
        bytes.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let rest = text.extracting(index..<text.count)
            let invalid = UTF8Scan.firstInvalid(rest)
            let valid = invalid?.lowerBound ?? rest.count
            bytes.append(copying: rest.extracting(0..<valid))
            guard let invalid else { break }
            marks.append((index + valid, bytes.count, invalid.count))
            let replacement = UTF8Scan.replacement
            bytes.append(copying: replacement.span)
            index += invalid.upperBound
        }
    }

    /// The offset in the given bytes of a place in the repaired ones that is not inside a replacement.
    func given(_ repaired: Int) -> Int {
        var low = 0
        var high = marks.count
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].repaired < repaired { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return repaired }
        let mark = marks[low - 1]
        return mark.given + mark.length + repaired - mark.repaired - UTF8Scan.replacement.count
    }
}
