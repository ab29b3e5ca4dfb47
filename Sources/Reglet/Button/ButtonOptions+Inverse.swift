extension ButtonOptions {
    /// The insets under which `layout` gives these frames, so that a host that only knows insets can show any
    /// arrangement. The scale does not count: pixels are rounded by the layout, not by the insets.
    ///
    /// - Parameters:
    ///   - frames: a frame for each item that the button has. The flags do not count.
    /// - Throws: `invalidNumber`; `invalidValue` for an alignment of fill; `unreachable` where no insets give the frames:
    ///   a frame that is larger than its item or of an item that is missing, an item without a frame, an image that is
    ///   larger than the room, a button that is empty.
    public func insets(for frames: ButtonFrames, _ sizes: ButtonSizes) throws(RegletError) -> ButtonInsets {
        try require(isValid && sizes.isValid && (frames.image?.isValid ?? true) && (frames.title?.isValid ?? true))
        return try validInsets(for: frames, sizes)
    }

    /// `insets(for:)` of numbers that have been tested.
    func validInsets(for frames: ButtonFrames, _ sizes: ButtonSizes) throws(RegletError) -> ButtonInsets {
        guard let horizontalAxis, let verticalAxis else { throw RegletError(.invalidValue) }
        let isComplete = (frames.image == nil) == (sizes.image == nil) && (frames.title == nil) == (sizes.title == nil)
        if sizes.bounds.isEmpty || !isComplete { throw RegletError(.unreachable) }
        let room = room(in: sizes.bounds)
        let columns = Columns(room.x, image: sizes.image?.width ?? 0, title: sizes.title?.width ?? 0, direction)
        var insets = ButtonInsets.zero
        if let frame = frames.image, let size = sizes.image {
            insets.image = EdgeInsets(
                horizontal: try columns.imageArea.insets(
                    for: frame.horizontal, columns.image, limit: room.x.length, horizontalAxis),
                vertical: try room.y.insets(
                    for: frame.vertical, min(size.height, room.y.length), limit: room.y.length, verticalAxis))
        }
        if let frame = frames.title, let size = sizes.title {
            insets.title = EdgeInsets(
                horizontal: try columns.titleArea.insets(
                    for: frame.horizontal, size.width, limit: columns.titleArea.length, horizontalAxis),
                vertical: try room.y.insets(for: frame.vertical, size.height, limit: room.y.length, verticalAxis))
        }
        return insets
    }
}

extension Interval {
    /// The insets of this area that place an item of this length at `target`: their sum sets its length, which is capped
    /// to `limit` less the sum, and their difference its place.
    fileprivate func insets(
        for target: Interval, _ length: Double, limit: Double, _ alignment: AxisAlignment
    ) throws(RegletError) -> (before: Double, after: Double) {
        if target.length > length + ButtonFlags.tolerance { throw RegletError(.unreachable) }
        let sum = target.length >= length && target.length <= limit ? 0 : limit - target.length
        switch alignment {
        case .start:
            let before = target.start - start
            return (before, sum - before)
        case .center:
            let shift = (target.start + target.length / 2) - (start + self.length / 2)
            return (sum / 2 + shift, sum / 2 - shift)
        case .end:
            let after = end - target.end
            return (sum - after, after)
        }
    }
}

extension EdgeInsets {
    fileprivate init(horizontal: (before: Double, after: Double), vertical: (before: Double, after: Double)) {
        self.init(top: vertical.before, left: horizontal.before, bottom: vertical.after, right: horizontal.after)
    }
}
