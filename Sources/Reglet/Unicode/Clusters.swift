/// Extended grapheme clusters by UAX #29 of Unicode 17.0.
public enum Clusters {
    /// Adds `cluster` to the flags of valid UTF-8, the start and the end included. `flags` has one element more than the text.
    @_lifetime(flags: copy flags)
    @_optimize(speed)
    public static func mark(_ text: borrowing Span<UInt8>, into flags: inout MutableSpan<UInt8>) {
        var state = ClusterBreaker.start
        var index = 0
        while index < text.count {
            let lead = text[index]
            if lead &- 0x20 < 0x5F {  // ASCII but for its controls
                if state != .prepend { flags.add(.cluster, at: index) }
                state = .other
                index &+= 1
                continue
            }
            let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
            if state.take(PropertyRecord(scalar).cluster) { flags.add(.cluster, at: index) }
            index &+= length
        }
        flags.add(.cluster, at: 0)
        flags.add(.cluster, at: text.count)
    }

    /// The boundaries of valid UTF-8 in ascending order, 0 and the end included; 0 alone for an empty text.
    public static func boundaries(in text: borrowing Span<UInt8>) -> [Int] {
        var flags = [UInt8](repeating: 0, count: text.count + 1)
        var span = flags.mutableSpan
        mark(text, into: &span)
        return BoundaryFlags.list(flags.span) { offset, _ in offset }
    }
}
