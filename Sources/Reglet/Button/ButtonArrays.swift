/// The sizes of many buttons, an array for each of their parts. An empty array stands for an item that no button has.
public struct ButtonArrays: ~Escapable {
    let bounds: Span<Size>
    let images: Span<Size>
    let titles: Span<Size>

    /// - Throws: `invalidValue` where the counts differ; `invalidNumber` with the index of the button.
    @_lifetime(copy bounds, copy images, copy titles)
    public init(bounds: Span<Size>, images: Span<Size>, titles: Span<Size>) throws(RegletError) {
        self.bounds = bounds
        self.images = images
        self.titles = titles
        try requireCount(images.count, of: bounds.count)
        try requireCount(titles.count, of: bounds.count)
        try requireNone(min(bounds.firstFault, images.firstFault, titles.firstFault))
    }

    /// Whether all buttons have both items.
    var areComplete: Bool { !images.isEmpty && !titles.isEmpty }

    @inline(__always)
    subscript(index: Int) -> ButtonSizes {
        ButtonSizes(bounds: bounds[index], image: images.item(index), title: titles.item(index))
    }

    /// A button where all are complete.
    @inline(__always)
    func complete(_ index: Int) -> ButtonSizes {
        ButtonSizes(bounds: bounds[index], image: images[index], title: titles[index])
    }
}

extension Span where Element: BitwiseCopyable {
    /// The element, or nil for every index where the span stands for something that is missing.
    @inline(__always)
    func item(_ index: Int) -> Element? { index < count ? self[index] : nil }
}

/// Refuses an array that has neither an element for each button nor none at all.
func requireCount(_ count: Int, of buttons: Int) throws(RegletError) {
    if count != buttons && count != 0 { throw RegletError(.invalidValue) }
}

/// Refuses a fault at this index; Int.max is none.
func requireNone(_ fault: Int) throws(RegletError) {
    if fault != .max { throw RegletError(.invalidNumber, at: fault) }
}
