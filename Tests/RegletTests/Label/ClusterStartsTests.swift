import Testing
@testable import Reglet

@Suite struct ClusterStartsTests {
    /// Starts of a text in which a cluster begins at each of some bytes, and the same as plain numbers.
    func made(_ isStart: [Bool]) -> (ClusterStarts, [Int]) {
        var starts = ClusterStarts(byteCount: isStart.count)
        for block in stride(from: 0, to: isStart.count, by: 64) {
            var bits: UInt64 = 0
            for offset in block..<min(block + 64, isStart.count) where isStart[offset] { bits |= 1 << UInt64(offset - block) }
            starts.append(bits)
        }
        return (starts, isStart.indices.filter { isStart[$0] })
    }

    func check(_ isStart: [Bool]) {
        let (starts, expected) = made(isStart)
        #expect(starts.count == expected.count)
        #expect((0...expected.count).map { starts[$0] } == expected + [isStart.count])
        var cluster = -1
        for offset in isStart.indices {
            cluster += isStart[offset] ? 1 : 0
            if starts.cluster(ofByte: offset) != cluster { Issue.record("the cluster of byte \(offset) is not \(cluster)") }
        }
        #expect(starts.cluster(ofByte: isStart.count) == expected.count)
    }

    @Test(arguments: [0, 1, 63, 64, 65, 128, 1000]) func oneByteEach(count: Int) {
        check([Bool](repeating: true, count: count))
    }

    /// A cluster of many blocks, among short ones.
    @Test(arguments: [1, 63, 64, 65, 200, 5000]) func aLongOne(length: Int) {
        for before in [0, 1, 63, 64, 70, 300] {
            let short = [Bool](repeating: true, count: before)
            let long = (0..<length).map { $0 == 0 }
            check(short + long)
            check(short + long + short)
            check(short + long + long + short)
        }
    }

    @Test func randomLengths() {
        var random = Seeded()
        for _ in 0..<Seeded.rounds(300) {
            let longest = [1, 2, 4, 30, 500].randomElement(using: &random)!
            let lengths = (0..<Int.random(in: 1...400, using: &random)).map { _ in Int.random(in: 1...longest, using: &random) }
            check(lengths.flatMap { length in (0..<length).map { $0 == 0 } })
        }
    }
}
