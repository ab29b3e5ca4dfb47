/// Names and their numbers, in the order of insertion: found in constant time by an open-addressing hash.
///
/// Invariant: `slots` has a power of two of entries, at least twice as many as there are names; an entry is the number of
/// a name, or -1; from a name's hash on, no free entry comes before the name's own.
struct NameTable: Sendable {
    private(set) var names: [[UInt8]] = []
    private var slots: [Int32] = [Int32](repeating: -1, count: 8)

    var count: Int { names.count }

    func index(of name: borrowing Span<UInt8>) -> Int? {
        let mask = slots.count &- 1
        var slot = Self.hash(name) & mask
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            let known = names[index]
            if Self.equal(known.span, name) { return index }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    /// The number of the name, which is added where it is new.
    mutating func insert(_ name: [UInt8]) -> Int {
        if let index = index(of: name.span) { return index }
        names.append(name)
        if slots.count < 2 * names.count {
            slots = [Int32](repeating: -1, count: 2 * slots.count)
            for index in names.indices { place(index) }
        } else {
            place(names.count - 1)
        }
        return names.count - 1
    }

    private mutating func place(_ index: Int) {
        let mask = slots.count &- 1
        let name = names[index]
        var slot = Self.hash(name.span) & mask
        while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
        slots[slot] = Int32(index)
    }

    /// FNV-1a, 32 bits.
    private static func hash(_ name: borrowing Span<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for index in name.indices { hash = (hash ^ UInt32(name[index])) &* 0x0100_0193 }
        return Int(truncatingIfNeeded: hash)
    }

    private static func equal(_ left: borrowing Span<UInt8>, _ right: borrowing Span<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        for index in left.indices where left[index] != right[index] { return false }
        return true
    }
}
