/// The rules of UAX #14 (Unicode 17.0) for the place before one unit, in the order of the annex.
struct NaiveLine {
    enum Verdict { case joined, allowed, mandatory }
    typealias Unit = NaiveBreaks.Unit

    let units: [Unit]
    let at: Int

    private func unit(_ index: Int) -> Unit? { units.indices.contains(index) ? units[index] : nil }
    private func name(_ index: Int) -> String { unit(index)?.name ?? "edge" }
    private func isOne(_ index: Int, of names: String) -> Bool { names.split(separator: " ").contains { $0 == name(index) } }
    private func isAksara(_ index: Int) -> Bool { isOne(index, of: "AK AS") || unit(index)?.code == 0x25CC }
    private func isQuote(_ index: Int, _ category: String) -> Bool { name(index) == "QU" && unit(index)?.category == category }
    private func isEastAsian(_ index: Int) -> Bool { unit(index)?.eastAsian ?? false }

    /// The last unit before the spaces that end before `index`.
    private func beforeSpaces(_ index: Int) -> Int {
        var result = index - 1
        while name(result) == "SP" { result -= 1 }
        return result
    }

    /// Whether what ends at `index` is NU (SY | IS)*.
    private func endsNumber(_ index: Int) -> Bool {
        var start = index
        while isOne(start, of: "SY IS") { start -= 1 }
        return name(start) == "NU"
    }

    var verdict: Verdict {
        let (b, a) = (at - 1, at)
        if name(b) == "BK" { return .mandatory }  // LB4
        if name(b) == "CR" && name(a) == "LF" { return .joined }  // LB5
        if isOne(b, of: "CR LF NL") { return .mandatory }
        if isOne(a, of: "BK CR LF NL SP ZW") { return .joined }  // LB6, LB7
        if name(beforeSpaces(a)) == "ZW" { return .allowed }  // LB8
        if units[b].endsWithJoiner { return .joined }  // LB8a
        if name(a) == "WJ" || name(b) == "WJ" || name(b) == "GL" { return .joined }  // LB11, LB12
        if name(a) == "GL" && !isOne(b, of: "SP BA HY HH") { return .joined }  // LB12a
        if isOne(a, of: "CL CP EX SY") || name(beforeSpaces(a)) == "OP" { return .joined }  // LB13, LB14
        let base = beforeSpaces(a)
        if isQuote(base, "Pi") && isOne(base - 1, of: "edge BK CR LF NL OP QU GL SP ZW") { return .joined }  // LB15a
        if isQuote(a, "Pf") && isOne(a + 1, of: "SP GL WJ CL QU CP EX IS SY BK CR LF NL ZW edge") { return .joined }  // LB15b
        if name(b) == "SP" && name(a) == "IS" && name(a + 1) == "NU" { return .allowed }  // LB15c
        if name(a) == "IS" { return .joined }  // LB15d
        if isOne(base, of: "CL CP") && name(a) == "NS" || name(base) == "B2" && name(a) == "B2" { return .joined }  // LB16, LB17
        if name(b) == "SP" { return .allowed }  // LB18
        if name(a) == "QU" && !isQuote(a, "Pi") || name(b) == "QU" && !isQuote(b, "Pf") { return .joined }  // LB19
        if name(a) == "QU" && (!isEastAsian(b) || !isEastAsian(a + 1)) { return .joined }  // LB19a
        if name(b) == "QU" && (!isEastAsian(a) || !isEastAsian(b - 1)) { return .joined }
        if name(b) == "CB" || name(a) == "CB" { return .allowed }  // LB20
        return laterRules ? .joined : .allowed
    }

    /// LB20a to LB30b, all of which join.
    private var laterRules: Bool {
        let (b, a) = (at - 1, at)
        let hangul = "JL JV JT H2 H3"
        if isOne(b, of: "HY HH") && isOne(a, of: "AL HL") && isOne(b - 1, of: "edge BK CR LF NL SP ZW CB GL") { return true }  // LB20a
        if isOne(a, of: "BA HH HY NS IN") || name(b) == "BB" { return true }  // LB21, LB22
        if name(b - 1) == "HL" && isOne(b, of: "HY HH") && name(a) != "HL" { return true }  // LB21a
        if name(b) == "SY" && name(a) == "HL" { return true }  // LB21b
        if pair("AL HL", "NU") || pair("NU", "AL HL") || pair("PR", "ID EB EM") || pair("ID EB EM", "PO") { return true }  // LB23, a
        if pair("PR PO", "AL HL") || pair("AL HL", "PR PO") { return true }  // LB24
        if isOne(a, of: "PO PR") && (endsNumber(b) || isOne(b, of: "CL CP") && endsNumber(b - 1)) { return true }  // LB25
        if isOne(b, of: "PO PR") && name(a) == "OP" && (name(a + 1) == "NU" || name(a + 1) == "IS" && name(a + 2) == "NU") { return true }
        if pair("PO PR HY IS", "NU") || name(a) == "NU" && endsNumber(b) { return true }
        if pair("JL", "JL JV H2 H3") || pair("JV H2", "JV JT") || pair("JT H3", "JT") { return true }  // LB26
        if pair(hangul, "PO") || pair("PR", hangul) || pair("AL HL", "AL HL") { return true }  // LB27, LB28
        if name(b) == "AP" && isAksara(a) || isAksara(b) && isOne(a, of: "VF VI") { return true }  // LB28a
        if isAksara(b - 1) && name(b) == "VI" && (name(a) == "AK" || units[a].code == 0x25CC) { return true }
        if isAksara(b) && isAksara(a) && name(a + 1) == "VF" { return true }
        if pair("IS", "AL HL") { return true }  // LB29
        if pair("AL HL NU", "OP") && !isEastAsian(a) || pair("CP", "AL HL NU") && !isEastAsian(b) { return true }  // LB30
        if pair("RI", "RI") {  // LB30a
            var first = b
            while name(first - 1) == "RI" { first -= 1 }
            return (b - first) % 2 == 0
        }
        return name(a) == "EM" && (name(b) == "EB" || units[b].pictographic && units[b].category == "Cn")  // LB30b
    }

    private func pair(_ before: String, _ after: String) -> Bool { isOne(at - 1, of: before) && isOne(at, of: after) }
}
