// Copies of spans, in bulk: the library's own go element by element.

extension Array {
    /// The elements of a span.
    @inline(__always)
    init(copying span: borrowing Span<Element>) {
        self.init(capacity: span.count) { output in
            for index in span.indices { output.append(span[unchecked: index]) }
        }
    }

    /// Appends the elements of a span.
    @inline(__always)
    mutating func append(copying span: borrowing Span<Element>) {
        append(addingCapacity: span.count) { output in
            for index in span.indices { output.append(span[unchecked: index]) }
        }
    }
}
