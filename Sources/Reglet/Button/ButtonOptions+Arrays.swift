// One call for many buttons. In each the error's offset is the index of the button, and then nothing was written;
// arrays whose counts differ are an `invalidValue`.

extension ButtonOptions {
    /// `layout` of many buttons. `imageInsets` and `titleInsets` may be empty: no insets.
    ///
    /// - Throws: `invalidNumber`, `invalidValue`.
    public func layout(
        _ buttons: borrowing ButtonArrays, imageInsets: Span<EdgeInsets>, titleInsets: Span<EdgeInsets>,
        into frames: inout ButtonFrameArrays
    ) throws(RegletError) {
        try require(isValid)
        try requireCount(imageInsets.count, of: buttons.bounds.count)
        try requireCount(titleInsets.count, of: buttons.bounds.count)
        try frames.requireRoom(for: buttons)
        try requireNone(min(imageInsets.firstFault, titleInsets.firstFault))
        let plan = ButtonPlan(self)
        if !buttons.areComplete || plan.fillsHorizontally || plan.fillsVertically {
            for index in buttons.bounds.indices {
                let image = imageInsets.item(index) ?? .zero
                let title = titleInsets.item(index) ?? .zero
                frames.set(index, plan.layout(buttons[index], image, title))
            }
        } else if !imageInsets.isEmpty || !titleInsets.isEmpty {
            for index in buttons.bounds.indices {
                let image = imageInsets.item(index) ?? .zero
                let title = titleInsets.item(index) ?? .zero
                frames.set(index, plan.aligned(buttons.complete(index), image, title))
            }
        } else {
            for index in buttons.bounds.indices {
                frames.set(index, plan.aligned(buttons.complete(index), .zero, .zero))
            }
        }
    }

    /// `arrange` of many buttons in one style.
    ///
    /// - Throws: `invalidNumber`, `invalidValue`.
    public func arrange(
        _ buttons: borrowing ButtonArrays, style: ButtonStyle, padding: Double, fit: ButtonFit,
        into frames: inout ButtonFrameArrays
    ) throws(RegletError) {
        try refuseFill()
        try require(isValid && padding.isWithinLimit)
        try frames.requireRoom(for: buttons)
        let plan = ButtonPlan(self)
        let style = style.resolved(direction)
        if buttons.areComplete {
            for index in buttons.bounds.indices {
                frames.set(index, plan.arrange(buttons.complete(index), style, padding, fit))
            }
        } else {
            for index in buttons.bounds.indices { frames.set(index, plan.layout(buttons[index], .zero, .zero)) }
        }
    }

    /// `insets(for:)` of many buttons. `imageFrames` and `titleFrames` are empty where no button has the item.
    ///
    /// - Throws: `invalidNumber`, `invalidValue`, `unreachable`.
    public func insets(
        imageFrames: Span<Rect>, titleFrames: Span<Rect>, _ buttons: borrowing ButtonArrays,
        titleInsets: inout MutableSpan<EdgeInsets>, imageInsets: inout MutableSpan<EdgeInsets>
    ) throws(RegletError) {
        try refuseFill()
        try require(isValid)
        try requireCount(imageFrames.count, of: buttons.bounds.count)
        try requireCount(titleFrames.count, of: buttons.bounds.count)
        if titleInsets.count != buttons.bounds.count || imageInsets.count != buttons.bounds.count {
            throw RegletError(.invalidValue)
        }
        try requireNone(min(imageFrames.firstFault, titleFrames.firstFault))
        let plan = ButtonPlan(self)
        func insets(_ index: Int) throws(RegletError) -> ButtonInsets {
            let frames = ButtonFrames(image: imageFrames.item(index), title: titleFrames.item(index))
            return try plan.insets(for: frames, buttons[index], at: index)
        }
        for index in buttons.bounds.indices { _ = try insets(index) }
        for index in buttons.bounds.indices {
            let insets = try insets(index)
            titleInsets[index] = insets.title
            imageInsets[index] = insets.image
        }
    }
}
