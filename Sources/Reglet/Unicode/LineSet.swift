/// A set of line-breaking classes, one bit each. The members are generated beside `LineClass` and keep the short names
/// that UAX #14 uses, so that the rules read as there.
struct LineSet: Equatable {
    let bits: UInt64

    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    @inline(__always)
    init(_ member: LineClass) { bits = 1 << UInt64(member.rawValue) }

    @inline(__always)
    static func | (left: LineSet, right: LineSet) -> LineSet { LineSet(bits: left.bits | right.bits) }

    /// Whether the two sets meet. The left one is a single class nearly always, or empty at the start of the text.
    @inline(__always)
    func isIn(_ other: LineSet) -> Bool { bits & other.bits != 0 }
}

extension LineSet {
    static var none: LineSet { LineSet(bits: 0) }

    static var all: LineSet { LineSet(bits: ~0) }

    /// What stands before the text, and before what follows a mandatory break: no class, and in no set.
    static var start: LineSet { .none }

    /// AL with the scalars that the generator sets apart from it.
    static var anyAL: LineSet { .AL | .AL_dotted | .AL_pict }

    /// AL | HL, which most rules name together.
    static var letters: LineSet { .anyAL | .HL }

    static var anyID: LineSet { .ID | .ID_pict }

    static var anyOP: LineSet { .OP | .OP_wide }

    static var anyQU: LineSet { .QU | .QU_Pi | .QU_Pf }

    /// AK | ◌ | AS: the bases of Brahmic syllables (LB28a).
    static var aksaras: LineSet { .AK | .AL_dotted | .AS }

    /// JL | JV | JT | H2 | H3.
    static var hangul: LineSet { .JL | .JV | .JT | .H2 | .H3 }

    /// What may follow QU_Pf where it closes a quotation after spaces (LB15b), the end of the text apart.
    static var closesQuotation: LineSet {
        .SP | .GL | .WJ | .CL | .anyQU | .CP | .EX | .IS | .SY | .hardBreaks | .ZW
    }

    /// What ends a line by itself (LB4, LB5).
    static var hardBreaks: LineSet { .BK | .CR | .LF | .NL }
}
