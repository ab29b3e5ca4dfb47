/// CSS font-weights from names of faces.
enum CSSWeight {
    /// 100 to 900: by the longest weight word in the name, the last of two as long; without one `other`, as far as in that range.
    static func of(_ name: borrowing Span<UInt8>, else other: Int) -> Int32 {
        var longest = 0
        var weight = min(max(other, 100), 900)
        for start in name.indices {
            for (word, value) in words where word.count >= longest && matches(word, name, at: start) {
                longest = word.count
                weight = value
            }
        }
        return Int32(weight)
    }

    private static func matches(_ word: [UInt8], _ name: borrowing Span<UInt8>, at start: Int) -> Bool {
        guard word.count <= name.count - start else { return false }
        for index in word.indices where name[start + index] != word[index] { return false }
        return true
    }

    private static let words: [(word: [UInt8], weight: Int)] = [
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
}
