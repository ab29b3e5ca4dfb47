extension ButtonOptions {
    /// The frames that UIKit gives to a button's image and title under these insets.
    ///
    /// The image comes first: it is capped to the room, each axis by itself, and the title has what is left. Each item
    /// is aligned within the room less the other's width, less its own insets; so content that is centred moves by half
    /// of an inset on one side, (left - right) / 2, and content at an edge by the whole of the inset at that edge.
    /// Insets change a size only where the item does not fit, and negative ones may let a title grow to its natural
    /// width. Filling shares the width out by the items' widths and ignores the direction.
    ///
    /// - Throws: `invalidNumber`.
    public func layout(
        _ sizes: ButtonSizes, imageInsets: EdgeInsets = .zero, titleInsets: EdgeInsets = .zero
    ) throws(RegletError) -> ButtonFrames {
        try require(isValid && sizes.isValid && imageInsets.isValid && titleInsets.isValid)
        return validLayout(sizes, imageInsets, titleInsets)
    }

    /// `layout` of numbers that have been tested.
    @inline(__always)
    func validLayout(_ sizes: ButtonSizes, _ imageInsets: EdgeInsets, _ titleInsets: EdgeInsets) -> ButtonFrames {
        if sizes.bounds.isEmpty { return emptyFrames(of: sizes) }
        let room = room(in: sizes.bounds)
        let image = sizes.image ?? .zero
        let title = sizes.title ?? .zero
        let imageRow = row(min(image.height, room.y.length), room.y.inset(imageInsets.top, imageInsets.bottom))
        let titleRow = row(title.height, room.y.inset(titleInsets.top, titleInsets.bottom))
        let columns = Columns(room.x, image: image.width, title: title.width, direction)
        let (imageColumn, titleColumn) =
            if let horizontalAxis {
                columns.aligned(imageInsets, titleInsets, horizontalAxis)
            } else {
                columns.filled(imageInsets, titleInsets)
            }
        return frames(image: Rect(imageColumn, imageRow), title: Rect(titleColumn, titleRow), of: sizes)
    }

    @inline(__always)
    private func row(_ height: Double, _ area: Interval) -> Interval {
        guard let verticalAxis else { return Interval(start: area.start, length: max(0, area.length)) }
        return area.placing(clamp(height, area.length), verticalAxis)
    }
}

/// The widths of image and title, and the room that each leaves to the other.
struct Columns {
    let room: Interval
    let direction: Direction
    /// The image's width, capped to the room.
    let image: Double
    /// The title's natural width, and what the image leaves of it.
    let naturalTitle: Double
    let title: Double

    @inline(__always)
    init(_ room: Interval, image: Double, title: Double, _ direction: Direction) {
        self.room = room
        self.direction = direction
        self.image = min(image, room.length)
        naturalTitle = title
        self.title = clamp(title, room.length - self.image)
    }

    /// The room less the title's width on its side.
    @inline(__always)
    var imageArea: Interval { direction == .leftToRight ? room.inset(0, title) : room.inset(title, 0) }

    /// The room less the image's width on its side.
    @inline(__always)
    var titleArea: Interval { direction == .leftToRight ? room.inset(image, 0) : room.inset(0, image) }

    @inline(__always)
    func aligned(
        _ imageInsets: EdgeInsets, _ titleInsets: EdgeInsets, _ alignment: AxisAlignment
    ) -> (image: Interval, title: Interval) {
        let imageLimit = room.inset(imageInsets.left, imageInsets.right).length
        let titleArea = titleArea.inset(titleInsets.left, titleInsets.right)
        return (
            imageArea.inset(imageInsets.left, imageInsets.right).placing(clamp(image, imageLimit), alignment),
            titleArea.placing(clamp(naturalTitle, titleArea.length), alignment)
        )
    }

    /// Each item has a share of the room less its own insets: the image at the left of it, the title at the right.
    @inline(__always)
    func filled(_ imageInsets: EdgeInsets, _ titleInsets: EdgeInsets) -> (image: Interval, title: Interval) {
        let imageArea = room.inset(imageInsets.left, imageInsets.right)
        let titleArea = room.inset(titleInsets.left, titleInsets.right)
        let imageShare = clamp(image, imageArea.length)
        let titleShare = clamp(title, titleArea.length)
        let shares = imageShare + titleShare == 0 ? 1 : imageShare + titleShare
        return (
            imageArea.placing(max(0, imageArea.length * imageShare / shares), .start),
            titleArea.placing(max(0, titleArea.length * titleShare / shares), .end)
        )
    }
}

/// A length that is capped to a limit, but not below 0.
@inline(__always)
func clamp(_ length: Double, _ limit: Double) -> Double { max(0, min(length, limit)) }
