/// The CSS font-weight of a face, which exporters write and the built-in metrics go by.
extension FontBook {
    private static let weightWords: [(word: [UInt8], weight: Int)] = [
        ([0x55, 0x6C, 0x74, 0x72, 0x61, 0x4C, 0x69, 0x67, 0x68, 0x74], 100),  // UltraLight
        ([0x4C, 0x69, 0x67, 0x68, 0x74], 300),  // Light
        ([0x42, 0x6F, 0x6F, 0x6B], 350),  // Book
        ([0x4D, 0x65, 0x64, 0x69, 0x75, 0x6D], 500),  // Medium
        ([0x44, 0x65, 0x6D, 0x69, 0x42, 0x6F, 0x6C, 0x64], 600),  // DemiBold
        ([0x53, 0x65, 0x6D, 0x69, 0x42, 0x6F, 0x6C, 0x64], 600),  // SemiBold
        ([0x42, 0x6F, 0x6C, 0x64], 700),  // Bold
        ([0x48, 0x65, 0x61, 0x76, 0x79], 800),  // Heavy
        ([0x42, 0x6C, 0x61, 0x63, 0x6B], 900),  // Black
        ([0x45, 0x78, 0x74, 0x72, 0x61, 0x42, 0x6C, 0x61, 0x63, 0x6B], 900),  // ExtraBlack
    ]

    /// 100 to 900, from the longest weight word in the face's name, the last of two as long. Without one it is
    /// 400, and in a registered family 300 more or less a rung.
    ///
    /// - Throws: `unknownFamily` where the face is of no family of this book.
    public func cssWeight(of face: Face) throws(RegletError) -> Int {
        let ladder = try ladder(Int(face.family))
        let name = faces.names[try nameIndex(of: face)]
        if let weight = Self.weightWord(in: name.span) { return weight }
        let rung = ladder.registered ? ladder.nearest(Int(face.weight)) : 0
        return min(max(400 + 300 * rung, 100), 900)
    }

    private static func weightWord(in name: borrowing Span<UInt8>) -> Int? {
        var longest = 0
        var weight: Int?
        for start in name.indices {
            for (word, value) in weightWords where word.count >= longest && matches(word, name, at: start) {
                longest = word.count
                weight = value
            }
        }
        return weight
    }

    private static func matches(_ word: [UInt8], _ name: borrowing Span<UInt8>, at start: Int) -> Bool {
        guard word.count <= name.count - start else { return false }
        for index in word.indices where name[start + index] != word[index] { return false }
        return true
    }
}
