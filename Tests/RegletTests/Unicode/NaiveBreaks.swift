@testable import Reglet

/// UAX #29 and UAX #14 read off the page: every boundary by itself, looking back and ahead as far as a rule says, over
/// classes from the source files. Slow; written without a look at the machines.
struct NaiveBreaks {
    let scalars: [UInt32]
    private let source = SourceProperties.shared

    init(_ scalars: [UInt32]) { self.scalars = scalars }

    // MARK: Clusters

    func isClusterBoundary(_ index: Int) -> Bool {
        if index == 0 || index == scalars.count { return true }  // GB1, GB2
        func gcb(_ at: Int) -> String { at < 0 ? "" : source.cluster[Int(scalars[at])] }
        func incb(_ at: Int) -> String { at < 0 ? "" : source.conjunct[Int(scalars[at])] }
        func pictographic(_ at: Int) -> Bool { at >= 0 && source.pictographic[Int(scalars[at])] == "Y" }
        let (before, after) = (gcb(index - 1), gcb(index))
        if before == "CR" && after == "LF" { return false }  // GB3
        if ["CN", "CR", "LF"].contains(before) || ["CN", "CR", "LF"].contains(after) { return true }  // GB4, GB5
        if before == "L" && ["L", "V", "LV", "LVT"].contains(after) { return false }  // GB6
        if ["LV", "V"].contains(before) && ["V", "T"].contains(after) { return false }  // GB7
        if ["LVT", "T"].contains(before) && after == "T" { return false }  // GB8
        if ["EX", "ZWJ", "SM"].contains(after) || before == "PP" { return false }  // GB9, GB9a, GB9b
        if incb(index) == "Consonant" {  // GB9c
            var at = index - 1
            var linked = false
            while incb(at) == "Linker" || incb(at) == "Extend" {
                linked = linked || incb(at) == "Linker"
                at -= 1
            }
            if linked && incb(at) == "Consonant" { return false }
        }
        if pictographic(index) && before == "ZWJ" {  // GB11
            var at = index - 2
            while gcb(at) == "EX" { at -= 1 }
            if pictographic(at) { return false }
        }
        if before == "RI" && after == "RI" {  // GB12, GB13
            var at = index - 1
            while gcb(at) == "RI" { at -= 1 }
            return (index - 1 - at) % 2 == 0
        }
        return true  // GB999
    }

    var clusterBoundaries: [Int] { (0...scalars.count).filter(isClusterBoundary) }

    // MARK: Lines

    /// A character after LB1, LB9 and LB10: what LB9 takes is part of the one before it.
    struct Unit {
        var name: String
        var code: UInt32
        var start: Int
        var eastAsian: Bool
        var category: String
        var pictographic: Bool
        var endsWithJoiner: Bool
    }

    private var units: [Unit] {
        var result: [Unit] = []
        for (index, code) in scalars.enumerated() {
            var name = source.line[Int(code)]
            let category = source.category[Int(code)]
            if name == "SA" { name = ["Mn", "Mc"].contains(category) ? "CM" : "AL" }
            if ["AI", "SG", "XX"].contains(name) { name = "AL" }
            if name == "CJ" { name = "NS" }
            let joins = name == "CM" || name == "ZWJ"
            if joins, let last = result.last, !["BK", "CR", "LF", "NL", "SP", "ZW"].contains(last.name) {
                result[result.count - 1].endsWithJoiner = name == "ZWJ"
                continue
            }
            result.append(Unit(
                name: joins ? "AL" : name, code: code, start: index, eastAsian: ["F", "W", "H"].contains(source.width[Int(code)]),
                category: category, pictographic: source.pictographic[Int(code)] == "Y", endsWithJoiner: name == "ZWJ"))
        }
        return result
    }

    /// The breaks as scalar indices, each with whether it is mandatory.
    var lineBreaks: [(index: Int, mandatory: Bool)] {
        let units = units
        var result: [(Int, Bool)] = []
        for index in units.indices.dropFirst() {
            let verdict = NaiveLine(units: units, at: index).verdict
            if verdict != .joined { result.append((units[index].start, verdict == .mandatory)) }
        }
        if !units.isEmpty { result.append((scalars.count, true)) }  // LB3
        return result
    }
}
