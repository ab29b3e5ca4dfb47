/// A value that an `InternTable` can find.
protocol Internable: Equatable, Sendable {
    /// Equal values have equal hashes.
    var internHash: UInt64 { get }
}

/// Gives equal values one small number each, in the order in which they came.
struct InternTable<Value: Internable>: Sendable {
    private(set) var values: [Value] = []
    /// Open addressing: a value's number plus one, 0 where free. Empty while a few values are found faster without it.
    private var slots: [UInt32] = []

    private static var scanLimit: Int { 8 }

    /// Makes room for a few values, so that they need not be moved.
    mutating func reserve(_ count: Int) { values.reserveCapacity(count) }

    subscript(_ number: UInt32) -> Value { values[Int(number)] }

    /// The number of `value`, which is added where it is new.
    mutating func intern(_ value: Value) -> UInt32 {
        if slots.isEmpty {
            var number = values.count
            while number > 0 {
                number -= 1
                if values[number] == value { return UInt32(truncatingIfNeeded: number) }
            }
        } else {
            let slot = slot(of: value)
            if slots[slot] != 0 { return slots[slot] - 1 }
            slots[slot] = UInt32(truncatingIfNeeded: values.count + 1)
        }
        values.append(value)
        if values.count > max(Self.scanLimit, slots.count / 2) { rehash() }
        return UInt32(truncatingIfNeeded: values.count - 1)
    }

    /// The slot that holds `value` or, where it has none, the one to hold it.
    private func slot(of value: Value) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: value.internHash >> 20) & mask
        while slots[slot] != 0 && values[Int(slots[slot] - 1)] != value { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func rehash() {
        slots = [UInt32](repeating: 0, count: max(32, slots.count * 2))
        for number in values.indices {
            let slot = slot(of: values[number])
            slots[slot] = UInt32(truncatingIfNeeded: number + 1)
        }
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
