@testable import Reglet

/// UAX #9 read off the page, character by character, one rule after the other. Quadratic and worse; written without a
/// look at the resolver.
struct NaiveBidi {
    let scalars: [UInt32]
    private(set) var base: Int
    /// After L1, the paragraph being one line; nil for what X9 removes.
    private(set) var levels: [Int?]

    private let original: [String]
    private var types: [String]
    private var embedding: [Int]

    init(_ scalars: [UInt32], _ direction: Bidi.BaseDirection) {
        self.scalars = scalars
        let source = SourceProperties.shared
        original = scalars.map { (0x1C...0x1E).contains($0) ? "S" : source.bidi[Int($0)] }
        types = original
        base = 0
        embedding = []
        levels = []
        switch direction {
        case .natural: base = firstStrong(0, scalars.count) == 1 ? 1 : 0
        case .leftToRight: base = 0
        case .rightToLeft: base = 1
        }
        embedding = scalars.map { _ in base }
        explicit()
        for sequence in sequences { resolve(sequence) }
        resetBlanks()
    }

    private static let initiators: Set = ["LRI", "RLI", "FSI"]
    private static let removed: Set = ["LRE", "RLE", "LRO", "RLO", "PDF", "BN"]

    /// BD9: the PDI that ends the isolate at `index`.
    private func matchingPDI(_ index: Int) -> Int? {
        var depth = 0
        for at in index..<original.count {
            if Self.initiators.contains(original[at]) { depth += 1 }
            if original[at] == "PDI" {
                depth -= 1
                if depth == 0 { return at }
            }
        }
        return nil
    }

    /// P2, P3 and X5c: 0 or 1 for the first strong character outside isolates, nil without one.
    private func firstStrong(_ start: Int, _ end: Int) -> Int? {
        var at = start
        while at < end {
            if original[at] == "L" { return 0 }
            if original[at] == "R" || original[at] == "AL" { return 1 }
            if Self.initiators.contains(original[at]) {
                guard let close = matchingPDI(at), close < end else { return nil }
                at = close
            }
            at += 1
        }
        return nil
    }

    /// X1 to X8.
    private mutating func explicit() {
        var stack: [(level: Int, override: String?, isolate: Bool)] = [(base, nil, false)]
        var (isolates, embeddings, valid) = (0, 0, 0)
        func next(_ level: Int, _ odd: Bool) -> Int { level + 1 + ((level + 1) % 2 == (odd ? 1 : 0) ? 0 : 1) }
        for at in scalars.indices {
            var type = original[at]
            if type == "FSI" { type = firstStrong(at + 1, matchingPDI(at) ?? scalars.count) == 1 ? "RLI" : "LRI" }
            func place() {
                embedding[at] = stack.last!.level
                if let override = stack.last!.override { types[at] = override }
            }
            switch type {
            case "RLE", "LRE", "RLO", "LRO":
                let level = next(stack.last!.level, type.hasPrefix("R"))
                if level <= 125 && isolates == 0 && embeddings == 0 {
                    stack.append((level, type == "RLO" ? "R" : type == "LRO" ? "L" : nil, false))
                } else if isolates == 0 {
                    embeddings += 1
                }
            case "RLI", "LRI":
                place()
                let level = next(stack.last!.level, type == "RLI")
                if level <= 125 && isolates == 0 && embeddings == 0 {
                    valid += 1
                    stack.append((level, nil, true))
                } else {
                    isolates += 1
                }
            case "PDI":
                if isolates > 0 {
                    isolates -= 1
                } else if valid > 0 {
                    embeddings = 0
                    while !stack.last!.isolate { stack.removeLast() }
                    stack.removeLast()
                    valid -= 1
                }
                place()
            case "PDF":
                if isolates > 0 { break }
                if embeddings > 0 { embeddings -= 1 } else if !stack.last!.isolate && stack.count > 1 { stack.removeLast() }
            case "B": embedding[at] = base
            case "BN": break
            default: place()
            }
        }
    }

    /// BD13, with sos and eos of X10.
    private var sequences: [(places: [Int], start: String, end: String)] {
        let kept = scalars.indices.filter { !Self.removed.contains(original[$0]) }
        var runs: [[Int]] = []
        for at in kept {
            if let last = runs.last?.last, embedding[last] == embedding[at] { runs[runs.count - 1].append(at) } else { runs.append([at]) }
        }
        let matched = Set(scalars.indices.filter { Self.initiators.contains(original[$0]) }.compactMap(matchingPDI))
        return runs.filter { !matched.contains($0[0]) }.map { first in
            var places = first
            while Self.initiators.contains(original[places.last!]), let close = matchingPDI(places.last!),
                  let run = runs.first(where: { $0[0] == close }) { places += run }
            let level = embedding[first[0]]
            let before = kept.last { $0 < places[0] }.map { embedding[$0] } ?? base
            let isOpen = Self.initiators.contains(original[places.last!])
            let after = isOpen ? base : kept.first { $0 > places.last! }.map { embedding[$0] } ?? base
            return (places, max(level, before) % 2 == 1 ? "R" : "L", max(level, after) % 2 == 1 ? "R" : "L")
        }
    }

    private mutating func resolve(_ sequence: (places: [Int], start: String, end: String)) {
        let places = sequence.places
        let level = embedding[places[0]]
        var t = places.map { types[$0] }
        func strongBefore(_ index: Int, _ names: Set<String>) -> String { t[..<index].last { names.contains($0) } ?? sequence.start }
        for i in t.indices where t[i] == "NSM" {  // W1
            let previous = i == 0 ? sequence.start : t[i - 1]
            t[i] = Self.initiators.contains(previous) || previous == "PDI" ? "ON" : previous
        }
        for i in t.indices where t[i] == "EN" && strongBefore(i, ["L", "R", "AL"]) == "AL" { t[i] = "AN" }  // W2
        for i in t.indices where t[i] == "AL" { t[i] = "R" }  // W3
        for i in t.indices.dropFirst().dropLast() where t[i - 1] == t[i + 1] {  // W4
            if t[i] == "ES" && t[i - 1] == "EN" || t[i] == "CS" && ["EN", "AN"].contains(t[i - 1]) { t[i] = t[i - 1] }
        }
        for i in t.indices where t[i] == "ET" {  // W5
            let left = t[..<i].last { $0 != "ET" }, right = t[i...].first { $0 != "ET" }
            if left == "EN" || right == "EN" { t[i] = "EN" }
        }
        for i in t.indices where ["ES", "ET", "CS"].contains(t[i]) { t[i] = "ON" }  // W6
        for i in t.indices where t[i] == "EN" && strongBefore(i, ["L", "R"]) == "L" { t[i] = "L" }  // W7
        func strong(_ type: String) -> String? { type == "L" ? "L" : ["R", "EN", "AN"].contains(type) ? "R" : nil }
        let own = level % 2 == 1 ? "R" : "L"
        for (open, close) in bracketPairs(places, t) {  // N0
            let inside = Set(t[open..<close].compactMap(strong))
            if inside.isEmpty { continue }
            let context = t[..<open].compactMap(strong).last ?? sequence.start
            let direction = inside.contains(own) || context == own ? own : context
            for bracket in [open, close] {
                t[bracket] = direction
                var mark = bracket + 1
                while mark < t.count && original[places[mark]] == "NSM" {
                    t[mark] = direction
                    mark += 1
                }
            }
        }
        let fixed = t
        for i in t.indices where strong(fixed[i]) == nil {  // N1, N2
            let left = fixed[..<i].compactMap(strong).last ?? sequence.start
            let right = fixed[i...].compactMap(strong).first ?? sequence.end
            t[i] = left == right ? left : own
        }
        for i in t.indices {  // I1, I2
            if level % 2 == 0 { embeddingRise(places[i], t[i] == "R" ? 1 : t[i] == "L" ? 0 : 2) } else { embeddingRise(places[i], t[i] == "R" ? 0 : 1) }
        }
    }

    private var rises: [Int: Int] = [:]
    private mutating func embeddingRise(_ place: Int, _ rise: Int) { rises[place] = rise }

    /// BD16, sorted by opening bracket.
    private func bracketPairs(_ places: [Int], _ t: [String]) -> [(Int, Int)] {
        let brackets = SourceProperties.shared.brackets
        func canonical(_ code: Int) -> Int { [0x2329: 0x3008, 0x232A: 0x3009][code] ?? code }
        var stack: [(closing: Int, place: Int)] = []
        var pairs: [(Int, Int)] = []
        scan: for i in t.indices where t[i] == "ON" {
            guard let bracket = brackets[Int(scalars[places[i]])] else { continue }
            if bracket[1] == "o" {
                if stack.count == 63 { break scan }
                stack.append((canonical(Int(bracket[0], radix: 16)!), i))
            } else if let found = stack.lastIndex(where: { $0.closing == canonical(Int(scalars[places[i]])) }) {
                pairs.append((stack[found].place, i))
                stack.removeSubrange(found...)
            }
        }
        return pairs.sorted { $0.0 < $1.0 }
    }

    /// L1.
    private mutating func resetBlanks() {
        levels = scalars.indices.map { Self.removed.contains(original[$0]) ? nil : embedding[$0] + (rises[$0] ?? 0) }
        let blank = Self.removed.union(Self.initiators).union(["WS", "PDI"])
        for at in scalars.indices where levels[at] != nil {
            let next = original[at...].first { !blank.contains($0) }
            let isSeparator = original[at] == "S" || original[at] == "B"
            if isSeparator || blank.contains(original[at]) && (next == nil || next == "S" || next == "B") { levels[at] = base }
        }
    }
}
