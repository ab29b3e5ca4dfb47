/// Adding and replacing families.
extension FontBook {
    /// Adds a family, or replaces the one of the same name, whose own face names are gone with it.
    ///
    /// The rungs may come in any order. An italic face with its upright face's name is none.
    ///
    /// - Throws: `invalidUTF8` for a name that is not; `invalidFamily` for an empty name, no rungs, a rung without a face,
    ///   or weights that repeat, leave a gap, lack 0 or lie outside -1000...1000; `duplicateFace` for a face name that
    ///   another family has; `tooLarge` where the book has a million faces already.
    public mutating func register(family name: [UInt8], ladder rungs: [LadderRung]) throws(RegletError) {
        try UTF8Scan.validate(name.span)
        for rung in rungs {
            try UTF8Scan.validate(rung.regular.span)
            try UTF8Scan.validate(rung.italic.span)
        }
        let sorted = try Self.sorted(rungs)
        guard !name.isEmpty else { throw RegletError(.invalidFamily) }
        let replaced = families.index(of: name.span)
        for rung in sorted {
            try refuseDuplicate(rung.regular, replaced: replaced)
            try refuseDuplicate(rung.italic, replaced: replaced)
        }
        guard faces.count < Self.maximumFaces else { throw RegletError(.tooLarge) }
        if let replaced { removeFaces(of: replaced) }
        add(family: name, rungs: sorted, typeface: .helvetica, isExact: false, rungWeight: 300)
    }

    private static let maximumFaces = 1_000_000

    /// The most weights of a family.
    public static var maximumRungs: Int { Ladder.weights.count }

    /// The rungs from the lightest to the boldest.
    private static func sorted(_ rungs: [LadderRung]) throws(RegletError) -> [LadderRung] {
        guard !rungs.isEmpty, rungs.count <= maximumRungs else { throw RegletError(.invalidFamily) }
        var lowest = 0
        for rung in rungs { lowest = min(lowest, rung.weight) }
        guard lowest >= Ladder.weights.lowerBound else { throw RegletError(.invalidFamily) }
        var order = [Int](repeating: -1, count: rungs.count)
        for (index, rung) in rungs.enumerated() {
            // With as many places as rungs, each taken once, there is neither a gap nor a repetition.
            guard rung.weight <= Ladder.weights.upperBound, rung.weight - lowest < rungs.count,
                order[rung.weight - lowest] < 0, !(rung.regular.isEmpty && rung.italic.isEmpty)
            else { throw RegletError(.invalidFamily) }
            order[rung.weight - lowest] = index
        }
        guard -lowest < rungs.count else { throw RegletError(.invalidFamily) }
        return order.map { rungs[$0] }
    }

    private func refuseDuplicate(_ face: [UInt8], replaced: Int?) throws(RegletError) {
        guard !face.isEmpty, let index = faces.index(of: face.span) else { return }
        if Int(owners[index].family) != replaced { throw RegletError(.duplicateFace) }
    }

    /// Forgets the face names of a family. The others are numbered anew.
    private mutating func removeFaces(of family: Int) {
        let old = self
        (faces, owners, files) = (NameTable(), [], [])
        var numbers = [Int32](repeating: -1, count: old.owners.count)
        for (index, owner) in old.owners.enumerated() where Int(owner.family) != family {
            numbers[index] = Int32(faces.insert(old.faces.names[index]))
            owners.append(owner)
            files.append(index < old.files.count ? old.files[index] : nil)
        }
        func renumber(_ entry: inout Ladder.Entry?) {
            if let name = entry?.name { entry?.name = numbers[Int(name)] }
        }
        for other in ladders.indices where other != family {
            for rung in ladders[other].rungs.indices {
                renumber(&ladders[other].rungs[rung].regular)
                renumber(&ladders[other].rungs[rung].italic)
            }
        }
    }

    /// Adds or replaces a family whose names have been checked and whose rungs go up from the lightest without a gap.
    ///
    /// - Parameter rungWeight: The CSS weight from one rung to the next of faces whose names do not say theirs.
    mutating func add(family name: [UInt8], rungs: [LadderRung], typeface: Typeface, isExact: Bool, rungWeight: Int) {
        let family = families.insert(name)
        let none = [Ladder.Rung](repeating: Ladder.Rung(), count: rungs.count)
        var ladder = Ladder(lowest: rungs[0].weight, rungs: none, typeface: typeface, isExact: isExact)
        func add(_ weight: Int, italic: Bool, _ name: [UInt8]) -> Ladder.Entry {
            let index = faces.insert(name)
            // The first face that comes with a name owns it.
            if index == owners.count { owners.append(Face(family: Int32(family), weight: Int32(weight), italic: italic)) }
            return Ladder.Entry(name: Int32(index), cssWeight: CSSWeight.of(name.span, else: 400 + rungWeight * weight))
        }
        let outwards = ladder.outwards
        for weight in outwards {
            let regular = rungs[weight - ladder.lowest].regular
            if !regular.isEmpty { ladder[weight].regular = add(weight, italic: false, regular) }
        }
        for weight in outwards {
            let rung = rungs[weight - ladder.lowest]
            if !rung.italic.isEmpty, rung.italic != rung.regular { ladder[weight].italic = add(weight, italic: true, rung.italic) }
        }
        if family < ladders.count { ladders[family] = ladder } else { ladders.append(ladder) }
    }
}
