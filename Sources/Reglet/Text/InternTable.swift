/// A value that an `InternTable` can find.
protocol Internable: Equatable, Sendable {
    /// Equal values have equal hashes.
    var internHash: UInt64 { get }
}

/// Gives equal values one small number each, in the order in which they came.
struct InternTable<Value: Internable>: Sendable {
    private(set) var values: [Value] = []
    /// Open addressing: the upper half is that of a value's hash, the lower half its number plus one; 0 where free. Empty
    /// while a few values are found faster without it.
    private var slots: [UInt64] = []

    private static var scanLimit: Int { 8 }

    /// Makes room for a few values, so that they need not be moved.
    mutating func reserve(_ count: Int) { values.reserveCapacity(count) }

    subscript(_ number: UInt32) -> Value { values[Int(number)] }

    /// The number of `value`, which is added where it is new.
    @inline(__always)
    mutating func intern(_ value: Value) -> UInt32 { intern(value, hash: hash(value)) }

    /// What finds `value`, if anything but the value itself is needed.
    @inline(__always)
    func hash(_ value: Value) -> UInt64 { slots.isEmpty ? 0 : value.internHash }

    /// The same with the hash that the table has given.
    @_optimize(speed)
    mutating func intern(_ value: Value, hash: UInt64) -> UInt32 {
        if slots.isEmpty {
            var number = values.count
            while number > 0 {
                number -= 1
                if values[number] == value { return UInt32(truncatingIfNeeded: number) }
            }
        } else {
            let slot = slot(of: value, hash)
            if slots[slot] != 0 { return UInt32(truncatingIfNeeded: slots[slot]) - 1 }
            slots[slot] = entry(hash, values.count)
        }
        values.append(value)
        if values.count > max(Self.scanLimit, slots.count / 2) { rehash() }
        return UInt32(truncatingIfNeeded: values.count - 1)
    }

    @inline(__always)
    private func entry(_ hash: UInt64, _ number: Int) -> UInt64 { (hash >> 32) << 32 | UInt64(truncatingIfNeeded: number + 1) }

    @inline(__always)
    private func start(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1) }

    /// The slot that holds `value` or, where it has none, the one to hold it.
    @inline(__always)
    private func slot(of value: Value, _ hash: UInt64) -> Int {
        var slot = start(hash)
        while slots[slot] != 0 {
            if slots[slot] >> 32 == hash >> 32 && values[Int(UInt32(truncatingIfNeeded: slots[slot]) - 1)] == value { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    @inline(never)
    @_optimize(speed)
    private mutating func rehash() {
        let old = slots
        slots = [UInt64](repeating: 0, count: max(32, old.count * 4))
        if old.isEmpty {
            for number in values.indices { insert(entry(values[number].internHash, number)) }
        } else {
            for entry in old where entry != 0 { insert(entry) }
        }
    }

    private mutating func insert(_ entry: UInt64) {
        var slot = start(entry)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = entry
    }
}

/// A multiplicative hash, the same in every build.
struct InternHash {
    private(set) var value: UInt64 = 0

    @inline(__always)
    mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
    }
}
