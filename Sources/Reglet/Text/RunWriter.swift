/// Collects the runs of a new text one by one and joins those that do not differ.
struct RunWriter {
    /// The last run, which the next one may still join; empty before the first.
    private var last = Run(length: 0, look: 0, link: .none, attachment: 0)
    /// What is collected until it makes a chunk.
    private var buffer: [Run] = []
    private var chunks = RunList()

    init() { buffer.reserveCapacity(16) }

    @inline(__always)
    mutating func append(_ run: Run) {
        if last.joins(run) {
            last.length &+= run.length
        } else {
            push()
            last = run
        }
    }

    @inline(__always)
    private mutating func push() {
        if last.length == 0 { return }
        if buffer.count == Run.chunkLimit { flush() }
        buffer.append(last)
    }

    @inline(never)
    private mutating func flush() {
        chunks.append(chunk: buffer)
        buffer = []
        buffer.reserveCapacity(Run.chunkLimit)
    }

    /// What has been collected.
    mutating func finish() -> RunList {
        push()
        chunks.append(chunk: buffer)
        return chunks
    }
}
