/// A stretch of text with the same attributes, by its length alone, so that an edit before it leaves it as it is.
struct Run: Equatable, Sendable {
    /// Bytes; above 0.
    var length: Int32
    /// In the text's palette.
    var look: UInt32
    var link: RunLink
    /// The number of the attachment in the text's palette, from 1; 0 for none. An attachment is a run of its own.
    var attachment: UInt32

    /// Whether `next`, which follows, is no run of its own: the runs are canonical.
    @inline(__always)
    func joins(_ next: Run) -> Bool {
        look == next.look && attachment == 0 && next.attachment == 0 && next.link.continues(link)
    }
}

/// A run's part in a clickable field.
///
/// A field is a run that starts one and the runs after it that continue it. So two fields never merge, an edit that
/// splits a field marks one run, and a field's number is the count of starts before it.
struct RunLink: Equatable, Sendable {
    private var bits: UInt32 = 0
    private static let startBit: UInt32 = 1 << 31

    static let none = RunLink()

    private init() {}

    /// The first run of a field, with the number of its target's name in the palette or without a target.
    init(target: UInt32?) {
        bits = RunLink.startBit | (target.map { $0 + 2 } ?? 1)
    }

    @inline(__always) var isNone: Bool { bits == 0 }
    @inline(__always) var starts: Bool { bits & RunLink.startBit != 0 }

    var target: UInt32? {
        let value = bits & ~RunLink.startBit
        return value < 2 ? nil : value - 2
    }

    /// The same target, in the first run of a field or in a later one.
    func starting(_ starts: Bool) -> RunLink {
        var link = self
        if !isNone { link.bits = starts ? bits | RunLink.startBit : bits & ~RunLink.startBit }
        return link
    }

    /// Whether a run with this link belongs with the run before it: to the same field, or to none.
    @inline(__always)
    func continues(_ previous: RunLink) -> Bool {
        bits == previous.bits & ~RunLink.startBit
    }
}

extension Run: Chunkable {
    struct Sum: AdditiveArithmetic, Sendable {
        var bytes = 0
        var runs = 0
        var fields = 0
        var attachments = 0

        static var zero: Sum { Sum() }
        static func + (a: Sum, b: Sum) -> Sum {
            Sum(
                bytes: a.bytes + b.bytes, runs: a.runs + b.runs, fields: a.fields + b.fields,
                attachments: a.attachments + b.attachments)
        }
        static func - (a: Sum, b: Sum) -> Sum {
            Sum(
                bytes: a.bytes - b.bytes, runs: a.runs - b.runs, fields: a.fields - b.fields,
                attachments: a.attachments - b.attachments)
        }

        mutating func add(_ run: Run) {
            bytes += Int(run.length)
            runs += 1
            fields += run.link.starts ? 1 : 0
            attachments += run.attachment != 0 ? 1 : 0
        }
    }

    static var chunkLimit: Int { 128 }

    @_optimize(speed)
    static func sum(_ elements: borrowing Span<Run>) -> Sum {
        var sum = Sum()
        for index in elements.indices { sum.add(elements[index]) }
        return sum
    }
}
