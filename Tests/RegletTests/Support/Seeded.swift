import Foundation

/// Random numbers for property tests, the same again from the same seed (SplitMix64).
///
/// `REGLET_SEED` in the environment repeats a run; without it the seed is new. Print `seed` where a check fails.
struct Seeded: RandomNumberGenerator {
    let seed: UInt64
    private var state: UInt64

    init(seed: UInt64 = Seeded.chosen) {
        self.seed = seed
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private static var chosen: UInt64 {
        ProcessInfo.processInfo.environment["REGLET_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
    }

    /// How many rounds a property test runs: `usual`, times `REGLET_ROUNDS` of the environment.
    static func rounds(_ usual: Int) -> Int {
        let scale = ProcessInfo.processInfo.environment["REGLET_ROUNDS"].flatMap { Double($0) } ?? 1
        return max(1, Int(Double(usual) * scale))
    }
}
