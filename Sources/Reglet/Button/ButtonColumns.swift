/// The widths of image and title, and the room that each leaves to the other.
struct ButtonColumns {
    let room: Interval
    /// 1 where the image is right of the title, else 0.
    let mirrored: Double
    /// The image's width, capped to the room.
    let image: Double
    /// The title's natural width, and what the image leaves of it.
    let naturalTitle: Double
    let title: Double

    @inline(__always)
    init(_ room: Interval, image: Double, title: Double, mirrored: Double) {
        self.room = room
        self.mirrored = mirrored
        self.image = lesser(image, room.length)
        naturalTitle = title
        self.title = clamp(title, room.length - self.image)
    }

    /// The room less the title's width on its side.
    @inline(__always)
    var imageArea: Interval { Interval(start: room.start + title * mirrored, length: room.length - title) }

    /// The room less the image's width on its side.
    @inline(__always)
    var titleArea: Interval { Interval(start: room.start + image * (1 - mirrored), length: room.length - image) }

    /// Each item aligned within its area less its own insets.
    @inline(__always)
    func aligned(
        _ imageInsets: EdgeInsets, _ titleInsets: EdgeInsets, at fraction: Double
    ) -> (image: Interval, title: Interval) {
        let imageLimit = room.inset(imageInsets.left, imageInsets.right).length
        let titleArea = titleArea.inset(titleInsets.left, titleInsets.right)
        return (
            imageArea.inset(imageInsets.left, imageInsets.right).placing(clamp(image, imageLimit), at: fraction),
            titleArea.placing(clamp(naturalTitle, titleArea.length), at: fraction)
        )
    }

    /// Each item with a share of the room less its own insets: the image at the left of it, the title at the right.
    func filled(_ imageInsets: EdgeInsets, _ titleInsets: EdgeInsets) -> (image: Interval, title: Interval) {
        let imageArea = room.inset(imageInsets.left, imageInsets.right)
        let titleArea = room.inset(titleInsets.left, titleInsets.right)
        let imageShare = clamp(image, imageArea.length)
        let titleShare = clamp(title, titleArea.length)
        let shares = imageShare + titleShare == 0 ? 1 : imageShare + titleShare
        return (
            imageArea.placing(greater(0, imageArea.length * imageShare / shares), at: 0),
            titleArea.placing(greater(0, titleArea.length * titleShare / shares), at: 1)
        )
    }
}
