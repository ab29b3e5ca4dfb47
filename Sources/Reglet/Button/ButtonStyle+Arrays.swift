extension ButtonStyle {
    /// `insets` of many buttons. `images` and `titles` are their frames while all insets are zero; empty where no
    /// button has one. The error's offset is the index of the button, and then nothing was written.
    ///
    /// - Throws: `invalidNumber`; `invalidValue` for a style that depends on the direction, or counts that differ.
    public func insets(
        padding: Double, bounds: Span<Size>, images: Span<Rect>, titles: Span<Rect>,
        titleInsets: inout MutableSpan<EdgeInsets>, imageInsets: inout MutableSpan<EdgeInsets>
    ) throws(RegletError) {
        if rawValue > ButtonStyle.leftRight.rawValue { throw RegletError(.invalidValue) }
        let count = bounds.count
        try requireCount(images.count, of: count)
        try requireCount(titles.count, of: count)
        if titleInsets.count != count || imageInsets.count != count { throw RegletError(.invalidValue) }
        try require(padding.isWithinLimit)
        try requireNone(min(bounds.firstFault, images.firstFault, titles.firstFault))
        for index in 0..<count {
            let insets =
                if let image = images.item(index), let title = titles.item(index) {
                    sourceInsets(padding, bounds[index], image, title)
                } else {
                    ButtonInsets.zero
                }
            titleInsets[index] = insets.title
            imageInsets[index] = insets.image
        }
    }

    /// `fittingSize` of many buttons. `images` and `titles` are empty where no button has one. The error's offset is
    /// the index of the button, and then nothing was written.
    public func fittingSize(
        padding: Double, images: Span<Size>, titles: Span<Size>, content: EdgeInsets, sizes: inout MutableSpan<Size>
    ) throws(RegletError) {
        let count = sizes.count
        try requireCount(images.count, of: count)
        try requireCount(titles.count, of: count)
        try require(padding.isWithinLimit && content.isValid)
        try requireNone(min(images.firstFault, titles.firstFault))
        for index in 0..<count {
            sizes[index] = validFittingSize(padding, images.item(index), titles.item(index), content)
        }
    }
}
