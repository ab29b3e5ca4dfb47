extension ButtonPlan {
    /// The insets under which `layout` gives the frames; `unreachable` with `index` where there are none.
    func insets(for frames: ButtonFrames, _ sizes: ButtonSizes, at index: Int) throws(RegletError) -> ButtonInsets {
        let isComplete = (frames.image == nil) == (sizes.image == nil) && (frames.title == nil) == (sizes.title == nil)
        if sizes.bounds.isEmpty || !isComplete { throw RegletError(.unreachable, at: index) }
        let room = room(in: sizes.bounds)
        let columns = ButtonColumns(
            room.x, image: sizes.image?.width ?? 0, title: sizes.title?.width ?? 0, mirrored: mirrored)
        var insets = ButtonInsets.zero
        var isReachable = true
        if let frame = frames.image, let size = sizes.image {
            let height = lesser(size.height, room.y.length)
            isReachable = frame.fits(Size(width: columns.image, height: height))
            insets.image = EdgeInsets(
                columns.imageArea.insets(for: frame.horizontal, columns.image, limit: room.x.length, at: horizontal),
                room.y.insets(for: frame.vertical, height, limit: room.y.length, at: vertical))
        }
        if let frame = frames.title, let size = sizes.title {
            isReachable = isReachable && frame.fits(size)
            let area = columns.titleArea
            insets.title = EdgeInsets(
                area.insets(for: frame.horizontal, size.width, limit: area.length, at: horizontal),
                room.y.insets(for: frame.vertical, size.height, limit: room.y.length, at: vertical))
        }
        if !isReachable { throw RegletError(.unreachable, at: index) }
        return insets
    }
}

extension Interval {
    /// The insets of this area that place an item of this length at `target`. Their sum makes the item's length,
    /// which layout caps to `limit` less the sum; it is 0 where the item has its length anyway. Their difference
    /// makes the place.
    fileprivate func insets(
        for target: Interval, _ length: Double, limit: Double, at fraction: Double
    ) -> (before: Double, after: Double) {
        let sum = target.length >= length && target.length <= limit ? 0 : limit - target.length
        let before = target.start - start - (self.length - sum - target.length) * fraction
        return (before, sum - before)
    }
}

extension Rect {
    fileprivate func fits(_ size: Size) -> Bool {
        width <= size.width + ButtonFlags.tolerance && height <= size.height + ButtonFlags.tolerance
    }
}

extension EdgeInsets {
    fileprivate init(_ horizontal: (before: Double, after: Double), _ vertical: (before: Double, after: Double)) {
        self.init(top: vertical.before, left: horizontal.before, bottom: vertical.after, right: horizontal.after)
    }
}
