/// The rules of UAX #14 (Unicode 17.0) in their order. LB4 and LB5 belong to `LineBreaks`; LB1 to the property table;
/// LB9, LB10 and spaces have been dealt with by `take`.
extension LineBreaker {
    @inline(__always)
    mutating func decide(_ line: LineClass, isEastAsian: Bool) -> Decision {
        let after = LineSet(line)
        if spaces { return decideAfterSpaces(after) }
        if before == .start { return .joined }  // LB2
        if after.isIn(.hardBreaks | .ZW) { return .joined }  // LB6, LB7
        if before == .ZW { return .allowed }  // LB8
        if joiner { return .joined }  // LB8a
        if after.isIn(.WJ | .CL | .CP | .EX | .SY | .IS) { return .joined }  // LB11, LB13, LB15d
        if before.isIn(.WJ | .GL | .anyOP) { return .joined }  // LB11, LB12, LB14
        if after == .GL && !before.isIn(.BA | .HY | .HH) { return .joined }  // LB12a
        if before.isIn(.anyQU) || after.isIn(.anyQU) {
            if let decision = decideAtQuote(after, isEastAsian: isEastAsian) { return decision }
        }
        if before == .CB || after == .CB { return .allowed }  // LB20
        if before == .BB || before.isIn(Self.joined(before: line)) || context != .none && joinsByContext(after) {
            return .joined
        }
        return decideByNext(after)
    }

    /// LB6 to LB18 where spaces lie between the two. LB16 and LB17 are the only ones that look back across them.
    private mutating func decideAfterSpaces(_ after: LineSet) -> Decision {
        if after.isIn(.hardBreaks | .ZW) { return .joined }
        if before == .ZW { return .allowed }
        if after.isIn(.WJ | .CL | .CP | .EX | .SY) || before.isIn(.anyOP) || context == .openingQuote { return .joined }
        if after == .QU_Pf {
            open = .closingQuote
            return .open
        }
        if after == .IS {
            open = .decimalPoint
            return .open
        }
        return after == .NS && before.isIn(.CL | .CP) || after == .B2 && before == .B2 ? .joined : .allowed
    }

    /// LB15a, LB19 and LB19a; nil where they leave it to later rules. (QU_Pf without a space before it is LB19's.)
    private mutating func decideAtQuote(_ after: LineSet, isEastAsian: Bool) -> Decision? {
        if before.isIn(.QU | .QU_Pi) || after.isIn(.QU | .QU_Pf) { return .joined }
        if after == .QU_Pi {
            if !eastAsian || before == .QU_Pf && context == .narrowQuote { return .joined }
            open = .wideQuote
            return .open
        }
        return !isEastAsian || context == .narrowQuote ? .joined : nil
    }

    /// The classes that stay with a following `line` whatever is around the two.
    private static func joined(before line: LineClass) -> LineSet {
        switch line {
        case .BA, .HH, .HY, .NS, .IN: .all  // LB21, LB22
        case .NU: .letters | .PO | .PR | .HY | .IS | .NU | .CP  // LB23, LB25, LB30
        case .HL: .letters | .NU | .PR | .PO | .IS | .CP | .SY  // as AL, LB21b
        case .AL, .AL_pict: .letters | .NU | .PR | .PO | .IS | .CP  // LB23, LB24, LB28, LB29, LB30
        case .AL_dotted: .letters | .NU | .PR | .PO | .IS | .CP | .AP  // the same, LB28a
        case .AK, .AS: .AP  // LB28a
        case .VF, .VI: .aksaras  // LB28a
        case .PR: .letters | .NU  // LB24, LB25
        case .PO: .letters | .NU | .anyID | .EB | .EM | .hangul  // LB23a, LB24, LB25, LB27
        case .ID, .ID_pict, .EB: .PR  // LB23a
        case .EM: .PR | .EB | .ID_pict | .AL_pict  // LB23a, LB30b
        case .JL, .H2, .H3: .JL | .PR  // LB26, LB27
        case .JV: .JL | .JV | .H2 | .PR
        case .JT: .JV | .JT | .H2 | .H3 | .PR
        case .OP: .letters | .NU  // LB30
        case .B2: .B2  // LB17
        default: .none
        }
    }

    /// The rules that look at what is before the pair.
    private func joinsByContext(_ after: LineSet) -> Bool {
        switch context {
        case .none, .openingQuote, .narrowQuote: false
        case .wordHyphen: after.isIn(.letters)  // LB20a
        case .hebrewHyphen: after != .HL  // LB21a
        case .number: after.isIn(.NU | .PO | .PR)  // LB25
        case .closedNumber: after.isIn(.PO | .PR)  // LB25
        case .conjunct: after.isIn(.AK | .AL_dotted)  // LB28a
        case .oddRegional: after == .RI  // LB30a
        }
    }

    /// The rules that look at what comes after the pair, and LB31.
    private mutating func decideByNext(_ after: LineSet) -> Decision {
        if after.isIn(.anyOP) && before.isIn(.PO | .PR) {
            open = .parenthesis  // LB25
        } else if after.isIn(.aksaras) && before.isIn(.aksaras) {
            open = .aksaras  // LB28a
        } else {
            return .allowed  // LB31
        }
        return .open
    }

    /// What the rules will have to know of a character of class `after` once it is the one before the break.
    @inline(__always)
    func contextAfter(_ after: LineSet) -> Context {
        guard after.isIn(.QU_Pi | .QU_Pf | .HY | .HH | .NU | .SY | .IS | .CL | .CP | .VI | .RI) else { return .none }
        let adjacent = !spaces && before != .start
        if after == .NU { return .number }
        if after.isIn(.SY | .IS) { return adjacent && context == .number ? .number : .none }
        if after.isIn(.CL | .CP) { return adjacent && context == .number ? .closedNumber : .none }
        if after == .RI { return adjacent && before == .RI && context == .oddRegional ? .none : .oddRegional }
        if after == .VI { return adjacent && before.isIn(.aksaras) ? .conjunct : .none }
        if after == .QU_Pf { return !adjacent || !eastAsian ? .narrowQuote : .none }
        if after == .QU_Pi { return !adjacent || before.isIn(.anyOP | .anyQU | .GL | .ZW) ? .openingQuote : .none }
        if !adjacent || before.isIn(.ZW | .CB | .GL) { return .wordHyphen }
        return before == .HL ? .hebrewHyphen : .none
    }
}
