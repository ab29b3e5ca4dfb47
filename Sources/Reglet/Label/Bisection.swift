/// Searching what ascends.
enum Bisection {
    /// The last number below `count` for which `holds` is true, if it is true for all numbers up to some one and false
    /// behind it; 0 where it is true for none.
    @inline(__always)
    static func last(below count: Int, where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if holds(middle) { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
