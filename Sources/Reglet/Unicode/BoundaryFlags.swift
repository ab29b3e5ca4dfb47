/// What holds at one byte offset of a text; kept in one byte, so that a text of n bytes has n + 1 of them and both
/// machines write into the same ones.
public struct BoundaryFlags: OptionSet, Sendable {
    public let rawValue: UInt8

    @inline(__always)
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A boundary between extended grapheme clusters (UAX #29), or the start or the end of the text.
    public static var cluster: BoundaryFlags { BoundaryFlags(rawValue: 1) }
    /// A line may end here (UAX #14), mandatory breaks included.
    public static var lineBreak: BoundaryFlags { BoundaryFlags(rawValue: 2) }
    /// A line must end here: after a line terminator, and at the end of a text that is not empty (LB3).
    public static var mandatory: BoundaryFlags { BoundaryFlags(rawValue: 4) }
}

extension MutableSpan where Element == UInt8 {
    /// Adds flags to those of an offset.
    @inline(__always)
    @_lifetime(self: copy self)
    mutating func add(_ flags: BoundaryFlags, at offset: Int) { self[offset] |= flags.rawValue }
}

extension BoundaryFlags {
    /// How many offsets of a range have this flag, a single one.
    @_optimize(speed)
    @inline(never)
    func count(in flags: borrowing Span<UInt8>, _ range: Range<Int>) -> Int {
        var count = 0
        var start = range.lowerBound
        while start < range.upperBound {
            // Bytes count bytes, so that many are counted at once.
            let end = min(start + 255, range.upperBound)
            let block = flags.extracting(start..<end)
            var few: UInt8 = 0
            var index = 0
            while index < block.count {
                few &+= block[unchecked: index] & rawValue == 0 ? 0 : 1
                index &+= 1
            }
            count += Int(few)
            start = end
        }
        return count
    }

    /// The offsets that have any flag, each as `make` turns it into an element; in one allocation.
    static func list<Element>(
        _ flags: borrowing Span<UInt8>, _ make: (_ offset: Int, _ flags: BoundaryFlags) -> Element
    ) -> [Element] {
        var count = 0
        for offset in flags.indices { count &+= flags[offset] == 0 ? 0 : 1 }
        var result: [Element] = []
        result.reserveCapacity(count)
        for offset in flags.indices where flags[offset] != 0 {
            result.append(make(offset, BoundaryFlags(rawValue: flags[offset])))
        }
        return result
    }
}
