/// The state of UAX #29's extended grapheme clusters (Unicode 17.0) after a character: as much of the cluster's end as
/// the rules look back at.
enum ClusterBreaker: UInt8 {
    /// Nothing that a rule asks for.
    case other
    case cr
    /// LF or Control.
    case control
    case prepend
    /// L.
    case leading
    /// V or LV.
    case vowel
    /// T or LVT.
    case trailing
    /// An odd number of regional indicators.
    case oddRegional
    /// InCB=Consonant [Extend]* (GB9c).
    case consonant
    /// The same with at least one Linker.
    case linked
    /// Extended_Pictographic Extend* (GB11).
    case pictograph
    /// The same and ZWJ.
    case joined

    /// The state at the start of a text.
    static var start: ClusterBreaker { .control }

    /// Takes the next character; whether a boundary lies before it.
    @inline(__always)
    mutating func take(_ next: ClusterClass) -> Bool {
        let last = self
        switch next {
        case .XX:
            self = .other
        case .CR, .LF, .CN:  // GB3, GB5
            self = next == .CR ? .cr : .control
            return next != .LF || last != .cr
        case .EX, .EX_linker, .EX_none, .ZWJ:  // GB9
            self = last.extended(by: next)
            return last == .cr || last == .control
        case .SM:  // GB9a
            self = .other
            return last == .cr || last == .control
        case .PP:
            self = .prepend
        case .L:
            self = .leading
            if last == .leading { return false }  // GB6
        case .V:
            self = .vowel
            if last == .leading || last == .vowel { return false }  // GB6, GB7
        case .LV:
            self = .vowel
            if last == .leading { return false }
        case .LVT:
            self = .trailing
            if last == .leading { return false }
        case .T:
            self = .trailing
            if last == .vowel || last == .trailing { return false }  // GB7, GB8
        case .RI:
            self = last == .oddRegional ? .other : .oddRegional
            if last == .oddRegional { return false }  // GB12, GB13
        case .XX_consonant:
            self = .consonant
            if last == .linked { return false }  // GB9c
        case .XX_pict:
            self = .pictograph
            if last == .joined { return false }  // GB11
        }
        return last != .prepend  // GB9b, GB4, GB999
    }

    /// The state after Extend or ZWJ, of which only sequences that GB9c and GB11 describe keep anything.
    private func extended(by next: ClusterClass) -> ClusterBreaker {
        switch self {
        case .consonant: next == .EX_none ? .other : next == .EX_linker ? .linked : .consonant
        case .linked: next == .EX_none ? .other : .linked
        case .pictograph: next == .ZWJ ? .joined : .pictograph
        default: .other
        }
    }
}
