/// Where the grapheme clusters of a text begin. One bit for each byte and a count for each 64 are a tenth of what a number
/// for each cluster would take, and fewer pages to touch.
struct ClusterStarts: Sendable {
    private struct Block: Sendable {
        /// Bit i is that of the block's byte i.
        var bits: UInt64
        /// The clusters that begin before the block.
        var before: Int32
    }

    private var blocks: [Block] = []
    /// The block of each 64th cluster.
    private var marks: [Int32] = []
    private let byteCount: Int
    private(set) var count = 0

    /// Of a text of so many bytes, none of which has been read.
    init(byteCount: Int) {
        self.byteCount = byteCount
        blocks.reserveCapacity((byteCount + 63) / 64)
    }

    /// The byte offset of a cluster; the end of the text for the count of clusters.
    @_optimize(speed)
    subscript(cluster: Int) -> Int {
        if cluster >= count { return byteCount }
        let mark = cluster >> 6
        var low = Int(marks[mark])
        let high = mark + 1 < marks.count ? Int(marks[mark + 1]) : blocks.count - 1
        if low < high { low += Bisection.last(below: high - low + 1) { Int(blocks[low + $0].before) <= cluster } }
        var bits = blocks[low].bits
        var ahead = cluster - Int(blocks[low].before)
        if bits == .max { return low << 6 + ahead }
        while ahead > 0 {
            bits &= bits &- 1
            ahead -= 1
        }
        return low << 6 + bits.trailingZeroBitCount
    }

    /// The cluster that holds the byte at `offset`; the count of clusters for the end.
    func cluster(ofByte offset: Int) -> Int {
        if offset >= byteCount { return count }
        let block = blocks[max(offset, 0) >> 6]
        let upTo = UInt64.max >> UInt64(63 - max(offset, 0) & 63)
        return Int(block.before) + (block.bits & upTo).nonzeroBitCount - 1
    }

    /// Adds the next 64 bytes of the text, or those up to its end.
    mutating func append(_ bits: UInt64) {
        blocks.append(Block(bits: bits, before: Int32(truncatingIfNeeded: count)))
        count += bits.nonzeroBitCount
        if marks.count << 6 < count { marks.append(Int32(truncatingIfNeeded: blocks.count - 1)) }
    }
}
