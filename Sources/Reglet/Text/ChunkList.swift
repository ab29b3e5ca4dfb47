/// What a `ChunkList` can hold: a plain value, with sums over neighbours that add up.
protocol Chunkable: Sendable {
    associatedtype Sum: AdditiveArithmetic & Sendable

    /// The most elements that one chunk holds.
    static var chunkLimit: Int { get }

    static func sum(_ elements: borrowing Span<Self>) -> Sum
}

/// A long sequence cut into bounded chunks, and these into bounded pages, with the sums of each kept up by every edit.
///
/// So an edit moves one chunk's elements only, a place is found by its sums without a walk from the start, and a copy
/// shares what it does not change. Chunks and pages are never empty.
struct ChunkList<Element: Chunkable>: Sendable {
    struct Chunk: Sendable {
        var elements: [Element]
        var sum: Element.Sum

        @_optimize(speed)
        init(_ elements: [Element]) {
            self.elements = elements
            sum = Element.sum(elements.span)
        }
    }

    struct Page: Sendable {
        var chunks: [Chunk]
        var sum: Element.Sum

        init(_ chunks: [Chunk]) {
            self.chunks = chunks
            sum = .zero
            for index in chunks.indices { sum += chunks[index].sum }
        }
    }

    /// The place of an element, or of the end of a chunk.
    struct Position: Equatable {
        var page = 0
        var chunk = 0
        var index = 0
    }

    static var pageLimit: Int { 64 }

    private(set) var pages: [Page] = []
    private(set) var sum = Element.Sum.zero

    var isEmpty: Bool { pages.isEmpty }

    /// The end of the last chunk.
    var end: Position {
        guard let page = pages.indices.last else { return Position() }
        let chunk = pages[page].chunks.count - 1
        return Position(page: page, chunk: chunk, index: pages[page].chunks[chunk].elements.count)
    }

    /// The chunk in which `offset` lies by `measure`, and the sums before it. The end of the whole lies in the last chunk.
    @inline(__always)
    func chunk(at offset: Int, by measure: (Element.Sum) -> Int) -> (position: Position, before: Element.Sum) {
        var position = Position()
        var before = Element.Sum.zero
        guard !pages.isEmpty else { return (position, before) }
        position.page = Self.part(at: offset, of: pages.count, sum, &before, by: measure) { pages[$0].sum }
        let chunks = pages[position.page].chunks
        position.chunk = Self.part(at: offset, of: chunks.count, pages[position.page].sum, &before, by: measure) { chunks[$0].sum }
        return (position, before)
    }

    /// Which of `count` parts with the sums `part`, in all `total`, `offset` lies in; `before` gets the sums of those before
    /// it. Looks from the nearer end.
    @inline(__always)
    private static func part(
        at offset: Int, of count: Int, _ total: Element.Sum, _ before: inout Element.Sum, by measure: (Element.Sum) -> Int,
        _ part: (Int) -> Element.Sum
    ) -> Int {
        var index = 0
        if offset - measure(before) <= measure(total) / 2 {
            while index < count - 1 {
                let after = before + part(index)
                if offset < measure(after) { break }
                before = after
                index += 1
            }
        } else {
            before += total
            index = count
            repeat {
                index -= 1
                before -= part(index)
            } while index > 0 && offset < measure(before)
        }
        return index
    }

    subscript(_ position: Position) -> Element {
        @inline(__always) get { pages[position.page].chunks[position.chunk].elements[position.index] }
    }

    /// Moves to the start of the next chunk; false at the last one.
    func advanceChunk(_ position: inout Position) -> Bool {
        if position.chunk + 1 < pages[position.page].chunks.count {
            position.chunk += 1
        } else if position.page + 1 < pages.count {
            position.page += 1
            position.chunk = 0
        } else {
            return false
        }
        position.index = 0
        return true
    }

    /// The element at or after `position`, whose index may be that of a chunk's end; `position` becomes its place.
    @inline(__always)
    func element(atOrAfter position: inout Position) -> Element? {
        guard !pages.isEmpty else { return nil }
        while position.index >= pages[position.page].chunks[position.chunk].elements.count {
            guard advanceChunk(&position) else { return nil }
        }
        return self[position]
    }

    /// The element before `position`; `position` becomes its place.
    func element(before position: inout Position) -> Element? {
        guard !pages.isEmpty else { return nil }
        if position.index == 0 {
            if position.chunk == 0 {
                guard position.page > 0 else { return nil }
                position.page -= 1
                position.chunk = pages[position.page].chunks.count
            }
            position.chunk -= 1
            position.index = pages[position.page].chunks[position.chunk].elements.count
        }
        position.index -= 1
        return self[position]
    }
}

extension ChunkList {
    /// Changes one chunk in place and keeps its sums.
    private mutating func updateChunk(_ page: Int, _ chunk: Int, _ body: (inout [Element]) -> Void) {
        let old = pages[page].chunks[chunk].sum
        body(&pages[page].chunks[chunk].elements)
        grow(page, chunk, by: Element.sum(pages[page].chunks[chunk].elements.span) - old)
    }

    /// Replaces the elements from `start` up to `end` by those of `new`.
    mutating func replace(_ start: Position, _ end: Position, with new: [Element]) {
        if start == self.end { return append(new) }
        if start.page == end.page && start.chunk == end.chunk {
            let count = pages[start.page].chunks[start.chunk].elements.count - (end.index - start.index) + new.count
            if count > 0 && count <= Element.chunkLimit {
                return updateChunk(start.page, start.chunk) { $0.replaceSubrange(start.index..<end.index, with: new) }
            }
        }
        replaceChunks(start, end, with: new)
    }

    mutating func append(_ new: [Element]) { append(new.span) }

    /// Appends elements that make a chunk of their own, at most `chunkLimit`; they are not copied.
    mutating func append(chunk elements: [Element]) {
        if !elements.isEmpty { appendChunk(Chunk(elements)) }
    }

    /// Appends one element.
    mutating func append(_ element: Element, adding added: Element.Sum) {
        let page = pages.count - 1
        let chunk = page < 0 ? -1 : pages[page].chunks.count - 1
        guard chunk >= 0 && pages[page].chunks[chunk].elements.count < Element.chunkLimit else {
            return appendChunk(Chunk([element]))
        }
        pages[page].chunks[chunk].elements.append(element)
        grow(page, chunk, by: added)
    }

    /// Changes one element to another, whose sum is greater by `added`.
    mutating func set(_ position: Position, _ element: Element, adding added: Element.Sum) {
        pages[position.page].chunks[position.chunk].elements[position.index] = element
        grow(position.page, position.chunk, by: added)
    }

    private mutating func grow(_ page: Int, _ chunk: Int, by added: Element.Sum) {
        pages[page].chunks[chunk].sum += added
        pages[page].sum += added
        sum += added
    }

    /// Appends elements, into the last chunk while they fit.
    @_optimize(speed)
    mutating func append(_ new: borrowing Span<Element>) {
        var taken = 0
        while taken < new.count {
            let page = pages.count - 1
            let chunk = page < 0 ? -1 : pages[page].chunks.count - 1
            let room = chunk < 0 ? 0 : Element.chunkLimit - pages[page].chunks[chunk].elements.count
            if room > 0 {
                let part = new.extracting(taken..<min(new.count, taken + room))
                let added = Element.sum(part)
                pages[page].chunks[chunk].elements.append(copying: part)
                grow(page, chunk, by: added)
                taken += part.count
            } else {
                let part = new.extracting(taken..<min(new.count, taken + Element.chunkLimit))
                appendChunk(Chunk([Element](copying: part)))
                taken += part.count
            }
        }
    }

    private mutating func appendChunk(_ chunk: Chunk) {
        sum += chunk.sum
        if pages.isEmpty || pages[pages.count - 1].chunks.count >= Self.pageLimit {
            pages.append(Page([chunk]))
        } else {
            pages[pages.count - 1].sum += chunk.sum
            pages[pages.count - 1].chunks.append(chunk)
        }
    }

    /// The general case: cuts out whole chunks and puts new ones, evenly filled, in their place.
    private mutating func replaceChunks(_ start: Position, _ end: Position, with new: [Element]) {
        var elements: [Element] = []
        let head = pages[start.page].chunks[start.chunk].elements
        let tail = pages[end.page].chunks[end.chunk].elements
        elements.reserveCapacity(start.index + new.count + tail.count - end.index)
        elements.append(copying: head.span.extracting(0..<start.index))
        elements.append(copying: new.span)
        elements.append(copying: tail.span.extracting(end.index..<tail.count))

        var chunks: [Chunk] = Array(pages[start.page].chunks[..<start.chunk])
        Self.cut(elements, into: &chunks)
        chunks.append(contentsOf: pages[end.page].chunks[(end.chunk + 1)...])
        var replacement: [Page] = []
        let parts = (chunks.count + Self.pageLimit - 1) / Self.pageLimit
        for part in 0..<parts {
            replacement.append(Page(Array(chunks[chunks.count * part / parts..<chunks.count * (part + 1) / parts])))
        }
        for page in start.page...end.page { sum -= pages[page].sum }
        for page in replacement.indices { sum += replacement[page].sum }
        pages.replaceSubrange(start.page...end.page, with: replacement)
        mergeSmallPage(near: start.page)
    }

    /// Cuts elements into chunks of even size that leave room for edits; takes the chunk before it in if both are small.
    private static func cut(_ elements: [Element], into chunks: inout [Chunk]) {
        guard !elements.isEmpty else { return }
        if let last = chunks.last, last.elements.count + elements.count <= Element.chunkLimit / 2 {
            chunks[chunks.count - 1] = Chunk(last.elements + elements)
            return
        }
        let target = Element.chunkLimit * 3 / 4
        let parts = (elements.count + target - 1) / target
        for part in 0..<parts {
            let range = elements.count * part / parts..<elements.count * (part + 1) / parts
            chunks.append(Chunk([Element](copying: elements.span.extracting(range))))
        }
    }

    /// Joins a page that has become small to its neighbour, so that deletions leave no trail of tiny pages.
    private mutating func mergeSmallPage(near index: Int) {
        let first = Swift.max(0, index - 1)
        guard first + 1 < pages.count else { return }
        guard pages[first].chunks.count + pages[first + 1].chunks.count <= Self.pageLimit / 2 else { return }
        let joined = Page(pages[first].chunks + pages[first + 1].chunks)
        pages.replaceSubrange(first...first + 1, with: [joined])
    }
}
