/// The faces of one weight of a family, as a host registers them. Names are UTF-8.
public struct LadderRung: Equatable, Sendable {
    /// The weight; 0 is the family's regular weight.
    public var weight: Int

    /// The name of the upright face; empty where the weight has none.
    public var regular: [UInt8]

    /// The name of the italic face; empty, or the upright face's name, where the weight has none.
    public var italic: [UInt8]

    public init(weight: Int, regular: [UInt8], italic: [UInt8]) {
        self.weight = weight
        self.regular = regular
        self.italic = italic
    }
}

/// The contiguous weights of one family, with the numbers of their faces' names.
struct Ladder: Sendable {
    /// The weights that a ladder may have; those of the format language.
    static let weights = -1000...1000

    /// A face of a rung: the number of its name, and its CSS font-weight.
    struct Entry: Sendable {
        var name: Int32
        var cssWeight: Int32
    }

    /// The faces of a weight; never both are missing.
    struct Rung: Sendable {
        var regular: Entry?
        var italic: Entry?
    }

    /// The weight of the first rung, at most 0.
    var lowest: Int

    /// At least one up to the weight 0.
    var rungs: [Rung]

    /// The built-in metrics that measure it.
    var typeface: Typeface

    /// Whether these are its own, and not those of a similar typeface.
    var isExact: Bool

    var highest: Int { lowest + rungs.count - 1 }

    /// The nearest weight that the ladder has: there are no gaps, so this clamps, and two are never equally near.
    func nearest(_ weight: Int) -> Int { min(max(weight, lowest), highest) }

    subscript(weight: Int) -> Rung {
        get { rungs[weight - lowest] }
        set { rungs[weight - lowest] = newValue }
    }

    /// The ladder's weights from the middle outwards, the lighter first of two that are equally far from 0.
    var outwards: [Int] {
        var weights: [Int] = []
        for distance in 0...max(-lowest, highest) {
            if -distance >= lowest && distance > 0 { weights.append(-distance) }
            if distance <= highest { weights.append(distance) }
        }
        return weights
    }
}
