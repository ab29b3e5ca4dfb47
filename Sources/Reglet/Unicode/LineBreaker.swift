/// The state of UAX #14 between two characters. It takes them one by one, in the order of the text, and never looks
/// ahead: a break that depends on the character after it stays open until that is known.
struct LineBreaker {
    /// The class of the last character that is neither a space nor, by LB9, part of the one before it.
    var before: LineSet = .start
    /// Whether spaces follow `before`.
    var spaces = false
    /// Whether the very last character is U+200D (LB8a).
    var joiner = false
    /// Whether `before` is East Asian (LB19a).
    var eastAsian = false
    /// What more a rule must know about `before`.
    var context = Context.none
    /// What an undecided break waits for.
    var open = Open.none

    /// What lies before `before`, as far as a rule asks.
    enum Context: UInt8 {
        case none
        /// QU_Pi that opens a quotation (LB15a).
        case openingQuote
        /// QU_Pf after the start, a space or what is not East Asian (LB19a).
        case narrowQuote
        /// HY or HH that begins a word (LB20a).
        case wordHyphen
        /// HY or HH after HL (LB21a).
        case hebrewHyphen
        /// NU (SY | IS)* (LB25).
        case number
        /// NU (SY | IS)* (CL | CP) (LB25).
        case closedNumber
        /// (AK | ◌ | AS) VI (LB28a).
        case conjunct
        /// An odd number of RI (LB30a).
        case oddRegional
    }

    /// The pairs whose break depends on what follows them. One at most waits at any time: between a pair and the
    /// character that settles it no other pair of these can begin.
    enum Open: UInt8 {
        case none
        /// SP, QU_Pf (LB15b).
        case closingQuote
        /// SP, IS (LB15c).
        case decimalPoint
        /// What is East Asian, QU_Pi (LB19a).
        case wideQuote
        /// PO or PR, OP (LB25).
        case parenthesis
        /// PO or PR, OP, IS; the break is that before OP (LB25).
        case parenthesisPoint
        /// An aksara, an aksara (LB28a).
        case aksaras
    }

    enum Decision {
        case joined, allowed
        /// Known once `settle` says so.
        case open
    }

    /// Takes the next character and tells of the place before it. After one of `hardBreaks` a new state begins.
    @inline(__always)
    @_optimize(speed)
    mutating func take(_ record: PropertyRecord) -> Decision {
        var line = record.line
        let isJoiner = line == .ZWJ
        if LineSet(line).isIn(.CM | .ZWJ) {
            if !spaces && before != .start && before != .ZW {
                joiner = isJoiner
                return .joined  // LB9
            }
            line = .AL  // LB10
        } else if line == .SP {
            spaces = true
            joiner = false
            return .joined  // LB7
        }
        let decision = decide(line, isEastAsian: record.isEastAsian)
        context = contextAfter(LineSet(line))
        before = LineSet(line)
        spaces = false
        joiner = isJoiner
        eastAsian = record.isEastAsian
        return decision
    }

    /// Whether the open break is one, given the character after the last; nil where that does not yet tell.
    mutating func settle(_ next: PropertyRecord) -> Bool? {
        let line = LineSet(next.line)
        if line.isIn(.CM | .ZWJ) { return nil }  // LB9
        let waiting = open
        open = .none
        switch waiting {
        case .none: return false
        case .closingQuote: return !line.isIn(.closesQuotation)
        case .decimalPoint: return line.isIn(.NU)
        case .wideQuote: return next.isEastAsian
        case .parenthesisPoint: return !line.isIn(.NU)
        case .aksaras: return !line.isIn(.VF)
        case .parenthesis:
            if line.isIn(.IS) {
                open = .parenthesisPoint
                return nil
            }
            return !line.isIn(.NU)
        }
    }

    /// Whether the open break is one where the text ends.
    var settledAtEnd: Bool { open == .parenthesis || open == .parenthesisPoint || open == .aksaras }
}
