extension ButtonPlan {
    /// UIKit's frames under insets.
    func layout(_ sizes: ButtonSizes, _ imageInsets: EdgeInsets, _ titleInsets: EdgeInsets) -> ButtonPlaces {
        layout(sizes, imageInsets, titleInsets, fillsHorizontally: fillsHorizontally, fillsVertically: fillsVertically)
    }

    /// `layout` where nothing is filled, inlined into loops over many buttons.
    @inline(always)
    func aligned(_ sizes: ButtonSizes, _ imageInsets: EdgeInsets, _ titleInsets: EdgeInsets) -> ButtonPlaces {
        layout(sizes, imageInsets, titleInsets, fillsHorizontally: false, fillsVertically: false)
    }

    @inline(always)
    private func layout(
        _ sizes: ButtonSizes, _ imageInsets: EdgeInsets, _ titleInsets: EdgeInsets, fillsHorizontally: Bool,
        fillsVertically: Bool
    ) -> ButtonPlaces {
        if sizes.bounds.isEmpty { return .empty }
        let room = room(in: sizes.bounds)
        let image = sizes.image ?? .zero
        let title = sizes.title ?? .zero
        let columns = ButtonColumns(room.x, image: image.width, title: title.width, mirrored: mirrored)
        let (imageColumn, titleColumn) =
            fillsHorizontally
            ? columns.filled(imageInsets, titleInsets) : columns.aligned(imageInsets, titleInsets, at: horizontal)
        let imageArea = room.y.inset(imageInsets.top, imageInsets.bottom)
        let titleArea = room.y.inset(titleInsets.top, titleInsets.bottom)
        let (imageRow, titleRow) =
            fillsVertically
            ? (imageArea.filled, titleArea.filled)
            : (
                imageArea.placing(clamp(lesser(image.height, room.y.length), imageArea.length), at: vertical),
                titleArea.placing(clamp(title.height, titleArea.length), at: vertical)
            )
        return ButtonPlaces(
            image: Rect(imageColumn, imageRow), title: Rect(titleColumn, titleRow), of: sizes, scale: scale)
    }
}

extension Interval {
    /// Where something lies that has the whole length, but not a negative one.
    fileprivate var filled: Interval { Interval(start: start, length: greater(length, 0)) }
}
