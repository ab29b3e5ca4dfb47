extension ChunkList {
    /// A fault in what the type promises, or nil. For tests.
    var fault: StaticString? {
        var total = Element.Sum.zero
        for page in pages {
            if page.chunks.isEmpty { return "empty page" }
            if page.chunks.count > Self.pageLimit { return "page too long" }
            var pageSum = Element.Sum.zero
            for chunk in page.chunks {
                if chunk.elements.isEmpty { return "empty chunk" }
                if chunk.elements.count > Element.chunkLimit { return "chunk too long" }
                if chunk.sum != Element.sum(chunk.elements.span) { return "chunk sum" }
                pageSum += chunk.sum
            }
            if pageSum != page.sum { return "page sum" }
            total += pageSum
        }
        return total == sum ? nil : "total sum"
    }
}
