/// The shortest decimal that reads back as a given double; of several, the nearest to it.
struct ShortestDecimal {
    /// At most 17 digits; not a multiple of ten.
    private(set) var significand: UInt64
    /// The value is `significand` times ten to this.
    private(set) var exponent: Int

    /// Of a finite value above 0.
    init(_ value: Double) {
        if let short = ShortestDecimal(short: value) { self = short } else { self.init(exactly: value) }
        while significand % 10 == 0 {
            significand /= 10
            exponent += 1
        }
    }

    /// Integers below 2^53, and decimals of up to six places and fifteen digits. Any two decimals of fifteen digits are
    /// different doubles, so one that reads back has no rival as short, and fewer places are tried first.
    private init?(short value: Double) {
        guard value < 9_007_199_254_740_992 else { return nil }
        significand = UInt64(value)
        exponent = 0
        var scale = 1.0
        while Double(significand) / scale != value {
            scale *= 10
            exponent -= 1
            let scaled = value * scale + 0.5
            guard exponent >= -6, scaled < 1e15 else { return nil }
            significand = UInt64(scaled)
        }
    }

    /// Any value, by exact arithmetic, after Raffaello Giulietti, "The Schubfach way to render doubles" (2020): take
    /// the greatest power of ten no wider than the interval of what rounds to the value. At most one multiple of ten
    /// times that power lies in the interval, and it is the answer; else a multiple of the power itself, next to the
    /// value, is.
    private init(exactly value: Double) {
        let field = value.bitPattern & (1 << 52 - 1)
        let biased = Int(value.bitPattern >> 52 & 0x7FF)
        let significand = biased == 0 ? field : field | 1 << 52
        let binary = max(biased, 1) - 1075
        // At a power of two the neighbour below is half as far as the one above.
        let lopsided = field == 0 && biased > 1
        // floor(log10(2^binary)), or of three quarters of it; right for every exponent there is.
        exponent = lopsided ? (binary * 631_305 - 261_663) >> 21 : (binary * 315_653) >> 20
        let scaling = Scaling(binary: binary, decimal: exponent)
        let center = scaling.apply(to: 4 * significand)
        // An end of the interval belongs to it where ties round to this value, that is, where its last bit is even.
        let open: UInt64 = significand & 1
        let lower = scaling.apply(to: 4 * significand - (lopsided ? 1 : 2)) + open
        let upper = scaling.apply(to: 4 * significand + 2) - open
        self.significand = ShortestDecimal.choose(lower, center, upper, exponent: &exponent)
    }

    /// The bounds and the value are in quarters of ten to the `exponent`; an odd number may stand for anything between
    /// its even neighbours.
    private static func choose(_ lower: UInt64, _ center: UInt64, _ upper: UInt64, exponent: inout Int) -> UInt64 {
        let floor = center / 4
        if floor >= 10 {
            let tens = floor / 10
            let below = lower <= 40 * tens
            if below != (40 * (tens + 1) <= upper) {
                exponent += 1
                return below ? tens : tens + 1
            }
        }
        let below = lower <= 4 * floor
        if below != (4 * (floor + 1) <= upper) { return below ? floor : floor + 1 }
        let middle = 4 * floor + 2
        return center < middle || center == middle && floor % 2 == 0 ? floor : floor + 1
    }
}

/// Multiplication by 2^binary / 10^decimal, rounded to odd: down, with the last bit set where something was lost. The
/// product is below 2^64.
private struct Scaling {
    var binary: Int
    var decimal: Int

    func apply(to value: UInt64) -> UInt64 {
        var product = BigUInt(value)
        var lost = false
        if decimal < 0 { product.multiply(byFiveToThe: -decimal) }
        let shift = binary - decimal
        if shift >= 0 { product.shiftLeft(shift) } else { lost = product.shiftRight(-shift) }
        if decimal > 0, product.divide(byFiveToThe: decimal) { lost = true }
        return product.low | (lost ? 1 : 0)
    }
}
