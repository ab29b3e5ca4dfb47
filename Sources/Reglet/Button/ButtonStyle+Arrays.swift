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

        @inline(__always)
        func write(_ style: ButtonStyle) {
            for index in 0..<count {
                let insets = style.sourceInsets(padding, bounds[index], images[index], titles[index])
                titleInsets[index] = insets.title
                imageInsets[index] = insets.image
            }
        }

        // A loop for each style, in which nothing branches.
        switch images.isEmpty || titles.isEmpty ? .reset : self {
        case .right: write(.right)
        case .top: write(.top)
        case .bottom: write(.bottom)
        case .centerTop: write(.centerTop)
        case .centerBottom: write(.centerBottom)
        case .centerUp: write(.centerUp)
        case .centerDown: write(.centerDown)
        case .rightLeft: write(.rightLeft)
        case .leftRight: write(.leftRight)
        case let style:  // the same for all
            let insets = style == .left ? sourceInsets(padding, .zero, .zero, .zero) : .zero
            titleInsets.update(repeating: insets.title)
            imageInsets.update(repeating: insets.image)
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
        if images.isEmpty || titles.isEmpty {
            for index in 0..<count {
                sizes[index] = validFittingSize(padding, images.item(index), titles.item(index), content)
            }
            return
        }

        @inline(__always)
        func write(_ style: ButtonStyle) {
            for index in 0..<count { sizes[index] = style.validFittingSize(padding, images[index], titles[index], content) }
        }

        // As above; one style stands for those that are as large.
        switch self {
        case .reset: write(.reset)
        case .left, .right, .imageLeading, .imageTrailing: write(.left)
        case .rightLeft, .leftRight, .spreadLeading, .spreadTrailing: write(.leftRight)
        case .top, .bottom: write(.top)
        case .centerTop, .centerBottom, .centerUp, .centerDown: write(.centerTop)
        }
    }
}
