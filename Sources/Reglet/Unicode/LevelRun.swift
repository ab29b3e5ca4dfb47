/// A stretch of text at one embedding level. Where it starts is where the one before it ends.
public struct LevelRun: Equatable, Sendable {
    /// Byte offset.
    public var end: Int
    public var level: UInt8

    public init(end: Int, level: UInt8) {
        self.end = end
        self.level = level
    }
}

/// Level runs under construction, from a byte offset on.
struct LevelRunList {
    private(set) var runs: [LevelRun] = []
    private var end: Int

    init(from start: Int) { end = start }

    /// Gives all from the end of the list up to `newEnd` a level; nothing where the list has come so far already.
    mutating func append(_ level: UInt8, upTo newEnd: Int) {
        if newEnd <= end { return }
        end = newEnd
        if let last = runs.indices.last, runs[last].level == level {
            runs[last].end = newEnd
        } else {
            runs.append(LevelRun(end: newEnd, level: level))
        }
    }
}
