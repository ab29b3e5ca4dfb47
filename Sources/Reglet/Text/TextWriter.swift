/// Collects the bytes of a new text piece by piece. Its chunks are as large as what they hold.
struct TextWriter {
    /// What is collected until it makes a chunk: the first `filled` bytes.
    private var buffer = [UInt8](repeating: 0, count: UInt8.chunkLimit)
    private var filled = 0
    private var chunks = TextBuffer()

    private static var stride: Int { 2 * ByteWord.size }

    @inline(__always)
    var count: Int { chunks.sum.bytes &+ filled }

    /// Appends the bytes of `text` from `start` up to the next `stop`, or to the end; returns where that is.
    ///
    /// Copies before it knows how many bytes come before `stop`: the next ones overwrite what was too much.
    @inline(__always)
    mutating func append(_ text: borrowing Span<UInt8>, from start: Int, upTo stop: UInt8) -> Int {
        let stride = TextWriter.stride
        let lastStart = text.count &- stride
        let lastPlace = UInt8.chunkLimit &- stride
        var index = start
        while index <= lastStart {
            if filled > lastPlace { flush() }
            var place = filled
            var count: Int
            var output = buffer.mutableSpan
            repeat {
                let first = ByteWord(text, at: index)
                let second = ByteWord(text, at: index &+ ByteWord.size)
                first.write(to: &output, at: place)
                second.write(to: &output, at: place &+ ByteWord.size)
                count = first.count(before: stop)
                if count == ByteWord.size { count &+= second.count(before: stop) }
                index &+= count
                place &+= count
            } while count == stride && index <= lastStart && place <= lastPlace
            filled = place
            if count < stride { return index }
        }
        var end = index
        while end < text.count && text[unchecked: end] != stop { end &+= 1 }
        append(text.extracting(index..<end))
        return end
    }

    /// Appends all of `text`.
    @inline(never)
    @_optimize(speed)
    mutating func append(_ text: borrowing Span<UInt8>) {
        var index = 0
        while index < text.count {
            if filled == UInt8.chunkLimit { flush() }
            let part = text.extracting(index..<min(text.count, index &+ UInt8.chunkLimit &- filled))
            let place = filled
            var output = buffer.mutableSpan
            for offset in part.indices { output[place &+ offset] = part[unchecked: offset] }
            filled = place &+ part.count
            index &+= part.count
        }
    }

    @inline(never)
    @_optimize(speed)
    private mutating func flush() {
        chunks.append(chunk: [UInt8](copying: buffer.span.extracting(0..<filled)))
        filled = 0
    }

    /// What has been collected.
    mutating func finish() -> TextBuffer {
        flush()
        return chunks
    }
}
