/// Line break opportunities by UAX #14 of Unicode 17.0, untailored.
public enum LineBreaks {
    /// A place where a line may end, or must.
    public struct Opportunity: Equatable, Sendable {
        /// Byte offset of what would begin the next line.
        public var offset: Int
        public var isMandatory: Bool

        public init(_ offset: Int, isMandatory: Bool = false) {
            self.offset = offset
            self.isMandatory = isMandatory
        }
    }

    /// Adds `lineBreak` and `mandatory` to the flags of valid UTF-8. `flags` has one element more than the text.
    @_lifetime(flags: copy flags)
    @_optimize(speed)
    public static func mark(_ text: borrowing Span<UInt8>, into flags: inout MutableSpan<UInt8>) {
        let count = text.count
        if count == 0 { return }
        var state = LineBreaker()
        var openBreak = 0
        var index = 0
        while index < count {
            if state.isInsideWord {
                index = skipWords(from: index, of: text, into: &flags)
                if index == count { break }
            }
            let (scalar, length) = UTF8Scan.scalar(at: index, in: text)
            let record = PropertyRecord(scalar)
            if state.open != .none, let isBreak = state.settle(record), isBreak { flags.add(.lineBreak, at: openBreak) }
            switch state.take(record) {
            case .joined: break
            case .allowed: flags.add(.lineBreak, at: index)
            case .open: openBreak = index
            }
            index &+= length
            if state.before.isIn(.hardBreaks) {
                if scalar == 0x0D && index < count && text[index] == 0x0A { index &+= 1 }  // LB5
                flags.add([.lineBreak, .mandatory], at: index)
                state = LineBreaker()
            }
        }
        if state.settledAtEnd { flags.add(.lineBreak, at: openBreak) }
        flags.add([.lineBreak, .mandatory], at: count)
    }

    /// The opportunities of valid UTF-8 in ascending order, the end of the text included; none for an empty text.
    public static func opportunities(in text: borrowing Span<UInt8>) -> [Opportunity] {
        var flags = [UInt8](repeating: 0, count: text.count + 1)
        var span = flags.mutableSpan
        mark(text, into: &span)
        return BoundaryFlags.list(flags.span) { Opportunity($0, isMandatory: $1.contains(.mandatory)) }
    }

    /// From within a word over ASCII letters, and over single spaces with the break behind them (LB18), after either of which the
    /// state is what it was; to what comes then.
    @inline(__always)
    @_lifetime(flags: copy flags)
    private static func skipWords(
        from start: Int, of text: borrowing Span<UInt8>, into flags: inout MutableSpan<UInt8>
    ) -> Int {
        var index = start
        while index < text.count {
            if text[index] == 0x20 && index &+ 1 < text.count && isLetter(text[index &+ 1]) {
                index &+= 1
                flags.add(.lineBreak, at: index)
            } else if !isLetter(text[index]) {
                return index
            }
            index &+= 1
        }
        return index
    }

    @inline(__always)
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}

extension LineBreaker {
    /// Whether an ASCII letter that follows changes nothing (LB28).
    @inline(__always)
    fileprivate var isInsideWord: Bool {
        before == .AL && !spaces && !joiner && open == .none && !eastAsian
    }
}
