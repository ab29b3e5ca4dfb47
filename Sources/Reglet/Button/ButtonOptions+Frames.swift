extension ButtonOptions {
    /// The frames that UIKit gives to a button's image and title under these insets.
    ///
    /// The image comes first: it is capped to the room, each axis by itself, and the title has what is left. Each
    /// item is aligned within the room less the other's width, less its own insets; so content that is centred moves
    /// by half of an inset on one side, (left - right) / 2, and content at an edge by the whole of the inset at that
    /// edge. Insets change a size only where the item does not fit, and negative ones may let a title grow to its
    /// natural width. Filling shares the width out by the items' widths and ignores the direction.
    ///
    /// - Throws: `invalidNumber`.
    public func layout(
        _ sizes: ButtonSizes, imageInsets: EdgeInsets = .zero, titleInsets: EdgeInsets = .zero
    ) throws(RegletError) -> ButtonFrames {
        try require(isValid && sizes.isValid && imageInsets.isValid && titleInsets.isValid)
        return ButtonFrames(ButtonPlan(self).layout(sizes, imageInsets, titleInsets), of: sizes)
    }

    /// The frames of a button in a style, by intent: from natural sizes alone, with no earlier layout and no insets.
    ///
    /// Where an item is missing, the style is `reset` or the button is empty, it is UIKit's layout.
    ///
    /// - Parameter padding: the distance that the style keeps, in points, of either sign.
    /// - Throws: `invalidNumber`; `invalidValue` for an alignment of fill.
    public func arrange(
        _ sizes: ButtonSizes, style: ButtonStyle, padding: Double, fit: ButtonFit = .none
    ) throws(RegletError) -> ButtonFrames {
        try refuseFill()
        try require(isValid && sizes.isValid && padding.isWithinLimit)
        return ButtonFrames(ButtonPlan(self).arrange(sizes, style.resolved(direction), padding, fit), of: sizes)
    }

    /// The insets under which `layout` gives these frames, so that a host that only knows insets can show any
    /// arrangement. The scale does not count: pixels are rounded by the layout, not by the insets.
    ///
    /// - Parameter frames: a frame for each item that the button has. The flags do not count.
    /// - Throws: `invalidNumber`; `invalidValue` for an alignment of fill; `unreachable` where no insets give the
    ///   frames: a frame that is larger than its item or of an item that is missing, an item without a frame, an
    ///   image that is larger than the room, a button that is empty.
    public func insets(for frames: ButtonFrames, _ sizes: ButtonSizes) throws(RegletError) -> ButtonInsets {
        try refuseFill()
        try require(isValid && sizes.isValid && (frames.image?.isValid ?? true) && (frames.title?.isValid ?? true))
        return try ButtonPlan(self).insets(for: frames, sizes, at: 0)
    }

    /// Refuses to fill where only a layout can.
    func refuseFill() throws(RegletError) {
        if horizontal == .fill || vertical == .fill { throw RegletError(.invalidValue) }
    }
}
